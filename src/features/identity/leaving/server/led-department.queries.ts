import { sql } from 'drizzle-orm';
import type { Holding } from './shared/holding.queries.ts';

/** The departments that people lead. They go to somebody who may lead one: a User edits nowhere. Whoever led one stays a member of
 *  it, in case they come back. */
export const ledDepartments: Holding = {
  kind: 'department_lead',
  columns: ['department_member.person_id'],
  type: 'department',
  action: 'department.handed_over',
  field: 'lead',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) => sql`select m.department_id as id, m.department_id from department_member m
    where m.org_id = ${db.org_id} and m.person_id = ${person} and m.access = 'lead'`,
  mayHold: () => sql`p.type <> 'User'`,
  handOver: ({ db }, from, to, ids) =>
    db.query<{ id: string }>(sql`with held as (
      select m.department_id as id, m.include_children from department_member m
      where m.org_id = ${db.org_id} and m.department_id = any (${sql.param(ids)}::uuid[]) and m.person_id = ${from.id} and m.access = 'lead' order by m.id for update
    ), led as (
      insert into department_member (org_id, id, department_id, person_id, access, include_children)
      select ${db.org_id}, gen_random_uuid(), held.id, ${to.id}::uuid, 'lead', held.include_children from held
      on conflict (org_id, person_id, department_id) do update set access = 'lead', include_children = department_member.include_children or excluded.include_children
    ) update department_member m set access = 'editor' from held
      where m.org_id = ${db.org_id} and m.department_id = held.id and m.person_id = ${from.id} returning held.id`),
};
