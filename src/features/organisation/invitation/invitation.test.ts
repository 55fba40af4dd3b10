import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { invitationOf, invites, secretOf, secretsOf } from '#tests/accounts/invitation-world.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { archiveDepartment } from '#features/organisation/department/department-change.contract.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { expireInvitations } from './server/invitation.jobs.ts';
import {
  invitePeople,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  type Invitation,
} from './invitation.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };

const members = (...some: unknown[]) => ({ body: { members: some } });
const resends = (world: World, { id, version }: Invitation) =>
  world.admin.sends(resendInvitation, { params: { id }, body: { version } });
const revokes = (world: World, { id, version }: Invitation) =>
  world.admin.sends(revokeInvitation, { params: { id }, body: { version } });
const setSeats = ({ orgId }: World, seats: number | null) =>
  owner.query('update organisation set seats = $2 where org_id = $1', [orgId, seats]);
const many = (count: number, name = 'person') =>
  Array.from({ length: count }, (_, at) => `${name}-${at}@new.example`);

suite('Inviting', () => {
  test('mails each address a link, and answers the same whether it is known or not', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { data } = await invites(
      world.admin,
      ' New.Person@New.Example ',
      staff.email,
      {
        email: 'second@new.example',
        type: 'Staff',
        department_ids: [world.departments['Finance'] as string],
      },
      'not an address',
      { email: 'also@not@one' },
      'second@new.example',
    );
    assert.deepEqual(data, [
      { email: 'new.person@new.example', result: 'invited' },
      { email: staff.email, result: 'invited' },
      { email: 'second@new.example', result: 'invited' },
      { email: 'not an address', result: 'invalid' },
      { email: 'also@not@one', result: 'invalid' },
      { email: 'second@new.example', result: 'invited' },
    ]);
    assert.equal((await secretsOf(world, 'second@new.example')).length, 1);
    assert.equal((await secretsOf(world, staff.email)).length, 0, 'a member is sent nothing');
    const first = await invitationOf(world, 'new.person@new.example');
    assert.deepEqual(
      [first.type, first.access, first.departments, first.status, first.sent_count, first.invited_by],
      ['User', 'viewer', [], 'pending', 1, 'Ada Admin'],
    );
    assert.equal(Date.parse(first.expires_at) - Date.parse(first.sent_at), 72 * 3_600_000);
    const second = await invitationOf(world, 'second@new.example');
    assert.deepEqual(
      [second.type, second.access, second.departments.map(({ name }) => name)],
      ['Staff', 'editor', ['Finance']],
    );
  });

  test('tells in the mail who invites and where to, with the secret in the fragment, and keeps its hash alone', async () => {
    const world = await newWorld();
    await invites(world.admin, 'reader@new.example');
    const [mail] = await mailsOf(world);
    assert.equal(mail?.subject, `Invitation to Test ${world.slug}`);
    const { text } = (await world.admin.calls(readMail, { params: { id: mail.id } })).data;
    assert.ok(text.includes('Ada Admin invites you'), text);
    assert.ok(text.includes(`/invite?org=${world.slug}`), text);
    const secret = await secretOf(world, 'reader@new.example');
    assert.match(secret, /^[\w-]{43}$/);
    const { rows } = await owner.query('select i::text as row from invitation i where org_id = $1', [
      world.orgId,
    ]);
    assert.ok(!JSON.stringify(rows).includes(secret));
  });

  test('names the members whose department is none, and then invites nobody', async () => {
    const world = await newWorld();
    const elsewhere = await newWorld();
    const foreign = elsewhere.departments['Finance'] as string;
    for (const id of [foreign, crypto.randomUUID()]) {
      const told = await world.admin.isRefused(
        invitePeople,
        members('first@new.example', { email: 'b@new.example', department_ids: [id] }),
      );
      assert.deepEqual(
        [told.status, told.code, Object.keys(told.errors ?? {})],
        [400, 'department_unknown', ['members.1.department_ids']],
      );
    }
    assert.equal((await world.admin.calls(listInvitations)).count, 0);
  });

  test('takes at most 50 at once, and none is too few', async () => {
    const { admin } = await newWorld();
    for (const some of [[], many(51)]) {
      const { status, errors } = await admin.isRefused(invitePeople, members(...some));
      assert.deepEqual([status, Object.keys(errors ?? {})], [400, ['members']]);
    }
    assert.equal((await invites(admin, ...many(50))).count, 50);
  });

  for (const [license, most] of [
    ['flat', 50],
    ['corporate', 500],
  ] as const)
    test(`mails at most ${most} a day in a ${license} organisation, those sent again included`, async () => {
      const world = await newWorld({ license });
      for (let at = 0; at < most - 50; at += 50) await invites(world.admin, ...many(50, `group-${at}`));
      await invites(world.admin, ...many(49));
      const refused = await world.admin.sends(invitePeople, members('one@new.example', 'two@new.example'));
      assert.deepEqual(
        [refused.status, (refused.body as { code: string }).code, refused.headers['retry-after']],
        [429, 'invitations_per_day', '3600'],
      );
      const first = await invitationOf(world, 'person-0@new.example');
      assert.equal((await resends(world, first)).status, 200);
      const again = await invitationOf(world, 'person-1@new.example');
      assert.equal((await resends(world, again)).status, 429);
      await owner.query(`update mail set created_at = created_at - interval '25 hours' where org_id = $1`, [
        world.orgId,
      ]);
      assert.equal((await resends(world, again)).status, 200);
    });

  test('of somebody invited renews the invitation: another link, what was asked for last', async () => {
    const world = await newWorld();
    await invites(world.admin, 'twice@new.example');
    await invites(world.admin, { email: 'TWICE@new.example', type: 'Admin' });
    const { data, count } = await world.admin.calls(listInvitations);
    assert.equal(count, 1);
    assert.deepEqual([data[0]?.type, data[0]?.sent_count, data[0]?.version], ['Admin', 2, 2]);
    const [latest, earlier] = await secretsOf(world, 'twice@new.example');
    assert.notEqual(latest, earlier);
  });

  test('is what an Admin does', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'lead' });
    assert.equal((await staff.isRefused(invitePeople, members('a@new.example'))).status, 403);
    assert.equal((await staff.isRefused(listInvitations)).status, 403);
  });
});

suite('Seats', () => {
  test('are held by the active and the invited; who does not fit is refused, and with them the others', async () => {
    const world = await newWorld();
    await setSeats(world, 3);
    const told = await world.admin.isRefused(invitePeople, members(...many(3)));
    assert.deepEqual([told.status, told.code], [422, 'seats_full']);
    assert.match(told.message, /3 seats, of which 2 are free/);
    assert.equal((await world.admin.calls(listInvitations)).count, 0);
    await invites(world.admin, ...many(2));
    assert.equal((await world.admin.isRefused(invitePeople, members('one@more.example'))).code, 'seats_full');
    await invites(world.admin, ...many(2));
    await revokes(world, await invitationOf(world, 'person-0@new.example'));
    await invites(world.admin, 'one@more.example');
    await setSeats(world, null);
    await invites(world.admin, ...many(20, 'further'));
  });

  test('are given free when an invitation expires, and counted again when it is sent again', async () => {
    const world = await newWorld();
    await setSeats(world, 2);
    await invites(world.admin, 'late@new.example');
    await owner.query(`update invitation set expires_at = now() - interval '1 minute' where org_id = $1`, [
      world.orgId,
    ]);
    await invites(world.admin, 'next@new.example');
    const late = await invitationOf(world, 'late@new.example');
    assert.equal(late.status, 'expired');
    const { status, body } = await resends(world, late);
    assert.deepEqual([status, (body as { code: string }).code], [422, 'seats_full']);
  });

  test('are those that there are once whoever changes them has done so', async () => {
    const world = await newWorld();
    const change = { text: 'update organisation set seats = 1 where org_id = $1', values: [world.orgId] };
    const { status, body } = await besideUncommitted(beside, change, () =>
      world.admin.sends(invitePeople, members('beside@new.example')),
    );
    assert.deepEqual([status, (body as { code: string }).code], [422, 'seats_full']);
  });

  test('are not given twice to two who invite at the same moment', async () => {
    const world = await newWorld();
    const other = await world.person('Admin');
    await setSeats(world, 3);
    const answers = await Promise.all(
      [world.admin, other, world.admin, other].map((who, at) =>
        who.sends(invitePeople, members(`at-once-${at}@new.example`)),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 422, 422, 422],
    );
  });
});

suite('An invitation', () => {
  test('is sent again by a new link, with its time from the beginning', async () => {
    const world = await newWorld();
    await invites(world.admin, 'again@new.example');
    const before = await invitationOf(world, 'again@new.example');
    const { status, body } = await resends(world, before);
    const { data } = body as { data: Invitation };
    assert.deepEqual([status, data.sent_count, data.version, data.status], [200, 2, 2, 'pending']);
    assert.ok(data.expires_at > before.expires_at);
    assert.equal((await secretsOf(world, 'again@new.example')).length, 2);
  });

  test('is changed by whoever saw it as it is', async () => {
    const world = await newWorld();
    await invites(world.admin, 'stale@new.example');
    const seen = await invitationOf(world, 'stale@new.example');
    await resends(world, seen);
    for (const verb of [resends, revokes]) {
      const { status, body } = await verb(world, seen);
      assert.deepEqual([status, (body as { code: string }).code], [409, 'stale_version']);
    }
  });

  test('that was taken back is closed: nobody sends it again, and the address may be invited anew', async () => {
    const world = await newWorld();
    await invites(world.admin, 'back@new.example');
    const { body } = await revokes(world, await invitationOf(world, 'back@new.example'));
    const revoked = (body as { data: Invitation }).data;
    assert.equal(revoked.status, 'revoked');
    for (const verb of [resends, revokes]) {
      const { status, body: told } = await verb(world, revoked);
      assert.deepEqual([status, (told as { code: string }).code], [409, 'wrong_state']);
    }
    await invites(world.admin, 'back@new.example');
    assert.equal((await world.admin.calls(listInvitations)).count, 2);
  });

  test('is not sent again to somebody who became a member meanwhile', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    await invites(world.admin, 'meanwhile@new.example');
    await owner.query('update person set email = $2 where id = $1', [staff.id, 'meanwhile@new.example']);
    const { status, body } = await resends(world, await invitationOf(world, 'meanwhile@new.example'));
    assert.deepEqual([status, (body as { code: string }).code], [422, 'already_member']);
  });

  test('is listed by its status, the latest first, also before the round has written that its time is over', async () => {
    const world = await newWorld();
    const listed = async (status?: Invitation['status']) =>
      (await world.admin.calls(listInvitations, { query: status ? { status } : {} })).data.map(
        ({ email }) => email,
      );
    await invites(world.admin, 'over@new.example');
    await owner.query('update invitation set expires_at = now() where org_id = $1', [world.orgId]);
    await invites(world.admin, 'open@new.example');
    assert.deepEqual(await listed(), ['open@new.example', 'over@new.example']);
    assert.deepEqual(await listed('expired'), ['over@new.example']);
    assert.deepEqual(await listed('pending'), ['open@new.example']);
    const expire = () => world.database.inOrganisation(world.orgId, {}, (db) => expireInvitations(db, 10));
    assert.deepEqual([await expire(), await expire()], [1, 0]);
    assert.deepEqual(await listed('expired'), ['over@new.example']);
    const { rows } = await owner.query(
      `select body::jsonb ->> 'actor_name' as name from activity where org_id = $1 and action = 'invitation.expired'`,
      [world.orgId],
    );
    assert.deepEqual(rows, [{ name: 'Plumbline' }]);
  });

  test('to a department that is archived goes on in the one that takes it over', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const [finance, operations] = [departments['Finance'] as string, departments['Operations'] as string];
    const both = { type: 'Staff' as const, department_ids: [finance, operations] };
    await invites(admin, { email: 'one@new.example', type: 'Staff', department_ids: [finance] });
    await invites(admin, { ...both, email: 'two@new.example' });
    const body = { version: 1, move_to: operations };
    await admin.calls(archiveDepartment, { params: { id: finance }, body });
    for (const email of ['one@new.example', 'two@new.example']) {
      const { departments: left } = await invitationOf(world, email);
      assert.deepEqual(
        left.map(({ id }) => id),
        [operations],
      );
    }
  });
});
