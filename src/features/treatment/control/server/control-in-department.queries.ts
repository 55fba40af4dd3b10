import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';

/** The controls of a department: those in use go along where it is archived. */
export const controlsInDepartment: DepartmentContent = {
  kind: 'controls',
  columns: ['control.department_id'],
  type: 'control',
  action: 'control.department_archived',
  named: ({ id, name }) => ({ id, name }),
  openIn: (db, department) => sql`select c.id from control c
    where c.org_id = ${db.org_id} and c.department_id = ${department} and c.deleted_at is null and c.status <> 'retired'`,
  anythingIn: (db, department) =>
    sql`select from control c where c.org_id = ${db.org_id} and c.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select c.id from control c where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and c.department_id = ${from.id} order by c.id for update
    ) update control c set department_id = ${to.id}::uuid, version = c.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where c.org_id = ${db.org_id} and c.id = held.id returning c.id, c.ref`),
};
