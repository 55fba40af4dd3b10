import type { ZodType } from 'zod';
import { isMailAddress, normalAddress } from '#platform/contract/plain-text/mail-address.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { BadInput } from '#platform/server/http/failure.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { hashOfNoPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import { dropRequest } from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { endInvitationsTo } from '#features/organisation/invitation/server/shared/invitation-end.service.ts';
import {
  expectSeats,
  seatsNeededBy,
  takeTurnAtSeats,
} from '#features/organisation/invitation/server/shared/seats.service.ts';
import { changeAddress } from './address-change.service.ts';
import { tellAdmins, type LeftBehindNeeds } from './left-behind.service.ts';
import * as contract from '../scim.contract.ts';
import { equalityIn, readUser, readUserPatch, UnknownPath } from '../scim-patch.rules.ts';
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

export interface DirectoryCall extends Pick<Call, 'db' | 'by'> {
  needs: LeftBehindNeeds;
  /** The organisation's verified mail domains, where the call may give somebody an address. */
  domains: readonly string[];
}

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

/** Makes a member, where there is a seat. Whoever is there already is changed by their id, and not made again. */
export async function createUser(call: DirectoryCall, body: contract.UserBody): Promise<contract.ScimUser> {
  const { db, by } = call;
  const { userName, externalId = null, email: said, givenName, familyName, active } = readUser(body);
  const email = addressIn(said);
  expectOwnDomain(call, email);
  if (active !== false) await expectSeats(db, await takeTurnAtSeats(db), await seatsNeededBy(db, email));
  await expectFree(db, null, [userName, email]);
  const account = email.slice(0, email.lastIndexOf('@'));
  const id = await createPerson(call, {
    email,
    first_name: givenName?.trim() || cutText(body.displayName?.trim() || account, 80),
    last_name: familyName?.trim() || '-',
    type: 'User',
    password_hash: await hashOfNoPassword(),
  });
  await db.ask(writeName, [db.org_id, newId(db.now), id, userName, externalId]);
  await endInvitationsTo(call, [email]);
  record(db, by, { action: 'person.provisioned', objects: { type: 'person', id } });
  return active === false ? change(call, id, { active }) : userOf(db, id);
}

const addressIn = (said: string): string => {
  const email = normalAddress(said);
  return isMailAddress(email) ? email : refuse(contract.addressNeeded);
};

/** A directory speaks for the organisation's own domains: by an address elsewhere, whoever has its token would let anybody in. */
function expectOwnDomain({ domains }: DirectoryCall, email: string): void {
  if (!domains.includes(mailDomainOf(email))) refuse(contract.addressForeign);
}

export const replaceUser = (call: DirectoryCall, id: string, body: contract.UserBody) =>
  change(call, id, readUser(body));

export const patchUser = (
  call: DirectoryCall,
  id: string,
  operations: readonly contract.PatchOperation[],
): Promise<contract.ScimUser> =>
  change(
    call,
    id,
    patched(contract.userChange, () => readUserPatch(operations)),
  );

/** What a patch says, or a refusal of what no directory means by it, and of what is none of its values: in a body it would stand where its
 *  schema says. */
export function patched<T>(schema: ZodType<T>, read: () => T): T {
  try {
    const { data, error } = schema.safeParse(read());
    if (error !== undefined) throw new BadInput(error.issues);
    return data as T;
  } catch (error) {
    if (error instanceof UnknownPath) return refuse(contract.pathUnknown);
    throw error;
  }
}

export const removeUser = (call: DirectoryCall, id: string) => change(call, id, { active: false });

/** Thrown where a directory wants another address for an Admin: nothing of its call is done, and the Admins are asked. */
export class AdminsDecide extends Error {
  readonly account: { id: string; name: string; email: string };
  readonly email: string;
  constructor({ id, first_name, last_name, email }: UserRow, wanted: string) {
    super('the address of an Admin');
    this.account = { id, name: `${first_name} ${last_name}`, email };
    this.email = wanted;
  }
}

/** The address that somebody is to have. Whoever leaves keeps theirs, so that nothing delays it. */
function addressAfter(call: DirectoryCall, before: UserRow, said: contract.UserChange): string {
  // Where the name was the address, the address goes along with it.
  const follows = before.user_name === before.email && isMailAddress(said.userName ?? '');
  const wanted = said.email ?? (follows ? said.userName : undefined);
  if (wanted === undefined) return before.email;
  const email = addressIn(wanted);
  if (email === before.email || (before.type === 'Admin' && said.active === false)) return before.email;
  expectOwnDomain(call, email);
  return email;
}

/** What becomes of somebody by a directory's word: nobody an Admin, also not again. */
function afterChange(before: UserRow, said: contract.UserChange) {
  const name = (given: string | undefined, stored: string) => given?.trim() || stored;
  const status = said.active === undefined ? before.status : said.active ? 'active' : 'deactivated';
  const comesBack = before.status === 'deactivated' && status === 'active';
  return {
    first_name: name(said.givenName, before.first_name),
    last_name: name(said.familyName, before.last_name),
    status,
    type: comesBack && before.type === 'Admin' ? ('User' as const) : before.type,
    user_name: said.userName ?? before.user_name,
    external_id: said.externalId === undefined ? before.external_id : said.externalId,
  } as const;
}

/** Writes what differs. Whoever is deactivated is signed out everywhere at once; what they own stays, and the log says so. */
async function change(
  call: DirectoryCall,
  id: string,
  said: contract.UserChange,
): Promise<contract.ScimUser> {
  const { db, by, needs } = call;
  // Before the person's own row: everybody who deactivates an Admin locks in one order.
  const admins = said.active === false ? await db.ask(otherAdmins, [db.org_id, id]) : [];
  const [before] = await db.ask<UserRow>(userToChange, [db.org_id, id]);
  if (before === undefined) return refuse(notFound);
  if (said.active === false && before.status === 'active' && before.type === 'Admin' && admins.length === 0)
    refuse(contract.lastAdminStays);
  const email = addressAfter(call, before, said);
  const after = afterChange(before, said);
  const isOther = email !== before.email;
  await expectFree(db, id, isOther ? [after.user_name, email] : [after.user_name]);
  if (isOther && before.type === 'Admin') throw new AdminsDecide(before, email);
  // The directory says what is so already: it took back what it had asked for.
  if (said.email !== undefined && normalAddress(said.email) === before.email) await takeBack(call, id);
  const changes = changesBetween<object>(before, after);
  const [ended, back] = [isEnded(before, after), isEnded(after, before)];
  if (back) await expectSeats(db, await takeTurnAtSeats(db), 1);
  if (isOther) await changeAddress(call, needs.outbox, { id, email });
  if (changes.length === 0) return userOf(db, id);
  const { first_name, last_name, status, type, user_name, external_id } = after;
  const at = db.now.toISOString();
  await db.ask(writePerson, [db.org_id, id, first_name, last_name, status, type, at]);
  await db.ask(writeName, [db.org_id, newId(db.now), id, user_name, external_id]);
  if (ended) {
    await endSessionsOf(db, id, 'all');
    await tellAdmins(call, { id, name: `${first_name} ${last_name}` });
  }
  record(db, by, {
    action: ended ? 'person.deactivated' : back ? 'person.reactivated' : 'person.provisioned',
    objects: { type: 'person', id },
    changes,
    note: ended ? 'handover pending' : undefined,
  });
  return userOf(db, id);
}

async function takeBack({ db, by }: DirectoryCall, id: string): Promise<void> {
  if (await dropRequest(db, id, 'address'))
    record(db, by, { action: 'person.change_taken_back', objects: { type: 'person', id } });
}

const isEnded = (before: Pick<UserRow, 'status'>, after: Pick<UserRow, 'status'>): boolean =>
  before.status === 'active' && after.status === 'deactivated';

async function expectFree(db: TenantDb, id: string | null, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    const [other] = await db.ask<{ id: string }>(otherOfName, [db.org_id, name, id]);
    if (other !== undefined) refuse(contract.nameTaken);
  }
}
