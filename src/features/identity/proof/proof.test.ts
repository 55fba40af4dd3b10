import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import {
  beginSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#features/identity/second-factor/second-factor.contract.ts';
import { renewToken } from '#features/identity/session/session-token.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { worksFor } from '#tests/accounts/captcha.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
import { newWorld, password, setClock } from '#tests/world/world.ts';
import { prove } from './proof.contract.ts';

const owner = await asOwner();
const start = Math.floor(Date.now() / 30_000) * 30_000;
const itIsAfter = (seconds: number) => setClock(new Date(start + seconds * 1000).toISOString());
afterEach(() => setClock());

suite('A call that asks for a fresh proof', () => {
  test('is open for five minutes after the sign-in, and after each proof', async () => {
    itIsAfter(0);
    const { admin } = await newWorld();
    itIsAfter(299);
    await admin.calls(beginSecondFactor);
    itIsAfter(301);
    for (const call of [beginSecondFactor, renewRecoveryCodes, removeSecondFactor]) {
      const { status, code } = await admin.isRefused(call);
      assert.deepEqual([status, code], [403, 'proof_required'], call.path);
    }
    assert.equal((await admin.sends(readSecondFactor)).status, 200, 'what asks for none is open as ever');
    await admin.calls(renewToken);
    assert.equal(
      (await admin.isRefused(beginSecondFactor)).code,
      'proof_required',
      'a renewed token proves nothing',
    );
    const { data } = await admin.calls(prove, { body: { password } });
    assert.equal(data.proved_until, new Date(start + 601_000).toISOString());
    itIsAfter(600);
    await admin.calls(beginSecondFactor);
    itIsAfter(602);
    assert.equal((await admin.isRefused(beginSecondFactor)).code, 'proof_required');
  });

  test('is opened for the session that proved it, and for no other', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    itIsAfter(301);
    await world.admin.calls(prove, { body: { password } });
    assert.equal((await staff.isRefused(beginSecondFactor)).code, 'proof_required');
  });

  test('is opened by a code of the second factor, which counts once, and by no code of anybody else', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const [mine, theirs] = [await setsUpFactor(world.admin, start), await setsUpFactor(staff, start)];
    itIsAfter(330);
    const code = await codeOf(mine.secret, start + 330_000);
    const wrong = await world.admin.isRefused(prove, {
      body: { code: await codeOf(theirs.secret, start + 330_000) },
    });
    assert.deepEqual([wrong.status, wrong.code], [400, 'code_wrong']);
    await world.admin.calls(prove, { body: { code } });
    await world.admin.calls(removeSecondFactor);
    const { data } = await staff.calls(prove, { body: { code: theirs.recovery[0] ?? '' } });
    assert.ok(data.proved_until);
    assert.equal(
      (await staff.isRefused(prove, { body: { code: theirs.recovery[0] ?? '' } })).code,
      'code_wrong',
    );
  });

  test('is not opened by a wrong password, which signs nobody out and is counted with the tries of the sign-in', async () => {
    const { admin } = await newWorld();
    for (let guess = 1; guess <= 5; guess++) {
      const { status, code } = await admin.isRefused(prove, { body: { password: `guess ${guess}` } });
      assert.deepEqual([status, code], [400, 'proof_password_wrong']);
    }
    assert.equal((await admin.isRefused(prove, { body: { password } })).code, 'captcha_required');
    const reply = await worksFor((headers) => admin.sends(prove, { body: { password } }, headers));
    assert.equal(reply.status, 200);
  });

  test('takes one proof at a time', async () => {
    const { admin } = await newWorld();
    for (const body of [{}, { password, code: '123456' }, { password: [password] }, { code: 123_456 }])
      assert.equal((await admin.isRefused(prove, { body })).status, 400);
  });

  test('stands in the log, without what proved it', async () => {
    const world = await newWorld();
    await world.admin.calls(prove, { body: { password } });
    const { rows } = await owner.query<{ body: string }>(
      `select body from activity where org_id = $1 and action = 'person.proved'`,
      [world.orgId],
    );
    assert.equal(rows.length, 1);
    assert.ok(!rows[0]?.body.includes(password));
  });
});
