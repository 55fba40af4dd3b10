import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { openTasks } from './task.queries.ts';

/** The tasks of a department that belong to nothing else: the open ones go along where it is archived. */
export const tasksInDepartment: DepartmentContent = {
  kind: 'tasks',
  columns: ['task.department_id'],
  type: 'task',
  action: 'task.department_archived',
  named: ({ name }) => name,
  openIn: (db, department) =>
    sql`select t.id from task t where t.org_id = ${db.org_id} and t.department_id = ${department} and ${openTasks}`,
  anythingIn: (db, department) =>
    sql`select from task t where t.org_id = ${db.org_id} and t.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select t.id from task t where t.org_id = ${db.org_id} and t.id = any (${sql.param(ids)}::uuid[]) and t.department_id = ${from.id} order by t.id for update
    ) update task t set department_id = ${to.id}::uuid, version = t.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where t.org_id = ${db.org_id} and t.id = held.id returning t.id, t.ref`),
};
