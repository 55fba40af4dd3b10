import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import type { Reply } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { begins, connects, demandsSecondFactor, takes, told } from '#tests/sign-in/external-browser.ts';
import {
  clientId,
  clientSecret,
  signsInThere,
  startOpenIdProvider,
  type Account,
} from '#tests/sign-in/open-id-provider.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { readSingleSignOn } from './single-sign-on.contract.ts';

const world = await newWorld();
const { addresses } = (await world.admin.calls(readSingleSignOn)).data;
const accounts: Record<string, Account> = {};
const provider = await startOpenIdProvider({ redirects: [addresses.redirect], accounts });
afterFile.add(() => provider.stop());
const { issuer } = provider;
await connects(world, {
  settings: { kind: 'oidc', issuer, client_id: clientId, scopes: 'openid email profile' },
  secret: clientSecret,
});
const start = Math.floor(Date.now() / 30_000) * 30_000;
const itIsAfter = (seconds: number) => setClock(new Date(start + seconds * 1000).toISOString());
afterEach(() => setClock());

/** Somebody comes back from the provider: the code their browser has, and its cookie. */
async function comesBack(email: string, more: Account = {}): Promise<{ code: string; cookie: string }> {
  const login = `login-${email}`;
  accounts[login] = { email, email_verified: true, ...more };
  const { address, cookie } = await begins(world);
  const { pathname, search } = await signsInThere(address, login);
  const url = pathname + search;
  const reply = await world.running.app.inject({ method: 'GET', url, headers: { cookie } });
  const { code = '' } = told(String(reply.headers.location));
  return { code, cookie };
}
const outcome = ({ status, body }: Reply) => (status === 200 ? 'in' : (body as { code: string }).code);

suite('Whoever comes from a provider', () => {
  test('is asked for no second factor of ours where the organisation demands none', async () => {
    const person = await world.person('User');
    await setsUpFactor(person);
    const { code, cookie } = await comesBack(person.email);
    assert.equal(outcome(await takes(world, code, cookie)), 'in');
  });

  test('gets no session where it is taken, or they are deactivated, at the same moment', async () => {
    const person = await world.person('User');
    const beside = { holder: await asOwner(), watcher: await asOwner() };
    for (const text of [
      'update sso_sign_in set taken_at = now() where org_id = $1 and person_id = $2',
      `update person set status = 'deactivated' where org_id = $1 and id = $2`,
    ]) {
      const { code, cookie } = await comesBack(person.email);
      const change = { text, values: [world.orgId, person.id] };
      const reply = await besideUncommitted(beside, change, () => takes(world, code, cookie));
      assert.equal(outcome(reply), 'sign_in_code_worthless', text);
    }
  });

  test('is asked for theirs where it demands one and the provider said of none, and keeps the code meanwhile', async () => {
    itIsAfter(0);
    const [person, other] = [await world.person('User'), await world.person('User')];
    const [mine, theirs] = [await setsUpFactor(person, start), await setsUpFactor(other, start)];
    await demandsSecondFactor(world);
    const { code, cookie } = await comesBack(person.email);
    assert.equal(outcome(await takes(world, code, cookie)), 'second_factor_needed');
    itIsAfter(90);
    const now = start + 90_000;
    const wrong = await takes(world, code, cookie, await codeOf(theirs.secret, now));
    assert.deepEqual([wrong.status, outcome(wrong)], [400, 'code_wrong']);
    assert.equal(outcome(await takes(world, code, cookie, await codeOf(mine.secret, now))), 'in');
    const again = await takes(world, code, cookie, mine.recovery[0]);
    assert.equal(outcome(again), 'sign_in_code_worthless', 'it opens one session');
  });

  test('is told of a recovery code that was used, and cannot use it a second time', async () => {
    const person = await world.person('User');
    const { recovery } = await setsUpFactor(person);
    const signsIn = async () => {
      const { code, cookie } = await comesBack(person.email);
      await takes(world, code, cookie);
      return outcome(await takes(world, code, cookie, recovery[0]));
    };
    assert.equal(await signsIn(), 'in');
    assert.equal(await signsIn(), 'code_wrong');
    const told = (await mailsOf(world)).filter(({ to_address }) => to_address === person.email);
    assert.ok(told.length >= 2, 'of the second factor, and of its code');
  });

  test('has as few tries as at the sign-in, and five minutes', async () => {
    itIsAfter(0);
    const person = await world.person('User');
    const { recovery } = await setsUpFactor(person, start);
    const late = await comesBack(person.email);
    await takes(world, late.code, late.cookie);
    itIsAfter(301);
    assert.equal(outcome(await takes(world, late.code, late.cookie, recovery[0])), 'sign_in_code_worthless');
    const { code, cookie } = await comesBack(person.email);
    await takes(world, code, cookie);
    for (let guess = 0; guess < 10; guess++)
      assert.equal(outcome(await takes(world, code, cookie, '000000')), 'code_wrong');
    assert.equal((await takes(world, code, cookie, recovery[1])).status, 429);
  });

  test('is not asked where the provider says that it asked already', async () => {
    const person = await world.person('User');
    await setsUpFactor(person);
    const strong = await comesBack(person.email, { amr: ['pwd', 'mfa'] });
    assert.equal(outcome(await takes(world, strong.code, strong.cookie)), 'in');
    const weak = await comesBack(person.email, { amr: ['pwd'] });
    assert.equal(outcome(await takes(world, weak.code, weak.cookie)), 'second_factor_needed');
  });

  test('sets one up before anything else where they have none', async () => {
    const person = await world.person('User');
    const { code, cookie } = await comesBack(person.email);
    const reply = await takes(world, code, cookie);
    const [own] = (reply.body as { data: [{ must: string }] }).data;
    assert.deepEqual([reply.status, own.must], [200, 'add_second_factor']);
  });
});
