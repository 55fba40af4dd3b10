import { sql } from 'drizzle-orm';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { seenBy } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** The indicators of open risks that people own. They go to somebody who sees the risk already. */
export const ownedIndicators: Holding = {
  kind: 'indicator_owner',
  columns: ['indicator.owner_id'],
  type: 'indicator',
  action: 'indicator.handed_over',
  field: 'owner',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) => sql`select i.id, r.department_id from indicator i
    join risk r on r.org_id = i.org_id and r.id = i.risk_id and r.deleted_at is null and r.status <> 'closed'
    where i.org_id = ${db.org_id} and i.owner_id = ${person}`,
  mayHold: (db, actor) =>
    sql`exists (select from indicator i join risk r on r.org_id = i.org_id and r.id = i.risk_id
      where i.org_id = ${db.org_id} and i.id = h.id and ${seenBy(personAsViewer(actor))})`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<HandedOver>(sql`with held as (
      select i.id from indicator i where i.org_id = ${db.org_id} and i.id = any (${sql.param(ids)}::uuid[]) and i.owner_id = ${from.id} order by i.id for update
    ) update indicator i set owner_id = ${to.id}::uuid, version = i.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where i.org_id = ${db.org_id} and i.id = held.id returning i.id`),
};
