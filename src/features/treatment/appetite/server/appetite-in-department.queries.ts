import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';

/** The risk appetite of a department stays with it where it is archived: the one of the department that takes over its risks holds for
 *  them from then on. */
export const appetitesInDepartment: DepartmentContent = {
  kind: 'appetites',
  columns: ['appetite.department_id'],
  type: 'appetite',
  action: 'appetite.department_archived',
  named: ({ name }) => name,
  openIn: () => sql`select null::uuid as id where false`,
  anythingIn: (db, department) =>
    sql`select from appetite a where a.org_id = ${db.org_id} and a.department_id = ${department}`,
  move: async () => [],
};
