import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';

/** The risks of a department: the open ones go along where it is archived. */
export const risksInDepartment: DepartmentContent = {
  kind: 'risks',
  columns: ['risk.department_id'],
  type: 'risk',
  action: 'risk.department_archived',
  named: ({ id, name }) => ({ id, name }),
  openIn: (db, department) => sql`select r.id from risk r
    where r.org_id = ${db.org_id} and r.department_id = ${department} and r.deleted_at is null and r.status <> 'closed'`,
  anythingIn: (db, department) =>
    sql`select from risk r where r.org_id = ${db.org_id} and r.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select r.id from risk r where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.department_id = ${from.id} order by r.id for update
    ) update risk r set department_id = ${to.id}::uuid, version = r.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where r.org_id = ${db.org_id} and r.id = held.id returning r.id, r.ref`),
};
