import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  confirmAccountRequest,
  declineAccountRequest,
  listAccountRequests,
} from '#features/identity/account-request/account-request.contract.ts';
import { readMember } from '#features/identity/member/member.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { readWork } from '#features/workspace/work/work.contract.ts';
import {
  actsOf,
  addressOf,
  directoryHere,
  mailedOf,
  requestsOf,
  to,
  told,
  ways,
  workAddress,
} from '#tests/sign-in/scim-addresses.ts';
import { address, entraUser, patchOf } from '#tests/sign-in/scim-directory.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';

const owner = await asOwner();

suite('The address of an Admin', () => {
  for (const [what, said] of ways)
    test(`is not changed by a directory: a change ${what} waits for an Admin`, async () => {
      const { world, ask } = await directoryHere();
      const second = await world.person('Admin');
      const email = address(world);
      const [method, body] = said(second.email, email);
      assert.deepEqual(told(await ask(method, `Users/${second.id}`, body)), [422, 'scim_address_waits']);
      assert.equal(await addressOf(world, second), second.email);
      const [request, ...others] = await requestsOf(world, second);
      assert.deepEqual(
        [request?.kind, request?.state, request?.email, request?.asked_by, others],
        ['address', 'waiting', email, 'Okta', []],
      );
      assert.equal((await second.calls(readOwnData)).data.email, second.email, 'and is still signed in');
      assert.deepEqual(await mailedOf(world, 'provisioning.address_changed'), []);
    });

  test('is not even asked for outside of the verified domains, nor where somebody has it', async () => {
    const { world, ask } = await directoryHere();
    const { admin } = world;
    const user = await world.person('User');
    const path = `Users/${admin.id}`;
    assert.deepEqual(told(await ask('PATCH', path, to('eve@elsewhere.example'))), [
      400,
      'scim_address_foreign',
    ]);
    assert.deepEqual(told(await ask('PATCH', path, to(user.email))), [409, 'scim_name_taken']);
    assert.deepEqual(await requestsOf(world, admin), []);
  });

  test('is not changed either while the Admin is deactivated, to be let in again later', async () => {
    const { world, ask } = await directoryHere();
    const second = await world.person('Admin');
    await ask('DELETE', `Users/${second.id}`);
    assert.deepEqual(told(await ask('PATCH', `Users/${second.id}`, to(address(world)))), [
      422,
      'scim_address_waits',
    ]);
    assert.equal(await addressOf(world, second), second.email);
  });

  test('holds up nobody’s leaving: then it stays as it is', async () => {
    const { world, ask } = await directoryHere();
    const second = await world.person('Admin');
    const operations = [
      { op: 'replace', path: workAddress, value: address(world) },
      { op: 'replace', path: 'active', value: false },
    ];
    const { status, body } = await ask('PATCH', `Users/${second.id}`, patchOf(...operations));
    assert.deepEqual(
      [status, body['active'], body['emails']],
      [200, false, [{ value: second.email, type: 'work', primary: true }]],
    );
    assert.equal((await second.isRefused(readOwnData)).status, 401);
    assert.deepEqual(await requestsOf(world, second), []);
  });

  test('changes once an Admin confirms it: then both addresses are told, sessions end, and the directory is content', async () => {
    const { world, ask } = await directoryHere();
    const second = await world.person('Admin');
    const email = address(world);
    await ask('PATCH', `Users/${second.id}`, to(email));
    const [request] = await requestsOf(world, second);
    const { id = '', version = 0 } = request ?? {};
    const confirms = { params: { id }, body: { version } };
    assert.deepEqual((await world.admin.calls(confirmAccountRequest, confirms)).data, {
      person_id: second.id,
    });
    assert.equal(await addressOf(world, second), email);
    assert.equal((await second.isRefused(readOwnData)).status, 401);
    assert.deepEqual(
      (await mailedOf(world, 'provisioning.address_changed')).toSorted(),
      [second.email, email].toSorted(),
    );
    const [act] = await actsOf(world, 'person.address_changed');
    assert.deepEqual([act?.actor_name, act?.changes?.[0]?.new], ['Ada Admin', email]);
    assert.deepEqual(await requestsOf(world, second), []);
    assert.equal((await ask('PATCH', `Users/${second.id}`, to(email))).status, 200);
    assert.equal((await world.admin.isRefused(confirmAccountRequest, confirms)).status, 404);
  });

  test('stays once an Admin declines it, and the same is not asked for again; another one is', async () => {
    const { world, ask } = await directoryHere();
    const { admin } = world;
    const path = `Users/${admin.id}`;
    const [email, another] = [address(world), address(world)];
    await ask('PATCH', path, to(email));
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(world, admin);
    const { data: declined } = await admin.calls(declineAccountRequest, {
      params: { id },
      body: { version },
    });
    assert.equal(declined.state, 'declined');
    assert.deepEqual(told(await ask('PATCH', path, to(email))), [422, 'scim_address_declined']);
    assert.deepEqual(
      (await requestsOf(world, admin)).map(({ state }) => state),
      ['declined'],
    );
    const again = await admin.isRefused(declineAccountRequest, {
      params: { id },
      body: { version: declined.version },
    });
    assert.equal(again.status, 409);
    assert.deepEqual(told(await ask('PATCH', path, to(another))), [422, 'scim_address_waits']);
    assert.deepEqual(
      (await requestsOf(world, admin)).map((one) => [one.state, one.email]),
      [['waiting', another]],
    );
    assert.equal(await addressOf(world, admin), admin.email);
  });

  test('is confirmed as it was seen: what the directory asked for meanwhile is another request', async () => {
    const { world, ask } = await directoryHere();
    const { admin } = world;
    await ask('PATCH', `Users/${admin.id}`, to(address(world)));
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(world, admin);
    await ask('PATCH', `Users/${admin.id}`, to(address(world)));
    const seen = { params: { id }, body: { version } };
    for (const decide of [confirmAccountRequest, declineAccountRequest] as const) {
      const { status, code } = await admin.isRefused(decide, seen);
      assert.deepEqual([status, code], [409, 'stale_version']);
    }
    assert.equal(await addressOf(world, admin), admin.email);
  });

  test('is not confirmed once somebody else has it', async () => {
    const { world, ask } = await directoryHere();
    const { admin } = world;
    const email = address(world);
    await ask('PATCH', `Users/${admin.id}`, to(email));
    await ask('POST', 'Users', entraUser(email));
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(world, admin);
    const { status, code } = await admin.isRefused(confirmAccountRequest, {
      params: { id },
      body: { version },
    });
    assert.deepEqual([status, code], [422, 'account_request_lapsed']);
  });

  test('is asked for no more once the directory says the one there is', async () => {
    const { world, ask } = await directoryHere();
    const { admin } = world;
    await ask('PATCH', `Users/${admin.id}`, to(address(world)));
    assert.equal((await requestsOf(world, admin)).length, 1);
    assert.equal((await ask('PATCH', `Users/${admin.id}`, to(admin.email))).status, 200);
    assert.deepEqual(await requestsOf(world, admin), []);
  });

  test('waits in the work of every Admin, and of nobody else; each is told once', async () => {
    const { world, ask } = await directoryHere();
    const [second, staff] = [await world.person('Admin'), await world.person('Staff', { Finance: 'lead' })];
    for (let time = 0; time < 3; time++) await ask('PATCH', `Users/${second.id}`, to(address(world)));
    const waiting = async (who: Caller) =>
      (await who.calls(readWork)).data.groups
        .flatMap(({ items }) => items)
        .filter(({ kind }) => kind === 'account_request');
    const [item] = await waiting(second);
    assert.ok(item?.ref.startsWith('Admin '), item?.ref);
    assert.equal(item?.link, `/apps/settings/management?tab=people&q=${second.email}`);
    assert.equal((await waiting(world.admin)).length, 1);
    assert.deepEqual(await waiting(staff), []);
    for (const [who, times] of [
      [world.admin, 1],
      [second, 1],
      [staff, 0],
    ] as const) {
      const { data } = await who.calls(listNotices);
      const notices = data.filter(({ kind }) => kind === 'decision_asked');
      assert.equal(notices.length, times);
      if (times > 0)
        assert.match(notices[0]?.title ?? '', /^Okta asks to change the sign-in address of Admin /);
    }
    const { data: member } = await world.admin.calls(readMember, { params: { id: second.id } });
    assert.equal(member.request, 'waiting');
  });

  test('is decided by Admins who just proved who they are', async () => {
    const { world, ask } = await directoryHere();
    const [second, staff] = [await world.person('Admin'), await world.person('Staff')];
    await ask('PATCH', `Users/${second.id}`, to(address(world)));
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(world, second);
    const other = await newWorld();
    await owner.query(`update session set proved_at = now() - interval '1 hour' where person_id = $1`, [
      second.id,
    ]);
    for (const decide of [confirmAccountRequest, declineAccountRequest] as const) {
      const decided = { params: { id }, body: { version } };
      assert.equal((await staff.isRefused(decide, decided)).status, 403);
      assert.equal((await other.admin.isRefused(decide, decided)).status, 404);
      assert.equal((await second.isRefused(decide, decided)).code, 'proof_required');
    }
    assert.equal((await staff.isRefused(listAccountRequests, { params: { id: second.id } })).status, 403);
    assert.deepEqual((await other.admin.calls(listAccountRequests, { params: { id: second.id } })).data, []);
  });
});
