import { sql } from 'drizzle-orm';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { controlSeenBy } from './shared/control.queries.ts';

/** The controls in use that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedControls: Holding = {
  kind: 'control_owner',
  columns: ['control.owner_id'],
  type: 'control',
  action: 'control.handed_over',
  field: 'owner',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) => sql`select c.id, c.department_id from control c
    where c.org_id = ${db.org_id} and c.owner_id = ${person} and c.deleted_at is null and c.status <> 'retired'`,
  mayHold: (db, actor) =>
    sql`exists (select from control c where c.org_id = ${db.org_id} and c.id = h.id and ${controlSeenBy(personAsViewer(actor))})`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<HandedOver>(sql`with held as (
      select c.id from control c where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and c.owner_id = ${from.id} order by c.id for update
    ) update control c set owner_id = ${to.id}::uuid, version = c.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where c.org_id = ${db.org_id} and c.id = held.id returning c.id, c.ref`),
};
