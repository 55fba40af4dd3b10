import { sql } from 'drizzle-orm';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { isOpenPlan } from './owned-plan.queries.ts';

/** The plans of a department: the open ones go along where it is archived. */
export const plansInDepartment: DepartmentContent = {
  kind: 'plans',
  columns: ['plan.department_id'],
  type: 'plan',
  action: 'plan.department_archived',
  named: ({ id, name }) => ({ id, name }),
  openIn: (db, department) => sql`select cip.id from plan cip
    where cip.org_id = ${db.org_id} and cip.department_id = ${department} and ${isOpenPlan}`,
  anythingIn: (db, department) =>
    sql`select from plan cip where cip.org_id = ${db.org_id} and cip.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select cip.id from plan cip where cip.org_id = ${db.org_id} and cip.id = any (${sql.param([...ids])}::uuid[]) and cip.department_id = ${from.id} order by cip.id for update
    ) update plan cip set department_id = ${to.id}::uuid, version = cip.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where cip.org_id = ${db.org_id} and cip.id = held.id returning cip.id, cip.ref`),
};
