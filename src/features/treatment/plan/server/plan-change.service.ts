import type { Call } from '#platform/server/http/serve.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Plan } from '../plan.contract.ts';
import { planWorkflow } from '../plan.workflow.ts';
import { planInHistory } from '../plan-history.rules.ts';
import { factsOf, toPlan } from './plan.presenter.ts';
import { findPlanToChange, writePlan, type StoredPlan } from './plan.queries.ts';
import { tellOfChange } from './plan-notice.service.ts';
import { planTable } from './plan.table.ts';

/** A plan as whoever changed it sees it then. */
export const shownTo = ({ actor, db }: Call, stored: StoredPlan): Plan => toPlan(stored, actor, db.now);

/** Plans as verbs take and change them. */
export const plans = recordsOf({
  type: 'plan',
  workflow: planWorkflow,
  table: planTable,
  findToChange: findPlanToChange,
  factsOf,
  shownTo,
  historyOf: (call: Call, row: StoredPlan) => planInHistory(shownTo(call, row)),
  write: writePlan,
  tell: tellOfChange,
});

type Named = { id: string; ref: string };
/** The control and the risks of a plan, as the log names them: their histories tell of it too. */
export const objectsAround = ({
  control,
  risks,
}: {
  control?: Named | null;
  risks: readonly Named[];
}): ActObject[] => [
  ...(control ? [{ type: 'control', id: control.id, ref: control.ref }] : []),
  ...risks.map(({ id, ref }) => ({ type: 'risk', id, ref })),
];

/** All risks that a plan is to lower. */
export async function risksOfPlan(db: TenantDb, planId: string): Promise<string[]> {
  const rows = await db.query<{ risk_id: string }>(
    sql`select k.risk_id from plan_risk k where k.org_id = ${db.org_id} and k.plan_id = ${planId}`,
  );
  return rows.map(({ risk_id }) => risk_id);
}

/** Has the ratings of the risks computed anew that a plan is to lower: what they are expected to become follows from it. */
export async function risksDue(db: TenantDb, planId: string): Promise<void> {
  await residualDue(db, { risks: await risksOfPlan(db, planId), cause: 'plan_changed' });
}
