import { sql } from 'drizzle-orm';
import type { DepartmentAccess } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { departmentUnknown } from '../../department.contract.ts';
import { departmentMemberTable } from '../department.table.ts';

interface Membership {
  department_id: string;
  access: DepartmentAccess;
}

/** Makes somebody a member of these departments, and of those below them, and of no others. One that is not the organisation's is
 *  refused at its place. What gave the reason for it is in the log. */
export async function setDepartments(
  db: TenantDb,
  person_id: string,
  wanted: readonly Membership[],
): Promise<void> {
  const ids = wanted.map(({ department_id }) => department_id);
  const known = await departmentsAmong(db, ids);
  const wrong = ids.flatMap((id, at) => (known.has(id) ? [] : [`departments.${at}.department_id`]));
  if (wrong.length > 0)
    refuse(departmentUnknown, {
      errors: Object.fromEntries(wrong.map((place) => [place, [departmentUnknown.code]])),
    });
  await db.query(
    sql`delete from department_member where org_id = ${db.org_id} and person_id = ${person_id} and department_id <> all (${sql.param(ids)}::uuid[])`,
  );
  // Of a department that stands there twice, the last counts.
  const accesses = new Map(wanted.map(({ department_id, access }) => [department_id, access] as const));
  if (accesses.size === 0) return;
  await db
    .insert(departmentMemberTable)
    .values(
      [...accesses].map(([department_id, access]) => ({
        id: newId(db.now),
        person_id,
        department_id,
        access,
      })),
    )
    .onConflictDoUpdate({
      target: [
        departmentMemberTable.org_id,
        departmentMemberTable.person_id,
        departmentMemberTable.department_id,
      ],
      set: { access: sql`excluded.access` },
    });
}

/** Which of these are departments of the organisation. */
export async function departmentsAmong(db: TenantDb, ids: readonly string[]): Promise<Set<string>> {
  const found = await db.query<{ id: string }>(
    sql`select id from department where org_id = ${db.org_id} and id = any (${sql.param(ids)}::uuid[])`,
  );
  return new Set(found.map(({ id }) => id));
}
