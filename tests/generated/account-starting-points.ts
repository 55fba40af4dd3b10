import { one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { putRequest } from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { makeApiToken } from '#features/identity/api-token/api-token.contract.ts';
import { makeCalendarFeed } from '#features/treatment/calendar/calendar-feed.contract.ts';
import { addPasskey, beginPasskey } from '#features/identity/passkey/passkey.contract.ts';
import { deactivatePerson } from '#features/identity/leaving/leaving.contract.ts';
import {
  addDepartment,
  archiveDepartment,
} from '#features/organisation/department/department-change.contract.ts';
import { invitePeople } from '#features/organisation/invitation/invitation.contract.ts';
import { authenticator } from '#tests/accounts/authenticator.ts';
import type { Start } from '#tests/generated/start.ts';
import { invitationOf } from '#tests/accounts/invitation-world.ts';
import type { World } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';

/** A department with nothing in it, put aside where the call takes it back. */
export async function startDepartment(
  path: string,
  world: World,
  Admin: Caller,
  word: string,
): Promise<Start> {
  const add = async () =>
    (await Admin.calls(addDepartment, { body: { name: `${word} ${crypto.randomUUID()}` } })).data;
  const { id } = await add();
  // Other calls name the newest department, which must not be put aside.
  await add();
  if (path.endsWith('/unarchive/'))
    await Admin.calls(archiveDepartment, { params: { id }, body: { version: 1 } });
  const top = world.departments['Finance'] as string;
  return { department: id, parent_id: top, move_to: top };
}

/** Somebody nobody needs again, and whom they may hand things over to. */
export async function startLeaving(path: string, world: World, Admin: Caller): Promise<Start> {
  const { id } = await world.person('User');
  // Other calls name the newest member, who must not have left.
  await world.person('User', { Finance: 'viewer' });
  if (path.endsWith('/reactivate/'))
    await Admin.calls(deactivatePerson, { params: { id }, body: { version: 1 } });
  return { person: id, to: Admin.id };
}

const open = {
  name: 'open_session_of_tests',
  text: `insert into session (org_id, id, person_id, created_at, idle_ends_at, ends_at)
    values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '30 minutes', $4::timestamptz + interval '12 hours')`,
};
/** A further session: whoever ends it goes on with their own. */
export async function anotherSession({ database, orgId }: World, { id: personId }: Caller): Promise<string> {
  return database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
    const id = newId(db.now);
    await db.ask(open, [orgId, id, personId, db.now.toISOString()]);
    return id;
  });
}

/** An invitation that is open. */
export async function startInvitation(world: World, admin: Caller, word: string): Promise<string> {
  const email = `somebody-${crypto.randomUUID()}@${word}.example`;
  await admin.calls(invitePeople, { body: { members: [email] } });
  return (await invitationOf(world, email)).id;
}

/** What a directory asks of an Admin's account, for an Admin to decide. */
export async function startRequest({ database, orgId, person }: World, word: string): Promise<string> {
  const { id } = await person('Admin');
  const email = `somebody-${crypto.randomUUID()}@${word}.example`;
  return database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
    const values = [
      newId(db.now),
      id,
      'address',
      email,
      null,
      null,
      `${word} directory`,
      db.now.toISOString(),
    ];
    return one(await db.ask<{ id: string }>(putRequest, [orgId, ...values])).id;
  });
}

/** A passkey of a device of its own. */
export async function anotherPasskey(who: Caller, word: string): Promise<string> {
  const { options, state } = (await who.calls(beginPasskey)).data;
  const body = { name: `${word} key`, state, response: authenticator().makes(options) };
  return (await who.calls(addPasskey, { body })).data.id;
}

/** An API token that nobody calls with. */
export async function anotherToken(who: Caller, word: string): Promise<string> {
  const body = { name: `${word} token`, scopes: ['risk:read' as const], days: 30 };
  return (await who.calls(makeApiToken, { body })).data.id;
}

/** An address for calendar programs, which no call names: everybody has one at most. */
export async function startFeed(who: Caller): Promise<Start> {
  await who.calls(makeCalendarFeed);
  return {};
}
