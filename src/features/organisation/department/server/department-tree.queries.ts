import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { DepartmentMember, DepartmentNode } from '../department-change.contract.ts';

const columns = sql`d.id, d.name, d.parent_id, d.version, d.code, d.description, d.status,
  (select count(*)::int from department_member m join person p on p.org_id = m.org_id and p.id = m.person_id
    where m.org_id = d.org_id and m.department_id = d.id and p.status = 'active') as members`;

export const findNodes = (db: TenantDb): Promise<DepartmentNode[]> =>
  db.query<DepartmentNode>(
    sql`select ${columns} from department d where d.org_id = ${db.org_id} order by d.position, d.name, d.id`,
  );

export const findNode = async (db: TenantDb, id: string): Promise<DepartmentNode | undefined> =>
  (
    await db.query<DepartmentNode>(
      sql`select ${columns} from department d where d.org_id = ${db.org_id} and d.id = ${id}`,
    )
  )[0];

/** A department as its place is worked out. */
export interface Placed {
  id: string;
  name: string;
  parent_id: string | null;
  path: string[];
}

/** The whole tree in its order, locked: two that move departments at once would make a circle. Whoever puts something into a
 *  department does not wait for it. */
export const findTreeToChange = (db: TenantDb): Promise<Placed[]> =>
  db.query<Placed>(sql`select d.id, d.name, d.parent_id, d.path from department d
    where d.org_id = ${db.org_id} order by d.position, d.name, d.id for no key update`);

/** Locks a department against whoever is about to put something into it. */
export const lockDepartment = (db: TenantDb, id: string): Promise<unknown> =>
  db.query(sql`select from department d where d.org_id = ${db.org_id} and d.id = ${id} for update`);

/** Writes the places of departments, each by its number in the order of the tree, in one statement; those of which nothing changed
 *  stay as they are. */
export async function writePlaces(db: TenantDb, placed: readonly Placed[]): Promise<void> {
  const rows = placed.map(({ id, path }, position) => ({ id, path, position }));
  await db.query(sql`update department d set position = v.position, path = array(select jsonb_array_elements_text(v.path)::uuid)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, path jsonb, position int)
    where d.org_id = ${db.org_id} and d.id = v.id
      and (d.position, d.path) is distinct from (v.position, array(select jsonb_array_elements_text(v.path)::uuid))`);
}

export const findMembers = (db: TenantDb, id: string): Promise<DepartmentMember[]> =>
  db.query<DepartmentMember>(sql`select m.person_id as user_id, p.first_name || ' ' || p.last_name as name, p.status = 'active' as is_active,
      m.access, m.include_children
    from department_member m join person p on p.org_id = m.org_id and p.id = m.person_id
    where m.org_id = ${db.org_id} and m.department_id = ${id} order by p.first_name, p.last_name, p.id`);
