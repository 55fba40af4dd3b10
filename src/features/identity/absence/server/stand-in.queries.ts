import { sql } from 'drizzle-orm';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';

/** The absences, now or to come, in which somebody stands in. They go to somebody of no lesser type who belongs to the same departments
 *  directly, and is not the absent person. */
export const standIns: Holding = {
  kind: 'stand_in',
  columns: ['person.delegate_id'],
  type: 'person',
  action: 'person.stand_in_changed',
  field: 'delegate_id',
  named: ({ id, name }) => ({ id, name }),
  // Those that are over name nobody any more once somebody leaves.
  heldBy: (db, person) => sql`select a.id, null::uuid as department_id from person a
    where a.org_id = ${db.org_id} and a.delegate_id = ${person} and a.status = 'active'`,
  mayHold: (
    db,
  ) => sql`p.id <> h.id and exists (select from person a where a.org_id = ${db.org_id} and a.id = h.id
    and (p.type = 'Admin' or ((a.type = 'User' or p.type = a.type) and (p.org_editor or not a.org_editor) and not exists (
      select from department_member m where m.org_id = ${db.org_id} and m.person_id = a.id and not exists (
        select from department_member o where o.org_id = ${db.org_id} and o.person_id = p.id and o.department_id = m.department_id
          and o.include_children >= m.include_children
          and array_position(array['lead', 'editor', 'viewer'], o.access) <= array_position(array['lead', 'editor', 'viewer'], m.access))))))`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<{ id: string }>(sql`with held as (
      select a.id from person a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.delegate_id = ${from.id} order by a.id for no key update
    ) update person a set delegate_id = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id`),
};
