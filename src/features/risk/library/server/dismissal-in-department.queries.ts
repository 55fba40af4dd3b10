import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';

/** What a department put aside of the repository stays with it: nothing of that is open. */
export const dismissalsInDepartment: DepartmentContent = {
  kind: 'risk_dismissals',
  columns: ['risk_library_dismissal.department_id'],
  type: 'risk_library_item',
  action: 'risk_library.department_archived',
  named: ({ id, name }) => ({ id, name }),
  openIn: () => sql`select null::uuid as id where false`,
  anythingIn: (db, department) =>
    sql`select from risk_library_dismissal b where b.org_id = ${db.org_id} and b.department_id = ${department}`,
  move: async () => [],
};
