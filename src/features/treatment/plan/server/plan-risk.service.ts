import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';

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

export const addRisks = (db: TenantDb, planId: string, ids: readonly string[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.query(sql`insert into plan_risk (org_id, plan_id, risk_id)
        select ${db.org_id}, ${planId}, r.id from unnest(${sql.param([...new Set(ids)])}::uuid[]) as r (id) on conflict do nothing`);

/** Links a plan to these risks; those that the caller does not see stay linked. */
export async function setRisks(call: Call, planId: string, ids: readonly string[]): Promise<void> {
  const { db, actor } = call;
  await db.query(sql`delete from plan_risk k using risk r where k.org_id = ${db.org_id} and k.plan_id = ${planId}
    and r.org_id = k.org_id and r.id = k.risk_id and ${visibleTo(actor)} and r.id <> all (${sql.param([...ids])}::uuid[])`);
  await addRisks(db, planId, ids);
}
