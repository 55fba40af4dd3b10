import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { listColleagues, readOwnData } from '#features/identity/person/person.contract.ts';
import { changePassword } from '#features/identity/password/password.contract.ts';
import { signIn, signInWithCode } from '#features/identity/sign-in/sign-in.contract.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
import { newWorld, password, setClock, type World } from '#tests/world/world.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.contract.ts';

const owner = await asOwner();
// The beginning of a half minute, not long ago: a code counts for its half minute and for those beside it.
const start = Math.floor(Date.now() / 30_000) * 30_000;
const at = (seconds: number) => start + seconds * 1000;
const itIsAfter = (seconds: number) => setClock(new Date(at(seconds)).toISOString());
beforeEach(() => itIsAfter(0));
afterEach(() => setClock());

const names = ({ guest }: World, { email }: Caller, word = password) =>
  guest.sends(signIn, { body: { email, password: word } });
async function challengeOf(world: World, who: Caller): Promise<string> {
  const { status, body } = await names(world, who);
  const [{ mfa_required, challenge }] = (body as { data: [{ mfa_required: boolean; challenge: string }] })
    .data;
  assert.deepEqual([status, mfa_required, (body as { data: object[] }).data.length], [200, true, 1]);
  return challenge;
}
const goesOn = ({ guest }: World, challenge: string, code: string) =>
  guest.sends(signInWithCode, { body: { challenge, code } });
const outcome = ({ status, body }: Reply) => (status === 200 ? 'in' : (body as { code: string }).code);
const required = (world: World) =>
  owner.query(`update organisation set security = '{"second_factor_required": true}' where org_id = $1`, [
    world.orgId,
  ]);

suite('A second factor', () => {
  test('counts once a code of it was named, and is then asked for after the password', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { data: begun } = await staff.calls(beginSecondFactor);
    assert.match(begun.uri, /^otpauth:\/\/totp\/Plumbline/);
    assert.ok(begun.uri.includes(begun.secret));
    assert.equal((await names(world, staff)).status, 200);
    assert.equal(
      (await staff.isRefused(confirmSecondFactor, { body: { code: '000000' } })).code,
      'code_wrong',
    );
    const { data } = await staff.calls(confirmSecondFactor, {
      body: { code: await codeOf(begun.secret, at(0)) },
    });
    assert.equal(new Set(data.recovery_codes).size, 10);
    // 31 letters, 28 of them: 138 bits, so that a plain hash of one is as good as any.
    for (const code of data.recovery_codes)
      assert.match(code, /^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
    const challenge = await challengeOf(world, staff);
    itIsAfter(30);
    const reply = await goesOn(world, challenge, await codeOf(begun.secret, at(30)));
    const [own] = (reply.body as { data: [{ token: string; email: string }] }).data;
    assert.deepEqual([reply.status, own.email], [200, staff.email]);
    const { status } = await world.guest.sends(readOwnData, {}, { authorization: `token ${own.token}` });
    assert.equal(status, 200);
  });

  test('of somebody else is nobody’s own, wherever it is put', async () => {
    const world = await newWorld();
    const [mine, theirs] = [await world.person('Staff'), await world.person('Staff')];
    await mine.calls(beginSecondFactor);
    const { data } = await theirs.calls(beginSecondFactor);
    await owner.query(
      `update second_factor f set secret = o.secret from second_factor o
        where f.org_id = $1 and o.org_id = $1 and f.person_id = $2 and o.person_id = $3`,
      [world.orgId, mine.id, theirs.id],
    );
    const body = { code: await codeOf(data.secret, at(0)) };
    assert.equal((await mine.isRefused(confirmSecondFactor, { body })).code, 'second_factor_off');
  });

  test('lies in the database so that nobody reads it', async () => {
    const world = await newWorld();
    const { secret, recovery } = await setsUpFactor(world.admin, at(0));
    const { rows } = await owner.query<{ text: string }>(
      `select f::text || coalesce((select string_agg(c::text, ' ') from recovery_code c where c.org_id = $1), '') as text
        from second_factor f where f.org_id = $1`,
      [world.orgId],
    );
    assert.equal(rows.length, 1);
    for (const one of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
      assert.ok(!rows[0]?.text.includes(one));
    const elsewhere = await newWorld();
    await setsUpFactor(elsewhere.admin, at(0));
    // Who can write into the table cannot put their own in the place of another's.
    const mine = (await setsUpFactor(await world.person('Staff'), at(0))).secret;
    await owner.query(
      `update second_factor set secret = (select f.secret from second_factor f where f.org_id = $1 and f.person_id <> $2)
        where org_id = $1 and person_id = $2`,
      [world.orgId, world.admin.id],
    );
    itIsAfter(30);
    const challenge = await challengeOf(world, world.admin);
    assert.equal(outcome(await goesOn(world, challenge, await codeOf(mine, at(30)))), 'code_wrong');
  });

  test('takes the code of now, of just before and of just after, each once and none of before it', async () => {
    const world = await newWorld();
    const { secret } = await setsUpFactor(world.admin, at(0));
    const challenge = await challengeOf(world, world.admin);
    assert.equal(
      outcome(await goesOn(world, challenge, await codeOf(secret, at(0)))),
      'code_wrong',
      'it was used to set up',
    );
    itIsAfter(120);
    for (const [moment, told] of [
      [60, 'code_wrong'],
      [90, 'in'],
      [90, 'code_wrong'],
      [150, 'in'],
      [120, 'code_wrong'],
      [180, 'code_wrong'],
    ] as const)
      assert.equal(
        outcome(await goesOn(world, challenge, await codeOf(secret, at(moment)))),
        told,
        String(moment),
      );
    itIsAfter(180);
    const again = await challengeOf(world, world.admin);
    const code = await codeOf(secret, at(180));
    const together = await Promise.all([1, 2, 3].map(() => goesOn(world, again, code)));
    assert.equal(together.filter(({ status }) => status === 200).length, 1);
  });

  test('is stood in for by each recovery code, once, and its owner is told', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { recovery } = await setsUpFactor(staff, at(0));
    const [first = '', second = ''] = recovery;
    const challenge = await challengeOf(world, staff);
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const together = await Promise.all([1, 2].map(() => goesOn(world, challenge, typed)));
    assert.deepEqual(together.map(outcome).toSorted(), ['code_wrong', 'in']);
    const told = (await mailsOf(world)).filter(({ subject }) =>
      /^A recovery code .* was used$/.test(subject),
    );
    assert.equal(told.length, 1);
    assert.equal((await staff.calls(readSecondFactor)).data.recovery_left, 9);
    assert.equal(outcome(await goesOn(world, challenge, second)), 'in');
  });

  test('is asked for after a mailed link has set a new password', async () => {
    const world = await newWorld();
    await setsUpFactor(world.admin, at(0));
    const challenge = await challengeOf(world, world.admin);
    const next = 'eleven purple wagons';
    const headers = { 'x-current-password': encodeURIComponent(password) };
    await world.admin.sends(changePassword, { body: { email: world.admin.email, password: next } }, headers);
    itIsAfter(60);
    const reply = await names(world, world.admin, next);
    assert.ok((reply.body as { data: [{ mfa_required: boolean }] }).data[0].mfa_required);
    assert.equal(
      outcome(await goesOn(world, challenge, '123456')),
      'sign_in_lapsed',
      'of the password of before',
    );
  });

  test('lets few codes be tried, from one network and from anywhere', async () => {
    const world = await newWorld();
    const { secret } = await setsUpFactor(world.admin, at(0));
    itIsAfter(30);
    const challenge = await challengeOf(world, world.admin);
    for (let time = 1; time <= 10; time++)
      assert.equal(outcome(await goesOn(world, challenge, '000000')), 'code_wrong');
    const right = await codeOf(secret, at(30));
    const refused = await goesOn(world, challenge, right);
    assert.deepEqual([refused.status, outcome(refused)], [429, 'too_many_requests']);
    const { app } = world.running;
    const url = `/org/${world.slug}${signInWithCode.path}`;
    const triesFrom = (remoteAddress: string, code: string) =>
      app.inject({ method: 'POST', url, remoteAddress, payload: { challenge, code } });
    for (let time = 0; time < 89; time++)
      assert.equal((await triesFrom(`10.3.${time}.1`, '000000')).statusCode, 400, String(time));
    assert.equal((await triesFrom('10.4.1.1', right)).statusCode, 429);
  });

  test('is turned off by its owner, and then nobody is asked for it', async () => {
    const world = await newWorld();
    const { recovery } = await setsUpFactor(world.admin, at(0));
    const challenge = await challengeOf(world, world.admin);
    const { data } = await world.admin.calls(removeSecondFactor);
    assert.deepEqual(data, { is_on: false, since: null, recovery_left: 0 });
    assert.equal((await names(world, world.admin)).status, 200);
    assert.equal(outcome(await goesOn(world, challenge, recovery[0] ?? '')), 'code_wrong');
    const subjects = (await mailsOf(world)).map(({ subject }) => subject).join('\n');
    assert.match(subjects, /was turned off/);
    assert.match(subjects, /has a second factor now/);
  });

  test('ends the sessions elsewhere when it is set up, and is set up once', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const [{ token }] = ((await names(world, staff)).body as { data: [{ token: string }] }).data;
    await setsUpFactor(staff, at(0));
    const { status } = await world.guest.sends(readOwnData, {}, { authorization: `token ${token}` });
    assert.equal(status, 401);
    assert.equal((await staff.isRefused(beginSecondFactor)).code, 'second_factor_on');
    assert.equal(
      (await staff.isRefused(confirmSecondFactor, { body: { code: '123456' } })).code,
      'second_factor_on',
    );
    const before = (await staff.calls(readSecondFactor)).data;
    assert.deepEqual([before.is_on, before.recovery_left], [true, 10]);
    const fresh = (await staff.calls(renewRecoveryCodes)).data.recovery_codes;
    assert.equal(fresh.length, 10);
    const other = await world.person('Staff');
    for (const call of [renewRecoveryCodes, removeSecondFactor])
      assert.equal((await other.isRefused(call)).code, 'second_factor_off');
    assert.equal(
      (await other.isRefused(confirmSecondFactor, { body: { code: '123456' } })).code,
      'second_factor_off',
    );
  });
});

suite('What carries a right password to the second factor', () => {
  test('lapses after five minutes, and is nobody else’s', async () => {
    const [world, elsewhere] = [await newWorld(), await newWorld()];
    const { secret } = await setsUpFactor(world.admin, at(0));
    const challenge = await challengeOf(world, world.admin);
    const code = await codeOf(secret, at(270));
    itIsAfter(299);
    assert.equal(outcome(await goesOn(elsewhere, challenge, code)), 'sign_in_lapsed');
    const changed = `${challenge.slice(0, 40)}${challenge[40] === 'A' ? 'B' : 'A'}${challenge.slice(41)}`;
    assert.equal(outcome(await goesOn(world, changed, code)), 'sign_in_lapsed');
    itIsAfter(301);
    assert.equal(outcome(await goesOn(world, challenge, await codeOf(secret, at(300)))), 'sign_in_lapsed');
    const { status } = await world.guest.sends(
      readOwnData,
      {},
      { authorization: `token ${challenge.slice(0, 2000)}` },
    );
    assert.equal(status, 401);
  });
});

suite('An organisation that asks for a second factor', () => {
  test('opens nothing else to whoever has none, until it is set up', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    assert.equal((await staff.sends(listColleagues)).status, 200);
    await required(world);
    assert.equal((await staff.isRefused(listColleagues)).code, 'second_factor_required');
    assert.equal((await staff.calls(readOwnData)).data.must, 'add_second_factor');
    await setsUpFactor(staff, at(0));
    assert.equal((await staff.calls(readOwnData)).data.must, null);
    assert.equal((await staff.sends(listColleagues)).status, 200);
  });
});
