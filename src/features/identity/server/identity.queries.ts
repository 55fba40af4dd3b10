import { and, eq } from 'drizzle-orm';
import { rolesOf, type Actor } from '#platform/contract/access.ts';
import { one, ours, type Statement, type TenantDb } from '#platform/server/database.ts';
import { personTable } from '#platform/server/platform.table.ts';
import {
  findDepartments,
  findOwnOrganisation,
} from '#features/organisation/server/shared/organisation.queries.ts';
import type { Colleague, OwnData } from '../identity.contract.ts';
import { screenMemoryTable } from './identity.table.ts';

export const thisPerson = (db: TenantDb, id: string) => and(ours(db, personTable), eq(personTable.id, id));

export async function findPersonToSignIn(db: TenantDb, email: string) {
  const [person] = await db
    .select({ id: personTable.id, type: personTable.type, password_hash: personTable.password_hash })
    .from(personTable)
    .where(
      and(
        ours(db, personTable),
        eq(personTable.email, email.toLowerCase()),
        eq(personTable.status, 'active'),
      ),
    );
  return person;
}

export async function findOwnData(db: TenantDb, id: string): Promise<OwnData> {
  const person = one(await db.select().from(personTable).where(thisPerson(db, id)));
  const {
    email,
    type,
    first_logging_in,
    first_name,
    last_name,
    user_image,
    locale,
    timezone,
    shortcuts,
    settings,
  } = person;
  return {
    id,
    email,
    type,
    first_logging_in,
    first_name,
    last_name,
    user_image,
    shortcuts,
    role: rolesOf(type),
    organization_data: await findOwnOrganisation(db),
    departments: await findDepartments(db, { id, type }),
    user: { first_name, last_name, user_image, locale, timezone, shortcuts, settings },
  };
}

const colleagues: Statement = {
  name: 'colleagues',
  text: `select p.id, p.first_name, p.last_name, p.user_image, p.type, case when $3 then p.email end as email,
      coalesce((select json_agg(m.department_id) from department_member m where m.org_id = $1 and m.person_id = p.id), '[]') as departments
    from person p
    where p.org_id = $1 and p.status = 'active' and ($4 or p.id = $2 or p.type = 'Admin' or exists (
      select from department_member m where m.org_id = $1 and m.person_id = p.id and m.department_id = any ($5::uuid[])))
    order by p.first_name, p.last_name, p.id`,
};

/** People who share a department with the actor; an Admin, and everybody in a flat organisation, sees all. */
export async function findColleagues(db: TenantDb, actor: Actor): Promise<Colleague[]> {
  const rows = await db.ask<Colleague & { email: string | null }>(colleagues, [
    db.org_id,
    actor.id,
    actor.type !== 'User',
    actor.type === 'Admin' || actor.flat,
    actor.departments.map(({ id }) => id),
  ]);
  return rows.map(({ email, ...row }) => (email === null ? row : { ...row, email }));
}

const thisScreen = (db: TenantDb, actor: Actor, screen: string) =>
  and(
    ours(db, screenMemoryTable),
    eq(screenMemoryTable.person_id, actor.id),
    eq(screenMemoryTable.screen, screen),
  );

export async function findScreenMemory(db: TenantDb, actor: Actor, screen: string) {
  const [row] = await db
    .select()
    .from(screenMemoryTable)
    .where(thisScreen(db, actor, screen));
  return row?.content ?? {};
}
