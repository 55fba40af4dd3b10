import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';

const named = (db: TenantDb, department: string): SQL =>
  sql`from invitation_department n join invitation i on i.org_id = n.org_id and i.id = n.invitation_id
    where n.org_id = ${db.org_id} and n.department_id = ${department}`;

/** Who was invited to a department and has not joined yet is to belong to another one, when it is archived. */
export const invitationsToDepartment: DepartmentContent = {
  kind: 'invitations',
  columns: ['invitation_department.department_id'],
  type: 'invitation',
  action: 'invitation.department_changed',
  named: ({ id, name }) => ({ id, name }),
  openIn: (db, department) =>
    sql`select i.id ${named(db, department)} and i.status in ('pending', 'expired')`,
  anythingIn: (db, department) => sql`select ${named(db, department)}`,
  async move({ db, by }, from, to, ids) {
    return db.query<{ id: string }>(sql`with left_behind as (
        delete from invitation_department n where n.org_id = ${db.org_id} and n.department_id = ${from.id}
          and n.invitation_id = any (${sql.param(ids)}::uuid[]) returning n.invitation_id
      ), named as (
        insert into invitation_department (org_id, invitation_id, department_id)
        select ${db.org_id}, invitation_id, ${to.id} from left_behind on conflict do nothing
      )
      update invitation i set version = i.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      where i.org_id = ${db.org_id} and i.id in (select invitation_id from left_behind) returning i.id`);
  },
};
