import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { ours, type TenantDb } from '#platform/server/database/database.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  departmentMemberTable,
  departmentTable,
} from '#features/organisation/department/server/department.table.ts';
import { organisationTable } from '#features/organisation/organisation/server/organisation.table.ts';
import { riskCategoryTable } from '#features/risk/category/server/risk-category.table.ts';

/** The people of the demo as actors, and who decides where. */
export interface Cast {
  /** By the part of the address before the @. */
  person(mailbox: string): Actor;
  /** Who leads or edits a department; an administrator elsewhere. */
  steering(department: string | null): Actor;
  /** Somebody else who may decide. */
  secondTo(actor: Actor): Actor;
  /** Who looks over somebody's answers: somebody else, where there is anybody. */
  reviewing(actor: Actor): Actor;
  category(name: string): string;
}

export async function castOf(db: TenantDb): Promise<Cast> {
  const people = await db.select().from(personTable).where(ours(db, personTable));
  const members = await db
    .select({
      person_id: departmentMemberTable.person_id,
      id: departmentMemberTable.department_id,
      access: departmentMemberTable.access,
      name: departmentTable.name,
    })
    .from(departmentMemberTable)
    .innerJoin(departmentTable, eq(departmentTable.id, departmentMemberTable.department_id))
    .where(ours(db, departmentMemberTable));
  const categories = await db.select().from(riskCategoryTable).where(ours(db, riskCategoryTable));
  const [organisation] = await db.select().from(organisationTable).where(ours(db, organisationTable));
  const flat = organisation?.license === 'flat';
  const deciders = people.filter(({ type }) => type !== 'User').length;
  const actors = new Map(
    people.map((person): [string, Actor] => [
      person.email.split('@')[0] as string,
      {
        id: person.id,
        org_id: db.org_id,
        // Of no session: nobody signs in as them while the demo is told.
        session_id: randomUUID(),
        name: `${person.first_name} ${person.last_name}`,
        type: person.type,
        org_editor: person.org_editor,
        locale: person.locale,
        timezone: 'UTC',
        flat,
        deciders,
        self_approval: false,
        proved_at: db.now.toISOString(),
        departments: members
          .filter(({ person_id }) => person_id === person.id)
          .map(({ id, access }) => ({ id, access })),
      },
    ]),
  );
  const known = <T>(from: Map<string, T>, name: string): T => from.get(name) ?? missing(name);
  const person = (mailbox: string) => known(actors, mailbox);
  const byName = new Map(categories.map(({ id, name }) => [name, id]));
  return {
    person,
    steering(department) {
      const editor = members.find(({ name, access }) => name === department && access !== 'viewer');
      return [...actors.values()].find(({ id }) => id === editor?.person_id) ?? person('admin');
    },
    secondTo: (actor) => person(actor.id === person('second.admin').id ? 'admin' : 'second.admin'),
    reviewing: (actor) =>
      [...actors.values()].find(({ id, type }) => type === 'Admin' && id !== actor.id) ?? actor,
    category: (name) => known(byName, name),
  };
}

function missing(name: string): never {
  throw new Error(`the demo knows no "${name}"`);
}
