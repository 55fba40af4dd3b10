import type { DepartmentAccess } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { departmentMemberTable } from '../department.table.ts';

/** Makes somebody a member of these departments, and of those below them. What gave the reason for it is in the log. */
export async function giveDepartments(
  db: TenantDb,
  person_id: string,
  departments: readonly string[],
  access: DepartmentAccess,
): Promise<void> {
  if (departments.length === 0) return;
  await db
    .insert(departmentMemberTable)
    .values(departments.map((department_id) => ({ id: newId(db.now), person_id, department_id, access })));
}
