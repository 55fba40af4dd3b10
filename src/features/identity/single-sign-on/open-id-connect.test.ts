import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { afterFile } from '#tests/world/after-hooks.ts';
import { sends } from '#tests/world/sign-ins.ts';
import { begins, connects, endsWith, takes, told } from '#tests/sign-in/external-browser.ts';
import {
  clientId,
  clientSecret,
  signsInThere,
  startOpenIdProvider,
  type Account,
} from '#tests/sign-in/open-id-provider.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { beginExternalSignIn, readSignInWay } from './external-sign-in.contract.ts';
import { readSingleSignOn, testConnection } from './single-sign-on.contract.ts';

afterEach(() => setClock());

const world = await newWorld();
const other = await newWorld();
const redirectOf = async ({ admin }: World) => (await admin.calls(readSingleSignOn)).data.addresses.redirect;
const accounts: Record<string, Account> = {};
const provider = await startOpenIdProvider({
  redirects: [await redirectOf(world), await redirectOf(other)],
  accounts,
});
afterFile.add(() => provider.stop());

const settings = {
  kind: 'oidc' as const,
  issuer: provider.issuer,
  client_id: clientId,
  scopes: 'openid email profile',
};
await connects(world, { settings, secret: clientSecret });

/** Somebody the provider knows, with an address of the organisation. */
function account(more: Account = {}): { login: string; email: string } {
  const login = `login-${crypto.randomUUID().slice(0, 8)}`;
  const email = more.email ?? `${login}@${world.slug}.example`;
  accounts[login] = { email, email_verified: true, given_name: 'Grace', family_name: 'Hopper', ...more };
  return { login, email };
}

/** Brings the browser back to us. */
const comesBack = async ({ running }: World, { pathname, search }: URL, cookie: string) => {
  const reply = await running.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  assert.equal(reply.statusCode, 303, reply.body);
  return String(reply.headers.location);
};

/** The whole way: our page, the provider's, ours again. */
async function signsIn(login: string, where = world) {
  const { address, cookie } = await begins(where);
  return endsWith(where, await comesBack(where, await signsInThere(address, login), cookie), cookie);
}

suite('Sign-in by an OpenID provider', () => {
  test('opens a session of the person whom an Admin made a member under that address', async () => {
    const person = await world.person('Staff', { Finance: 'editor' });
    const { login } = account({ email: person.email });
    const signedIn = await signsIn(login);
    assert.ok(typeof signedIn === 'object', String(signedIn));
    assert.deepEqual([signedIn.id, signedIn.type], [person.id, 'Staff']);
    const headers = { authorization: `token ${signedIn.token}`, cookie: signedIn.cookie };
    assert.equal((await sends(world, headers)).status, 200);
    assert.equal((await sends(world, { ...headers, cookie: '' })).status, 401, 'bound to its browser');
  });

  test('knows somebody again by what the provider calls them, whatever their address becomes', async () => {
    const person = await world.person('User');
    const { login } = account({ email: person.email });
    await signsIn(login);
    accounts[login] = { ...accounts[login], email: `renamed@elsewhere.example` };
    const again = await signsIn(login);
    assert.equal(typeof again === 'object' && again.id, person.id);
  });

  test('lets nobody in whom nobody invited, unless the connection makes members', async () => {
    const { login, email } = account();
    assert.equal(await signsIn(login), 'not_invited');
    const department = world.departments['Finance'] as string;
    await connects(world, { settings, is_just_in_time: true, first_department_ids: [department] });
    const member = await signsIn(login);
    assert.ok(typeof member === 'object', String(member));
    assert.deepEqual([member.email, member.type], [email, 'User']);
    const again = await signsIn(login);
    assert.equal(typeof again === 'object' && again.id, member.id);
    await connects(world, { settings });
  });

  test('links nobody by an address that is not of a domain of the connection', async () => {
    const { login } = account({ email: 'somebody@elsewhere.example' });
    await connects(world, { settings, is_just_in_time: true });
    assert.equal(await signsIn(login), 'not_invited');
    await connects(world, { settings });
  });

  test('links nobody by an address that the provider doubts, or does not tell', async () => {
    const person = await world.person('User');
    assert.equal(await signsIn(account({ email: person.email, email_verified: false }).login), 'refused');
    const { login } = account();
    delete accounts[login]?.email;
    assert.equal(await signsIn(login), 'refused');
  });

  test('gives nobody the account of another one there who has the same address', async () => {
    const person = await world.person('User');
    await signsIn(account({ email: person.email }).login);
    assert.equal(await signsIn(account({ email: person.email }).login), 'linked_otherwise');
  });

  test('lets nobody in who was deactivated', async () => {
    const person = await world.person('User');
    const { login } = account({ email: person.email });
    await signsIn(login);
    await world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
      db.ask(
        {
          name: 'deactivate_of_test',
          text: `update person set status = 'deactivated' where org_id = $1 and id = $2`,
        },
        [world.orgId, person.id],
      ),
    );
    assert.equal(await signsIn(login), 'deactivated');
  });
});

suite('What comes back from an OpenID provider', () => {
  /** Somebody who signed in there, and is about to come back. */
  async function onTheWay() {
    const person = await world.person('User');
    const { login } = account({ email: person.email });
    const { address, cookie } = await begins(world);
    return { back: await signsInThere(address, login), cookie, person };
  }

  test('counts for the browser alone that began, for ten minutes', async () => {
    const { back, cookie } = await onTheWay();
    assert.equal(told(await comesBack(world, back, '')).failure, 'expired');
    const another = await begins(world);
    assert.equal(told(await comesBack(world, back, another.cookie)).failure, 'refused');
    const changed = `${cookie.slice(0, -3)}AAA`;
    assert.equal(told(await comesBack(world, back, changed)).failure, 'expired');
    setClock(new Date(Date.now() + 601_000).toISOString());
    assert.equal(told(await comesBack(world, back, cookie)).failure, 'expired');
  });

  test('counts once', async () => {
    const { back, cookie } = await onTheWay();
    assert.ok(told(await comesBack(world, back, cookie)).code);
    assert.ok(told(await comesBack(world, back, cookie)).failure);
  });

  test('counts with its own state, code and provider only', async () => {
    for (const change of [
      (url: URL) => url.searchParams.set('state', 'another'),
      (url: URL) => url.searchParams.delete('state'),
      (url: URL) => url.searchParams.set('code', 'another'),
      (url: URL) => url.searchParams.set('iss', 'https://elsewhere.example'),
      (url: URL) => {
        url.searchParams.delete('code');
        url.searchParams.set('error', 'access_denied');
      },
    ]) {
      const { back, cookie } = await onTheWay();
      change(back);
      assert.equal(told(await comesBack(world, back, cookie)).failure, 'refused', back.search);
    }
  });

  test('counts in its own organisation only', async () => {
    await connects(other, { settings, secret: clientSecret });
    const { back, cookie } = await onTheWay();
    const there = new URL(back.href.replace(world.slug, other.slug));
    assert.equal(told(await comesBack(other, there, cookie)).failure, 'expired');
  });

  test('is exchanged once, within a minute, by the browser that began', async () => {
    const { back, cookie } = await onTheWay();
    const location = await comesBack(world, back, cookie);
    assert.match(location, new RegExp(`^/login\\?org=${world.slug}#`));
    const { code = '' } = told(location);
    const another = await begins(world);
    const statuses = async (...tries: [string, string][]) => {
      const replies = [];
      for (const [tried, with_] of tries) replies.push((await takes(world, tried, with_)).status);
      return replies;
    };
    assert.deepEqual(
      await statuses([code, ''], [code, another.cookie], ['another', cookie]),
      [422, 422, 422],
    );
    setClock(new Date(Date.now() + 61_000).toISOString());
    assert.deepEqual(await statuses([code, cookie]), [422]);
    setClock();
    assert.deepEqual(await statuses([code, cookie], [code, cookie]), [200, 422]);
  });
});

suite('The way to an OpenID provider', () => {
  test('carries state, nonce and a challenge, and leaves a cookie that comes back by a link', async () => {
    const { address, set } = await begins(world);
    const { searchParams } = new URL(address);
    assert.equal(searchParams.get('code_challenge_method'), 'S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.match(searchParams.get(name) ?? '', /^[\w-]{43}$/);
    assert.match(set, /; HttpOnly; SameSite=Lax; Max-Age=600$/);
  });

  test('is not offered where there is no connection, or a disabled one', async () => {
    const third = await newWorld();
    assert.equal(
      (await third.guest.isRefused(beginExternalSignIn, { body: {} })).code,
      'single_sign_on_not_offered',
    );
    await connects(third, { settings, secret: clientSecret, is_enabled: false });
    assert.equal(
      (await third.guest.isRefused(beginExternalSignIn, { body: {} })).code,
      'single_sign_on_not_offered',
    );
    assert.deepEqual((await third.guest.calls(readSignInWay)).data, { name: null, is_enforced: false });
    assert.deepEqual((await world.guest.calls(readSignInWay)).data, {
      name: 'Company sign-in',
      is_enforced: false,
    });
  });

  test('is refused in words where the provider does not answer', async () => {
    const third = await newWorld();
    await connects(third, { settings: { ...settings, issuer: 'http://127.0.0.1:9' }, secret: 'secret' });
    assert.equal((await third.guest.isRefused(beginExternalSignIn, { body: {} })).code, 'provider_away');
  });
});

suite('A try of an OpenID connection says', () => {
  const tried = async (issuer: string) =>
    (await world.admin.calls(testConnection, { body: { settings: { ...settings, issuer } } })).data.problem;
  test('that it works', async () => assert.equal(await tried(provider.issuer), null));
  for (const [problem, issuer] of [
    ['not_reached', 'http://127.0.0.1:9'],
    ['address_refused', 'https://10.0.0.1'],
    ['address_refused', 'http://93.184.215.14'],
    ['not_a_provider', `${provider.issuer}/elsewhere`],
  ] as const)
    test(`${problem} of ${issuer.replace(/\d+$/, 'n')}`, async () =>
      assert.equal(await tried(issuer), problem));
});
