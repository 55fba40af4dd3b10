import type { Actor } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownRow } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { Progress } from '#features/treatment/task/server/shared/task-progress.queries.ts';
import { soonDays, type Plan, type PlanFlag, type PlanRow } from '../plan.contract.ts';
import { planRecord } from '../plan.record.ts';
import { runningPlanStatuses } from '../plan-status.contract.ts';
import type { PlanFacts } from '../plan.workflow.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** What of a plan is read beside its fields, in a list too. */
interface BesideFields {
  currency: string;
  /** Another due date is asked for. */
  is_move_asked: boolean;
}
export type StoredPlanRow = StoredRow<typeof planRecord> & BesideFields;

/** The same of one. */
export interface BesidePlan extends BesideFields, Pick<Plan, 'origin' | 'gaps' | 'proofs'> {
  tasks: Progress;
}
export type StoredPlan = ReadRecord<typeof planRecord, BesidePlan>;

/** What follows from the day and from the row itself. */
function flagsOf({ status, due_on, is_move_asked, budget, spent }: StoredPlanRow, day: string): PlanFlag[] {
  const runs = runningPlanStatuses.some((one) => one === status);
  const flags: Record<PlanFlag, boolean> = {
    overdue: runs && due_on !== null && due_on < day,
    due_soon: runs && due_on !== null && due_on >= day && due_on <= daysLater(day, soonDays),
    awaiting_decision: status === 'submitted' || status === 'completed',
    reschedule_asked: is_move_asked,
    over_budget: budget !== null && spent !== null && spent > budget,
  };
  return keysOf(flags).filter((flag) => flags[flag]);
}

/** What is shown of a plan beside its fields. */
export const beside = (row: StoredPlanRow, { timezone }: Actor, now: Date) => ({
  first_due_on: row.reschedules > 0 ? row.first_due_on : null,
  currency: row.currency,
  flags: flagsOf(row, today(now, timezone)),
});

/** What rights and guards look at. */
export const factsOf = (plan: StoredPlan): PlanFacts => ({ ...plan, open_tasks: plan.tasks.open });

/** A plan in a list, as whoever asks sees it. */
export const toRow = (row: StoredPlanRow, actor: Actor, now: Date): PlanRow => ({
  ...shownRow(planRecord, row),
  ...beside(row, actor, now),
});
