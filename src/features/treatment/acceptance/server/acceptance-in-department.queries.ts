import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { underWay } from './held-acceptance.queries.ts';

/** The acceptances of a department: those under way go along where it is archived. */
export const acceptancesInDepartment: DepartmentContent = {
  kind: 'acceptances',
  columns: ['acceptance.department_id'],
  type: 'acceptance',
  action: 'acceptance.department_archived',
  named: ({ name }) => name,
  openIn: (db, department) => sql`select a.id from acceptance a
    where a.org_id = ${db.org_id} and a.department_id = ${department} and ${underWay}`,
  anythingIn: (db, department) =>
    sql`select from acceptance a where a.org_id = ${db.org_id} and a.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select a.id from acceptance a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.department_id = ${from.id} order by a.id for update
    ) update acceptance a set department_id = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`),
};
