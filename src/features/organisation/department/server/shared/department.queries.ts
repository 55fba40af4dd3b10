import { departmentAccesses, type Actor } from '#platform/contract/access.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import type { Department, DepartmentPlace } from '../../department.contract.ts';

const ranks = `array['${departmentAccesses.join("', '")}']`;
/** The departments somebody belongs to, in tree order, or all of them; $1 is the organisation. Whoever belongs to one by itself
 *  and by one above it has the greater access. */
export const departmentsOf = (person: string, all: string) =>
  `select d.id, d.name, d.parent_id, case when ${all} then 'lead' else (${ranks})[min(array_position(${ranks}, m.access))] end as access
    from department d
    left join department_member m on m.org_id = $1 and m.person_id = ${person}
      and (m.department_id = d.id or (m.include_children and m.department_id = any (d.path)))
    where d.org_id = $1 and d.status = 'active' and (${all} or m.id is not null)
    group by d.id, d.name, d.parent_id, d.position, d.path, d.org_id order by d.position, d.name, d.id`;
const departments: Statement = { name: 'departments_of_person', text: departmentsOf('$2', '$3') };

/** The departments a person belongs to, in tree order; an Admin has all of them. */
export const findDepartments = (
  db: TenantDb,
  { id, type }: Pick<Actor, 'id' | 'type'>,
): Promise<Department[]> => db.ask<Department>(departments, [db.org_id, id, type === 'Admin']);

const places: Statement = {
  name: 'departments_of_organisation',
  text: `select d.id, d.name, d.parent_id from department d where d.org_id = $1 and d.status = 'active' order by d.position, d.name, d.id`,
};
export const findEveryDepartment = (db: TenantDb): Promise<DepartmentPlace[]> =>
  db.ask<DepartmentPlace>(places, [db.org_id]);
