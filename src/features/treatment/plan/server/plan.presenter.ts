import type { Actor } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { soonDays, type Plan, type PlanFlag, type PlanRow } from '../plan.contract.ts';
import { runningPlanStatuses } from '../plan-status.contract.ts';
import { planWorkflow, type PlanFacts } from '../plan.workflow.ts';
import type { StoredPlan, StoredRow } from './plan.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What follows from the day and from the row itself. */
function flagsOf({ status, due_on, request, budget, spent }: StoredRow, day: string): PlanFlag[] {
  const runs = runningPlanStatuses.some((one) => one === status);
  const flags: Record<PlanFlag, boolean> = {
    overdue: runs && due_on !== null && due_on < day,
    due_soon: runs && due_on !== null && due_on >= day && due_on <= daysLater(day, soonDays),
    awaiting_decision: status === 'submitted' || status === 'completed',
    reschedule_asked: request !== null,
    over_budget: budget !== null && spent !== null && spent > budget,
  };
  return (Object.keys(flags) as PlanFlag[]).filter((flag) => flags[flag]);
}

/** A plan in a list, as whoever asks sees it. */
export function toRow(row: StoredRow, actor: Actor, now: Date): PlanRow {
  const { department_id, owner_id, approver_id } = row;
  return {
    id: row.id,
    version: row.version,
    ref: row.ref,
    title: row.title,
    status: row.status,
    priority: row.priority,
    control: row.control,
    department: named(department_id, row.department_name),
    owner: named(owner_id, row.owner_name),
    approver: named(approver_id, row.approver_name),
    start_on: row.start_on,
    due_on: row.due_on,
    first_due_on: row.reschedules > 0 ? row.first_due_on : null,
    reschedules: row.reschedules,
    budget: row.budget,
    spent: row.spent,
    currency: row.currency,
    effort_days: row.effort_days,
    progress: row.progress,
    updated_at: row.updated_at,
    flags: flagsOf(row, today(now, actor.timezone)),
  };
}

/** What rights and guards look at. */
export const factsOf = (plan: StoredPlan): PlanFacts => ({ ...plan, open_tasks: plan.tasks.open });

/** A plan with everything about it, as whoever asks sees it. */
export const toPlan = (stored: StoredPlan, actor: Actor, now: Date): Plan => ({
  ...toRow(stored, actor, now),
  objective: stored.objective,
  description: stored.description,
  expected: {
    design: stored.expected_design,
    status: stored.expected_status,
    maturity_level: stored.expected_maturity,
  },
  risks: stored.risks,
  origin: stored.origin,
  gaps: stored.gaps,
  tasks: { open: stored.tasks.open, total: stored.tasks.total },
  proofs: stored.proofs,
  request: stored.request,
  status_reason: stored.status_reason,
  result_note: stored.result_note,
  created_at: stored.created_at,
  submitted_at: stored.submitted_at,
  submitted_by: named(stored.submitted_by, stored.submitted_by_name),
  approved_at: stored.approved_at,
  approved_by: named(stored.approved_by, stored.approved_by_name),
  started_at: stored.started_at,
  completed_at: stored.completed_at,
  completed_by: named(stored.completed_by, stored.completed_by_name),
  validated_at: stored.validated_at,
  validated_by: named(stored.validated_by, stored.validated_by_name),
  deleted_at: stored.deleted_at,
  permissions: { can: planWorkflow.can(actor, factsOf(stored), now) },
});
