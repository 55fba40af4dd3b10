import { sql } from 'drizzle-orm';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { seenBy } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** The open risks that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedRisks: Holding = {
  kind: 'risk_owner',
  columns: ['risk.owner_id'],
  type: 'risk',
  action: 'risk.handed_over',
  field: 'owner',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) => sql`select r.id, r.department_id from risk r
    where r.org_id = ${db.org_id} and r.owner_id = ${person} and r.deleted_at is null and r.status <> 'closed'`,
  mayHold: (db, actor) =>
    sql`exists (select from risk r where r.org_id = ${db.org_id} and r.id = h.id and ${seenBy(personAsViewer(actor))})`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select r.id from risk r where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.owner_id = ${from.id} order by r.id for update
    ) update risk r set owner_id = ${to.id}::uuid, version = r.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where r.org_id = ${db.org_id} and r.id = held.id returning r.id, r.ref`),
};
