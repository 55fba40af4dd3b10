import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rolesOf, type Actor } from '#platform/contract/access.ts';
import { editsWhole } from '#platform/contract/deciding.ts';
import { one, ours, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { departmentsOf } from '#features/organisation/department/server/shared/department.queries.ts';
import {
  asksForFactor,
  ownOrganisation,
} from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import type { Colleague, OwnData } from '../../person.contract.ts';

export const thisPerson = (db: TenantDb, id: string) => and(ours(db, personTable), eq(personTable.id, id));

/** What the person `p` of organisation `o` must do before anything else; null where nothing. */
export const whatComesFirst = `case when p.must_change_password then 'set_password'
    when p.second_factor_at is null and ${asksForFactor}
      then 'add_second_factor' end`;

/** One's own data in one row: $1 is the organisation, $2 the person. */
export const ownRow = `select p.id, p.email, p.type, p.org_editor, p.first_logging_in, ${whatComesFirst} as must, p.first_name, p.last_name, p.user_image, p.locale, p.timezone,
    p.shortcuts, p.settings, (select to_json(o) from (${ownOrganisation}) o) as organization_data,
    coalesce((select json_agg(d) from (${departmentsOf('p.id', "p.type = 'Admin'")}) d), '[]') as departments
  from person p join organisation o on o.org_id = p.org_id where p.org_id = $1 and p.id = $2`;
const ownData: Statement = { name: 'own_data', text: ownRow };

export type OwnRow = Omit<OwnData, 'role' | 'user'> & Omit<OwnData['user'], keyof OwnData>;

export const toOwnData = ({ locale, timezone, settings, ...own }: OwnRow): OwnData => {
  const { first_name, last_name, user_image, shortcuts } = own;
  return {
    ...own,
    org_editor: editsWhole(own, own.organization_data.license === 'flat'),
    role: rolesOf(own.type),
    user: { first_name, last_name, user_image, locale, timezone, shortcuts, settings },
  };
};

export const findOwnData = async (db: TenantDb, id: string): Promise<OwnData> =>
  toOwnData(one(await db.ask<OwnRow>(ownData, [db.org_id, id])));

/** Whether the actor sees the person `p`: by the rule of the list of colleagues, and also somebody who has left. For names that
 *  stand beside something everybody reads; who takes part in a record is named to whoever sees the record. */
export const personVisibleTo = (actor: Actor): SQL =>
  actor.type === 'Admin' || actor.flat
    ? sql`true`
    : sql`(p.id = ${actor.id} or exists (select from department_member m join department d on d.org_id = p.org_id
        and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
      where m.org_id = p.org_id and m.person_id = p.id and d.id = any (${sql.param(actor.departments.map(({ id }) => id))}::uuid[])))`;

const colleagues: Statement = {
  name: 'colleagues',
  text: `select p.id, p.first_name, p.last_name, p.user_image, p.type, case when $3 then p.email end as email,
      coalesce(to_json(shared.departments), '[]') as departments
    from person p
    cross join lateral (
      select array_agg(distinct d.id) as departments
      from department_member m join department d on d.org_id = $1
        and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
      where m.org_id = $1 and m.person_id = p.id and ($4 or d.id = any ($5::uuid[]))) shared
    where p.org_id = $1 and p.status = 'active' and ($4 or p.id = $2 or shared.departments is not null)
    order by p.first_name, p.last_name, p.id`,
};

/** People who share a department with the actor, each with the departments they share and no others. An Admin sees all, and
 *  so does everybody in a flat organisation; being one makes nobody a member of a department. */
export async function findColleagues(db: TenantDb, actor: Actor): Promise<Colleague[]> {
  const rows = await db.ask<Colleague & { email: string | null }>(colleagues, [
    db.org_id,
    actor.id,
    actor.type === 'Admin' || actor.type === 'Staff',
    actor.type === 'Admin' || actor.flat,
    actor.departments.map(({ id }) => id),
  ]);
  return rows.map(({ email, ...row }) => (email === null ? row : { ...row, email }));
}
