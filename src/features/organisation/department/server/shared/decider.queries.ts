import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** More are not asked for one decision. */
const most = 50;

/** Whom a decision about a department's row is asked of: those who lead or edit it, or a department above it with what lies below. Where
 *  nobody else does, and for rows of the whole organisation, those who edit these, and the Admins. Never `not`. Selects their ids. */
export const decidersOf = (db: TenantDb, departmentId: string | null, not: readonly string[]): SQL =>
  sql`with asked as (
      select p.id, exists (select from department d join department_member m on m.org_id = d.org_id and m.person_id = p.id and m.access <> 'viewer'
          and (m.department_id = d.id or (m.include_children and m.department_id = any (d.path)))
        where d.org_id = ${db.org_id} and d.id = ${departmentId}::uuid) and p.type <> 'User' as is_near,
        p.type = 'Admin' or (p.type = 'Staff' and p.org_editor and ${departmentId}::uuid is null) as is_far
      from person p where p.org_id = ${db.org_id} and p.status = 'active' and p.type <> 'User' and p.id <> all (${sql.param(not)}::uuid[])
    ) select id from asked where is_near or (is_far and not exists (select from asked near where near.is_near))
    order by id limit ${most}`;

/** The active Admins, but for these. Selects their ids. */
export const adminsOf = (db: TenantDb, not: readonly string[] = []): SQL =>
  sql`select p.id from person p where p.org_id = ${db.org_id} and p.type = 'Admin' and p.status = 'active'
    and p.id <> all (${sql.param(not)}::uuid[]) order by p.id limit ${most}`;

const idsOf = async (db: TenantDb, selected: SQL): Promise<string[]> =>
  (await db.query<{ id: string }>(selected)).map(({ id }) => id);

/** The same, to do more with than to ask them. */
export const findDeciders = (
  db: TenantDb,
  departmentId: string | null,
  not: readonly string[],
): Promise<string[]> => idsOf(db, decidersOf(db, departmentId, not));
export const findAdmins = (db: TenantDb, not: readonly string[] = []): Promise<string[]> =>
  idsOf(db, adminsOf(db, not));
