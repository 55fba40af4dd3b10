import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { underWay } from './held-assessment.queries.ts';

/** The assessments of a department: those under way go along where it is archived, and leave the dashboard of that department. */
export const assessmentsInDepartment: DepartmentContent = {
  kind: 'maturity_assessments',
  columns: ['maturity_assessment.department_id'],
  type: 'maturity_assessment',
  action: 'maturity.department_archived',
  named: ({ name }) => name,
  openIn: (db, department) => sql`select a.id from maturity_assessment a
    where a.org_id = ${db.org_id} and a.department_id = ${department} and ${underWay}`,
  anythingIn: (db, department) =>
    sql`select from maturity_assessment a where a.org_id = ${db.org_id} and a.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select a.id from maturity_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.department_id = ${from.id} order by a.id for update
    ) update maturity_assessment a set department_id = ${to.id}::uuid, is_dashboard = false, version = a.version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`),
};
