import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { AcceptanceApprover } from '#features/risk/model/risk-model.contract.ts';

/** Whether the person `p` of a statement may decide about acceptances of a department (null: of the whole organisation) that are for
 *  this kind of approver: an Admin always; Staff who lead the department, or who edit it, where their kind will do. For
 *  what belongs to the whole organisation, Staff who edit that; in a flat organisation all do. */
export const mayDecide = (type: SQL, department: SQL): SQL =>
  sql`(p.type = 'Admin' or (p.type = 'Staff' and ${type} <> 'Admin' and case when ${department} is null
    then p.org_editor or exists (select from organisation o where o.org_id = p.org_id and o.license = 'flat')
    else exists (select from department_member m join department d on d.org_id = m.org_id and d.id = ${department}
      and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
    where m.org_id = p.org_id and m.person_id = p.id and (m.access = 'lead' or (${type} = 'Staff' and m.access = 'editor'))) end))`;

/** Who may decide about an acceptance of a department, by name; nobody who asks for it, unless nobody else may. */
export async function findApprovers(
  db: TenantDb,
  { self_approval }: Pick<Actor, 'self_approval'>,
  {
    type,
    department_id,
    requester,
  }: {
    type: AcceptanceApprover;
    department_id: string | null;
    requester: string;
  },
): Promise<{ id: string; name: string }[]> {
  const found = await db.query<{ id: string; name: string }>(
    sql`select p.id, p.first_name || ' ' || p.last_name as name from person p
    where p.org_id = ${db.org_id} and p.status = 'active' and ${mayDecide(sql`${type}::text`, sql`${department_id}::uuid`)}
    order by p.first_name collate "und-x-icu", p.last_name collate "und-x-icu", p.id`,
  );
  const others = found.filter(({ id }) => id !== requester);
  return self_approval || others.length === 0 ? found : others;
}
