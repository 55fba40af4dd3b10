import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  confirmAccountRequest,
  declineAccountRequest,
  listAccountRequests,
} from '#features/identity/account-request/account-request.contract.ts';
import { changeMember, listMembers, readMember } from '#features/identity/member/member.contract.ts';
import { unlinkPerson } from '#features/identity/lost-access/lost-access.contract.ts';
import { changeSeats } from '#features/organisation/invitation/server/seat-change.service.ts';
import { operator } from '#app/new-organisation.ts';
import { accepts, codeOf, invites, secretOf } from '#tests/accounts/invitation-world.ts';
import { connects } from '#tests/sign-in/external-browser.ts';
import { honest, samlSettings as settings, signsInBySaml } from '#tests/sign-in/saml-sign-in.ts';
import type { Said } from '#tests/sign-in/saml-provider.ts';
import { newWorld, type World } from '#tests/world/world.ts';

/** An organisation whose provider makes members. */
async function withProvider(): Promise<World> {
  const world = await newWorld();
  await connects(world, { settings, is_just_in_time: true });
  return world;
}
let counter = 0;
const address = ({ slug }: World) => `saml-${++counter}@${slug}.example`;
/** Who is in, or why nobody is. */
const signsIn = async (world: World, said: Partial<Said> & Pick<Said, 'email'>) => {
  const signedIn = await signsInBySaml(world, honest(said));
  return typeof signedIn === 'object' ? signedIn : { failure: signedIn };
};
const requestsOf = async ({ admin }: World, id: string) =>
  (await admin.calls(listAccountRequests, { params: { id } })).data;

suite('The account of an Admin', () => {
  test('is linked by no address alone: an Admin confirms it first', async () => {
    const world = await withProvider();
    const admin = await world.person('Admin');
    const there = { email: admin.email, nameId: 'an account of the provider' };
    assert.deepEqual(await signsIn(world, there), { failure: 'not_confirmed' });
    assert.deepEqual(await signsIn(world, there), { failure: 'not_confirmed' });
    const [request, ...others] = await requestsOf(world, admin.id);
    const { id = '', version = 0 } = request ?? {};
    assert.deepEqual(
      [request?.kind, request?.state, request?.email, request?.asked_by, others],
      ['link', 'waiting', admin.email, 'Company sign-in', []],
    );
    await admin.calls(confirmAccountRequest, { params: { id }, body: { version } });
    const signedIn = await signsIn(world, there);
    assert.equal('id' in signedIn && signedIn.id, admin.id);
    assert.deepEqual(await requestsOf(world, admin.id), []);
    // And nobody else there who says the same address.
    assert.deepEqual(await signsIn(world, { ...there, nameId: 'another' }), { failure: 'linked_otherwise' });
  });

  test('stays as it is once an Admin declines it, until another account asks', async () => {
    const world = await withProvider();
    const { admin } = world;
    const there = { email: admin.email, nameId: 'one' };
    await signsIn(world, there);
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(world, admin.id);
    await admin.calls(declineAccountRequest, { params: { id }, body: { version } });
    assert.deepEqual(await signsIn(world, there), { failure: 'not_confirmed' });
    assert.deepEqual(
      (await requestsOf(world, admin.id)).map(({ state }) => state),
      ['declined'],
    );
    assert.deepEqual(await signsIn(world, { ...there, nameId: 'two' }), { failure: 'not_confirmed' });
    assert.deepEqual(
      (await requestsOf(world, admin.id)).map(({ state }) => state),
      ['waiting'],
    );
  });

  test('is not linked any more as it was asked once the connection, or the account there, is another’s', async () => {
    const world = await withProvider();
    const { admin } = world;
    await signsIn(world, { email: admin.email, nameId: 'shared' });
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(world, admin.id);
    const lapsed = async () => {
      const { status, code } = await admin.isRefused(confirmAccountRequest, {
        params: { id },
        body: { version },
      });
      assert.deepEqual([status, code], [422, 'account_request_lapsed']);
    };
    await connects(world, { settings: { ...settings, entity_id: 'https://elsewhere.example' } });
    await lapsed();
    await connects(world, { settings });
    const user = await world.person('User');
    await signsIn(world, { email: user.email, nameId: 'shared' });
    await lapsed();
    // An Admin undoes that one; then it may be confirmed.
    await admin.calls(unlinkPerson, { params: { id: user.id } });
    await admin.calls(confirmAccountRequest, { params: { id }, body: { version } });
  });

  test('is linked as everybody’s who is no Admin any more', async () => {
    const world = await withProvider();
    const second = await world.person('Admin');
    await signsIn(world, { email: second.email });
    const { version } = (await world.admin.calls(readMember, { params: { id: second.id } })).data;
    await world.admin.calls(changeMember, { params: { id: second.id }, body: { version, type: 'User' } });
    const signedIn = await signsIn(world, { email: second.email });
    assert.equal('id' in signedIn && signedIn.id, second.id);
    assert.deepEqual(await requestsOf(world, second.id), []);
  });
});

suite('Whoever a provider makes a member', () => {
  test('has a name that can be read, whatever the provider says', async () => {
    const world = await withProvider();
    for (const [givenName, kept] of [
      ['Ada\u202eecalevoL', undefined],
      ['Ada&#13;Lovelace', undefined],
      ['می\u200cخواهم', 'می\u200cخواهم'],
      [`${'a'.repeat(79)}😀b`, 'a'.repeat(79)],
    ] as const) {
      const email = address(world);
      const { failure } = (await signsIn(world, { email, givenName })) as { failure?: string };
      assert.equal(failure, undefined, givenName);
      const { data } = await world.admin.calls(listMembers, { query: { q: email } });
      assert.equal(data[0]?.first_name, kept ?? email.split('@')[0]);
    }
  });

  test('has an address that mail can be sent to', async () => {
    const world = await withProvider();
    for (const email of ['ada\u202e', 'ada lovelace', 'ada&#10;bcc:', '@', ''].map(
      (name) => `${name}@${world.slug}.example`,
    ))
      assert.deepEqual(
        await signsIn(world, { email, nameId: crypto.randomUUID() }),
        { failure: 'not_invited' },
        email,
      );
  });

  test('takes a seat, and is not let in where none is left', async () => {
    const world = await withProvider();
    const { database, orgId } = world;
    await changeSeats(database, orgId, 2, operator);
    const [first, second] = [address(world), address(world)];
    const both = await Promise.all([signsIn(world, { email: first }), signsIn(world, { email: second })]);
    assert.deepEqual(both.map((one) => ('failure' in one ? one.failure : 'in')).toSorted(), [
      'in',
      'no_seat',
    ]);
    assert.equal((await world.admin.calls(listMembers)).data.length, 2);
  });

  test('takes the seat that their invitation holds, which opens nothing any more', async () => {
    const world = await withProvider();
    const { database, orgId } = world;
    const email = address(world);
    await invites(world.admin, { email, type: 'Admin' });
    const secret = await secretOf(world, email);
    await changeSeats(database, orgId, 1, operator);
    assert.deepEqual(await signsIn(world, { email }), { failure: 'no_seat' });
    await changeSeats(database, orgId, 2, operator);
    const signedIn = await signsIn(world, { email });
    assert.equal('type' in signedIn && signedIn.type, 'User');
    assert.deepEqual(codeOf(await accepts(world, secret)), [422, 'invitation_revoked']);
    assert.deepEqual(await signsIn(world, { email: address(world) }), { failure: 'no_seat' });
  });
});
