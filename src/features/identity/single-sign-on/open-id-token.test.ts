import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { afterFile } from '#tests/world/after-hooks.ts';
import { begins, beginsTest, connects, endsWith, testedBy, told } from '#tests/sign-in/external-browser.ts';
import {
  forgedClaims,
  forgedSignatures,
  forgedTokens,
  forgedUserInfo,
  honestTokens,
  honestUserInfo,
  publishedKeys,
  startForger,
  type Forgery,
  type UserInfo,
} from '#tests/sign-in/open-id-forger.ts';
import { clientId, clientSecret } from '#tests/sign-in/open-id-provider.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { beginTestSignIn, testConnection } from './single-sign-on.contract.ts';

const owner = await asOwner();
const world = await newWorld();
const forger = await startForger();
afterFile.add(() => forger.stop());
const settings = {
  kind: 'oidc' as const,
  issuer: forger.issuer,
  client_id: clientId,
  scopes: 'openid email',
};
await connects(world, { settings, secret: clientSecret });

/** Brings the browser back with an ID token of the provider's own making; answers where it goes on. */
async function comesBack(
  { address, cookie }: { address: string; cookie: string },
  [email, forgery, told]: [email: string, forgery: Forgery, told?: UserInfo | undefined],
): Promise<string> {
  const { pathname, search } = forger.sendsBack(address, email, forgery, told);
  const reply = await world.running.app.inject({
    method: 'GET',
    url: pathname + search,
    headers: { cookie },
  });
  assert.equal(reply.statusCode, 303, reply.body);
  return String(reply.headers.location);
}

/** The whole way of somebody who is a member. */
async function signsIn(forgery: Forgery, told?: UserInfo) {
  const { email } = await world.person('User');
  const begun = await begins(world);
  const location = await comesBack(begun, [email, forgery, told]);
  return endsWith(world, location, begun.cookie);
}

suite('An ID token opens a session', () => {
  for (const [what, token] of Object.entries(honestTokens))
    test(what, async () => assert.equal(typeof (await signsIn(token)), 'object'));
});

suite('An ID token opens nothing', () => {
  for (const [what, token] of Object.entries(forgedTokens))
    test(what, async () => assert.equal(await signsIn(token), 'refused'));
});

suite('What a provider says beside an ID token', () => {
  const [token = () => undefined] = Object.values(honestTokens);
  for (const [what, told] of Object.entries(honestUserInfo))
    test(`counts ${what}`, async () => assert.equal(typeof (await signsIn(token, told)), 'object'));
  for (const [what, told] of Object.entries(forgedUserInfo))
    test(`does not count ${what}`, async () => assert.equal(await signsIn(token, told), 'refused'));
});

suite('A test sign-in of an Admin', () => {
  const tries = async (forgery: Forgery) =>
    testedBy(await comesBack(await beginsTest(world), [world.admin.email, forgery]));

  test('says that it works, before the connection is offered to anybody, and opens nothing', async () => {
    await connects(world, { settings, is_enabled: false });
    for (const token of Object.values(honestTokens)) assert.equal(await tries(token), 'works');
    await connects(world, { settings });
    const begun = await beginsTest(world);
    const location = await comesBack(begun, [world.admin.email, Object.values(honestTokens)[0] as Forgery]);
    assert.equal(told(location).code, undefined);
    const { rows } = await owner.query('select 1 from sso_sign_in where org_id = $1 and person_id = $2', [
      world.orgId,
      world.admin.id,
    ]);
    assert.equal(rows.length, 0);
  });

  for (const [what, token] of Object.entries(forgedSignatures))
    test(`says that the token is not signed by a published key: ${what}`, async () =>
      assert.equal(await tries(token), 'not_signed'));

  for (const [what, token] of Object.entries(forgedClaims))
    test(`says that the token does not count: ${what}`, async () =>
      assert.equal(await tries(token), 'refused'));

  test('says that the provider is away, as a sign-in does', async () => {
    const [tried, begun] = [await beginsTest(world), await begins(world)];
    await connects(world, { settings: { ...settings, issuer: 'http://127.0.0.1:9' }, secret: clientSecret });
    const nothing: [string, Forgery] = [world.admin.email, () => undefined];
    assert.equal(testedBy(await comesBack(tried, nothing)), 'away');
    assert.equal(told(await comesBack(begun, nothing)).failure, 'away');
    await connects(world, { settings, secret: clientSecret });
  });

  test('is for Admins, of a connection that is saved', async () => {
    const [user, third] = [await world.person('User'), await newWorld()];
    assert.equal((await user.isRefused(beginTestSignIn, { body: {} })).code, 'forbidden');
    assert.equal(
      (await third.admin.isRefused(beginTestSignIn, { body: {} })).code,
      'single_sign_on_not_offered',
    );
    await connects(third, { settings: { ...settings, issuer: 'http://127.0.0.1:9' }, secret: clientSecret });
    assert.equal((await third.admin.isRefused(beginTestSignIn, { body: {} })).code, 'provider_away');
  });
});

suite('A try of an OpenID connection', () => {
  const [key] = publishedKeys;
  const cases: [what: string, said: Parameters<typeof startForger>[0], problem: string | null][] = [
    ['works where the provider signs by a key that it publishes', {}, null],
    ['fails where it publishes none', { publishes: [] }, 'no_signing_key'],
    ['fails where none is to sign', { publishes: [{ ...key, use: 'enc' }] }, 'no_signing_key'],
    ['fails where it publishes secrets', { publishes: [{ kty: 'oct', k: 'AAAA' }] }, 'no_signing_key'],
    ['fails where it signs by a secret or not at all', { supports: ['HS256', 'none'] }, 'no_signing_key'],
  ];
  for (const [what, said, problem] of cases)
    test(what, async () => {
      const other = await startForger(said);
      afterFile.add(() => other.stop());
      const body = { settings: { ...settings, issuer: other.issuer }, secret: clientSecret };
      assert.equal((await world.admin.calls(testConnection, { body })).data.problem, problem);
    });
});
