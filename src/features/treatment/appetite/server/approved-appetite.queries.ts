import { sql } from 'drizzle-orm';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';

/** The risk appetites that people approved and answer for, as long as they hold: any active member will do. */
export const approvedAppetites: Holding = {
  kind: 'appetite_approver',
  columns: ['appetite.approver_id'],
  type: 'appetite',
  action: 'appetite.handed_over',
  field: 'approver',
  named: ({ name }) => name,
  heldBy: (
    db,
    person,
  ) => sql`select a.id, null::uuid as department_id from appetite a where a.org_id = ${db.org_id} and a.approver_id = ${person}
    and coalesce(a.valid_to, 'infinity') >= ${db.now.toISOString()}::timestamptz::date`,
  mayHold: () => sql`true`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<{ id: string }>(sql`with held as (
      select a.id from appetite a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.approver_id = ${from.id} order by a.id for update
    ) update appetite a set approver_id = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id`),
};
