import { notFound } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { hashOfNoPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import { tellAdmins, type LeftBehindNeeds } from './left-behind.service.ts';
import * as contract from '../scim.contract.ts';
import { equalityIn, UnknownPath, userChange, type UserChange } from '../scim-patch.rules.ts';
import {
  countUsers,
  listUsers,
  otherAdmins,
  otherOfName,
  userById,
  userToChange,
  writeName,
  writePerson,
  type UserRow,
} from './provisioning.queries.ts';

export type DirectoryCall = Pick<Call, 'db' | 'by'> & { left: LeftBehindNeeds };

/** The page that a query asks for, and what it looks for: `attribute` is one of two, or the query is refused. */
export function pageOf(
  { filter, startIndex = 1, count = 100 }: contract.ScimQuery,
  names: readonly [name: string, externalId: string],
): { found: [string | null, string | null]; limit: number; offset: number } {
  const equality = filter === undefined ? undefined : equalityIn(filter);
  if (filter !== undefined && !names.includes(equality?.attribute ?? '')) refuse(contract.filterUnknown);
  const of = (name: string) => (equality?.attribute === name ? equality.value : null);
  return {
    found: [of(names[0]), of(names[1])],
    limit: Math.min(count, contract.most.page),
    offset: Math.max(startIndex, 1) - 1,
  };
}

export const toUser = (row: UserRow): contract.ScimUser => ({
  schemas: [contract.schemas.user],
  id: row.id,
  ...(row.external_id !== null && { externalId: row.external_id }),
  userName: row.user_name,
  name: {
    givenName: row.first_name,
    familyName: row.last_name,
    formatted: `${row.first_name} ${row.last_name}`,
  },
  displayName: `${row.first_name} ${row.last_name}`,
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.status === 'active',
  meta: { resourceType: 'User', location: `/scim/v2/Users/${row.id}` },
});

export async function listOfUsers(db: TenantDb, query: contract.ScimQuery) {
  const { found, limit, offset } = pageOf(query, ['username', 'externalid']);
  const rows = await db.ask<UserRow>(listUsers, [db.org_id, ...found, limit, offset]);
  const { total } = one(await db.ask<{ total: number }>(countUsers, [db.org_id, ...found]));
  return {
    schemas: [contract.schemas.list],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: rows.length,
    Resources: rows.map(toUser),
  };
}

export async function userOf(db: TenantDb, id: string): Promise<contract.ScimUser> {
  const [row] = await db.ask<UserRow>(userById, [db.org_id, id]);
  return toUser(row ?? refuse(notFound));
}

const address = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
/** The address of a user: the primary one, the first, or the name itself where it is one. */
function addressOf({ emails = [], userName }: contract.UserBody): string {
  const { value } = emails.find(({ primary }) => primary === true) ?? emails[0] ?? { value: userName };
  return address.test(value) ? value.toLowerCase() : refuse(contract.addressNeeded);
}

/** Makes a member; one who is there already is found by name, and changed. */
export async function createUser(call: DirectoryCall, body: contract.UserBody): Promise<contract.ScimUser> {
  const { db, by } = call;
  const email = addressOf(body);
  await expectFree(db, null, [body.userName, email]);
  const account = email.slice(0, email.lastIndexOf('@'));
  const id = await createPerson(call, {
    email,
    first_name: body.name?.givenName?.trim() || body.displayName?.trim().slice(0, 80) || account.slice(0, 80),
    last_name: body.name?.familyName?.trim() || '-',
    type: 'User',
    password_hash: await hashOfNoPassword(),
  });
  await db.ask(writeName, [db.org_id, newId(db.now), id, body.userName, body.externalId ?? null]);
  record(db, by, { action: 'person.provisioned', objects: { type: 'person', id } });
  return body.active === false ? change(call, id, { active: false }) : userOf(db, id);
}

export const replaceUser = (call: DirectoryCall, id: string, body: contract.UserBody) =>
  change(call, id, {
    userName: body.userName,
    externalId: body.externalId ?? null,
    email: addressOf(body),
    ...(body.name?.givenName !== undefined && { givenName: body.name.givenName }),
    ...(body.name?.familyName !== undefined && { familyName: body.name.familyName }),
    ...(body.active !== undefined && { active: body.active }),
  });

export const patchUser = (
  call: DirectoryCall,
  id: string,
  operations: readonly contract.PatchOperation[],
): Promise<contract.ScimUser> =>
  change(
    call,
    id,
    patched(() => userChange(operations)),
  );

/** What a patch says, or a refusal of what no directory means by it. */
export function patched<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnknownPath) return refuse(contract.pathUnknown);
    throw error;
  }
}

export const removeUser = (call: DirectoryCall, id: string) => change(call, id, { active: false });

/** Writes what differs. Whoever is deactivated is signed out everywhere at once; what they own stays, and the log says so. */
async function change(call: DirectoryCall, id: string, said: UserChange): Promise<contract.ScimUser> {
  const { db, by } = call;
  // Before the person's own row: everybody who deactivates an Admin locks in one order.
  const admins = said.active === false ? await db.ask(otherAdmins, [db.org_id, id]) : [];
  const [before] = await db.ask<UserRow>(userToChange, [db.org_id, id]);
  if (before === undefined) return refuse(notFound);
  if (said.active === false && before.status === 'active' && before.type === 'Admin' && admins.length === 0)
    refuse(contract.lastAdminStays);
  const userName = said.userName?.trim() || before.user_name;
  const name = (given: string | undefined, stored: string) => given?.trim().slice(0, 80) || stored;
  // Where the name was the address, the address goes along with it.
  const follows = said.userName !== undefined && before.user_name === before.email && address.test(userName);
  const email = (said.email ?? (follows ? userName : before.email)).toLowerCase();
  if (!address.test(email)) refuse(contract.addressNeeded);
  const after = {
    email,
    first_name: name(said.givenName, before.first_name),
    last_name: name(said.familyName, before.last_name),
    status:
      said.active === undefined
        ? before.status
        : said.active
          ? ('active' as const)
          : ('deactivated' as const),
    user_name: userName,
    external_id: said.externalId === undefined ? before.external_id : said.externalId,
  };
  await expectFree(db, id, [userName, email]);
  const changes = changesBetween<object>(before, after);
  if (changes.length === 0) return userOf(db, id);
  const at = db.now.toISOString();
  await db.ask(writePerson, [
    db.org_id,
    id,
    after.email,
    after.first_name,
    after.last_name,
    after.status,
    at,
  ]);
  await db.ask(writeName, [db.org_id, newId(db.now), id, after.user_name, after.external_id]);
  const ended = before.status === 'active' && after.status === 'deactivated';
  if (ended) {
    await endSessionsOf(db, id, 'all');
    await tellAdmins(call, { id, name: `${after.first_name} ${after.last_name}` });
  }
  const action = ended
    ? 'person.deactivated'
    : before.status !== after.status
      ? 'person.reactivated'
      : 'person.provisioned';
  record(db, by, {
    action,
    objects: { type: 'person', id },
    changes,
    note: ended ? 'handover pending' : undefined,
  });
  return userOf(db, id);
}

async function expectFree(db: TenantDb, id: string | null, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    const [other] = await db.ask<{ id: string }>(otherOfName, [db.org_id, name, id]);
    if (other !== undefined) refuse(contract.nameTaken);
  }
}
