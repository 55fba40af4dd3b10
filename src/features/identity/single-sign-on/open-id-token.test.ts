import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { afterFile } from '#tests/world/after-hooks.ts';
import { begins, connects, endsWith } from '#tests/sign-in/external-browser.ts';
import {
  forgedTokens,
  forgedUserInfo,
  honestTokens,
  honestUserInfo,
  startForger,
  type Forgery,
  type UserInfo,
} from '#tests/sign-in/open-id-forger.ts';
import { clientId, clientSecret } from '#tests/sign-in/open-id-provider.ts';
import { newWorld } from '#tests/world/world.ts';

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

/** The whole way of somebody who is a member, with an ID token of the provider's own making. */
async function signsIn(forgery: Forgery, told?: UserInfo) {
  const { email } = await world.person('User');
  const { address, cookie } = await begins(world);
  const { pathname, search } = forger.sendsBack(address, email, forgery, told);
  const reply = await world.running.app.inject({
    method: 'GET',
    url: pathname + search,
    headers: { cookie },
  });
  assert.equal(reply.statusCode, 303, reply.body);
  return endsWith(world, String(reply.headers.location), cookie);
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
