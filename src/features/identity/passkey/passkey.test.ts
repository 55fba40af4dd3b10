import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { beginPasskeySignIn, signInWithPasskey } from '#features/identity/sign-in/sign-in.contract.ts';
import { makeRecoveryCodes } from '#features/identity/single-sign-on/single-sign-on.contract.ts';
import { connects } from '#tests/sign-in/external-browser.ts';
import { authenticator, type Authenticator } from '#tests/accounts/authenticator.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkey.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };
afterEach(() => setClock());

async function makes(who: Caller, device: Authenticator = authenticator(), name = 'Laptop') {
  const { options, state } = (await who.calls(beginPasskey)).data;
  const { data } = await who.calls(addPasskey, { body: { name, state, response: device.makes(options) } });
  return { device, passkey: data };
}
const asked = async ({ guest }: World) => (await guest.calls(beginPasskeySignIn)).data;
const answers = ({ guest }: World, state: string, response: object) =>
  guest.sends(signInWithPasskey, { body: { state, response } });
const signsIn = async (world: World, device: Authenticator, how = {}) => {
  const { options, state } = await asked(world);
  return answers(world, state, device.answers(options, how));
};
const outcome = ({ status, body }: Reply) => (status === 200 ? 'in' : (body as { code: string }).code);

suite('A passkey', () => {
  test('signs its owner in by itself, also where a second factor is set up', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { device } = await makes(staff);
    const reply = await signsIn(world, device);
    const [own] = (reply.body as { data: [{ id: string; token: string }] }).data;
    assert.equal(own.id, staff.id);
    const { status } = await world.guest.sends(readOwnData, {}, { authorization: `token ${own.token}` });
    assert.equal(status, 200);
    await setsUpFactor(staff);
    assert.equal(outcome(await signsIn(world, device)), 'in');
    const [kept] = (await staff.calls(listPasskeys)).data;
    assert.ok(kept?.last_used_at);
  });

  test('is asked for the same, whoever is there', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    await makes(world.admin);
    const questions = await Promise.all([asked(world), asked(other)]);
    const [mine, theirs] = questions.map(({ options }) => ({ ...options, challenge: '' }));
    assert.deepEqual(mine, theirs);
  });

  test('answers one question, once, soon, and at the product’s own address', async () => {
    const start = Date.now();
    setClock(new Date(start).toISOString());
    const [world, elsewhere] = [await newWorld(), await newWorld()];
    const { device } = await makes(world.admin);
    const refused = async (told: string, reply: Promise<Reply>) =>
      assert.equal(outcome(await reply), 'passkey_wrong', told);
    await refused('at another address', signsIn(world, device, { origin: 'https://grc.example.net' }));
    await refused('nobody made sure who is there', signsIn(world, device, { unverified: true }));
    await refused('in another organisation', signsIn(elsewhere, device));
    await refused('a device that nobody knows', signsIn(world, authenticator()));
    const question = await asked(world);
    const other = await asked(world);
    await refused('to another question', answers(world, question.state, device.answers(other.options)));
    // Of one that counts, a copy is known by its count; this one says nothing of it.
    const answer = device.answers(other.options, { counter: 0 });
    assert.equal(outcome(await answers(world, other.state, answer)), 'in');
    await refused('a second time', answers(world, other.state, answer));
    const late = await asked(world);
    setClock(new Date(start + 301_000).toISOString());
    await refused('later', answers(world, late.state, device.answers(late.options)));
    const there = await asked(elsewhere);
    await refused(
      'to a question of another organisation',
      answers(world, there.state, device.answers(there.options)),
    );
  });

  test('that counts, and goes back in its count, is a copy', async () => {
    const world = await newWorld();
    const { device } = await makes(world.admin);
    assert.equal(outcome(await signsIn(world, device, { counter: 7 })), 'in');
    assert.equal(outcome(await signsIn(world, device, { counter: 7 })), 'passkey_wrong');
    assert.equal(outcome(await signsIn(world, device, { counter: 8 })), 'in');
  });

  test('opens nothing for somebody who was deactivated', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { device } = await makes(staff);
    await owner.query(`update person set status = 'deactivated' where id = $1`, [staff.id]);
    assert.equal(outcome(await signsIn(world, device)), 'passkey_wrong');
  });

  test('opens nothing for somebody who is deactivated at the same moment, nor after its count in another sign-in', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { device, passkey } = await makes(staff);
    const counted = { text: 'update passkey set counter = 7 where id = $1', values: [passkey.id] };
    const signs = () => signsIn(world, device);
    assert.equal(outcome(await besideUncommitted(beside, counted, signs)), 'passkey_wrong');
    assert.equal(outcome(await signsIn(world, device, { counter: 8 })), 'in');
    const deactivated = {
      text: `update person set status = 'deactivated' where org_id = $1 and id = $2`,
      values: [world.orgId, staff.id],
    };
    const leaving = () => signsIn(world, device, { counter: 9 });
    assert.equal(outcome(await besideUncommitted(beside, deactivated, leaving)), 'passkey_wrong');
  });

  test('is kept for the person whose browser was asked, once, and they are told', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { device, passkey } = await makes(staff, authenticator(), 'Telephone');
    assert.deepEqual([passkey.name, passkey.last_used_at, passkey.version], ['Telephone', null, 1]);
    const again = (await staff.calls(beginPasskey)).data;
    const sends = (who: Caller, response: object, state = again.state) =>
      who.isRefused(addPasskey, { body: { name: 'Again', state, response } });
    const answer = authenticator().makes(again.options);
    assert.equal((await sends(world.admin, answer)).code, 'passkey_wrong', 'it was asked of somebody else');
    assert.equal((await sends(staff, device.makes(again.options))).code, 'passkey_taken');
    const third = (await staff.calls(beginPasskey)).data;
    const lax = authenticator().makes(third.options, { unverified: true });
    assert.equal(
      (await sends(staff, lax, third.state)).code,
      'passkey_wrong',
      'nobody made sure who is there',
    );
    for (const nonsense of [
      {},
      { id: 'x' },
      { ...answer, response: null },
      { ...answer, response: { clientDataJSON: 7 } },
    ]) {
      const { state } = (await staff.calls(beginPasskey)).data;
      assert.equal((await sends(staff, nonsense, state)).code, 'passkey_wrong');
    }
    const [mail, ...more] = (await mailsOf(world)).filter(({ kind }) => kind === 'passkey.changed');
    assert.deepEqual([mail?.to_address, more.length], [staff.email, 0]);
  });

  test('is named and removed by its owner, and by nobody else', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { device, passkey } = await makes(staff);
    const params = { id: passkey.id };
    const body = { name: 'Old laptop', version: 1 };
    for (const call of [renamePasskey, removePasskey])
      assert.equal(
        (await world.admin.isRefused(call, { params, ...(call === renamePasskey && { body }) })).status,
        404,
      );
    assert.equal((await staff.calls(renamePasskey, { params, body })).data.name, 'Old laptop');
    assert.equal((await staff.isRefused(renamePasskey, { params, body })).code, 'stale_version');
    assert.deepEqual((await world.admin.calls(listPasskeys)).data, []);
    await staff.calls(removePasskey, { params });
    assert.deepEqual((await staff.calls(listPasskeys)).data, []);
    assert.equal(outcome(await signsIn(world, device)), 'passkey_wrong');
  });

  test('is one of twenty at most', async () => {
    const world = await newWorld();
    await makes(world.admin);
    const { options, state } = (await world.admin.calls(beginPasskey)).data;
    await owner.query(
      `insert into passkey (org_id, id, person_id, name, credential, public_key, created_at)
        select org_id, gen_random_uuid(), person_id, name, 'copy ' || n, public_key, created_at
        from passkey, generate_series(2, 20) n where org_id = $1`,
      [world.orgId],
    );
    const late = await world.admin.isRefused(addPasskey, {
      body: { name: 'Asked for before', state, response: authenticator().makes(options) },
    });
    assert.equal(late.code, 'too_many_passkeys');
    assert.equal((await world.admin.isRefused(beginPasskey)).code, 'too_many_passkeys');
  });

  test('is made and removed after a fresh proof of who asks', async () => {
    const start = Date.now();
    setClock(new Date(start).toISOString());
    const { admin } = await newWorld();
    const { passkey } = await makes(admin);
    setClock(new Date(start + 301_000).toISOString());
    assert.equal((await admin.isRefused(beginPasskey)).code, 'proof_required');
    assert.equal(
      (await admin.isRefused(removePasskey, { params: { id: passkey.id } })).code,
      'proof_required',
    );
  });

  test('does not count where people of its owner’s domain sign in by their provider alone', async () => {
    const world = await newWorld();
    const { device } = await makes(world.admin);
    await world.admin.calls(makeRecoveryCodes, { body: {} });
    const settings = {
      kind: 'oidc' as const,
      issuer: 'https://idp.example',
      client_id: 'us',
      scopes: 'openid email',
    };
    await connects(world, { settings, secret: 'of the client', is_enforced: true });
    assert.equal(outcome(await signsIn(world, device)), 'passkey_wrong');
    await connects(world, { settings, is_enforced: false });
    assert.equal(outcome(await signsIn(world, device)), 'in');
  });
});
