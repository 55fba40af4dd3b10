import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openPlanStatuses } from '../plan-status.contract.ts';
import { plansSeenBy } from './shared/plan-visibility.queries.ts';

/** Something is still to be done or decided about the plan `cip`. */
export const isOpenPlan = sql`${oneOfThese(sql.raw('cip.status'), openPlanStatuses)} and cip.deleted_at is null`;

/** The open plans that name people in one of two ways. They go to somebody who sees them already: handing over opens no department. */
const naming = (kind: string, column: 'owner_id' | 'approver_id', may: SQL): Holding => {
  const named = sql.raw(`cip.${column}`);
  return {
    kind,
    columns: [`plan.${column}`],
    type: 'plan',
    action: 'plan.handed_over',
    field: column === 'owner_id' ? 'owner' : 'approver',
    named: ({ id, name }) => ({ id, name }),
    heldBy: (db, person) =>
      sql`select cip.id, cip.department_id from plan cip where cip.org_id = ${db.org_id} and ${named} = ${person} and ${isOpenPlan}`,
    mayHold: (db, actor) =>
      sql`exists (select from plan cip where cip.org_id = ${db.org_id} and cip.id = h.id and ${plansSeenBy(personAsViewer(actor))} and ${may})`,
    handOver: ({ db, by }, from, to, ids) =>
      db.query<{ id: string; ref: string }>(sql`with held as (${locked(db, ids, sql`${named} = ${from.id}`)})
        update plan cip set ${sql.raw(column)} = ${to.id}::uuid, version = cip.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
        from held where cip.org_id = ${db.org_id} and cip.id = held.id returning cip.id, cip.ref`),
  };
};

const locked = (db: TenantDb, ids: readonly string[], rule: SQL): SQL =>
  sql`select cip.id from plan cip where cip.org_id = ${db.org_id} and cip.id = any (${sql.param([...ids])}::uuid[]) and ${rule} order by cip.id for update`;

export const ownedPlans = naming('plan_owner', 'owner_id', sql`true`);
/** A User decides about no plan, and nobody about one that they own. */
export const plansToApprove = naming(
  'plan_approver',
  'approver_id',
  sql`p.type <> 'User' and cip.owner_id is distinct from p.id`,
);
