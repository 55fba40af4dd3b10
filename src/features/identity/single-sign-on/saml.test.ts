import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { sends } from '#tests/world/sign-ins.ts';
import {
  begins,
  beginsTest,
  connects,
  demandsSecondFactor,
  endsWith,
  takes,
  testedBy,
  told,
} from '#tests/sign-in/external-browser.ts';
import { attacks } from '#tests/sign-in/saml-attacks.ts';
import {
  assertionOf,
  encoded,
  newId,
  providerKey,
  requestIn,
  responseOf,
  saidFor,
  signed,
  strangersKey,
  type AskedOf,
  type Said,
} from '#tests/sign-in/saml-provider.ts';
import { comesBack, honest, samlSettings as settings, signsInBySaml } from '#tests/sign-in/saml-sign-in.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { readSamlMetadata } from './external-sign-in.contract.ts';
import { testConnection } from './single-sign-on.contract.ts';

afterEach(() => setClock());

const world = await newWorld();
const other = await newWorld();
await connects(world, { settings });
await connects(other, { settings: { ...settings, certificates: [strangersKey.certificate] } });

const signsIn = (answer: (asked: AskedOf) => string, where = world) => signsInBySaml(where, answer);

suite('Sign-in by a SAML provider', () => {
  test('opens a session of the person whom an Admin made a member under that address', async () => {
    const { email, id } = await world.person('Staff');
    const signedIn = await signsIn(honest({ email }));
    assert.ok(typeof signedIn === 'object', String(signedIn));
    assert.equal(signedIn.id, id);
    const headers = { authorization: `token ${signedIn.token}`, cookie: signedIn.cookie };
    assert.equal((await sends(world, headers)).status, 200);
  });

  test('takes an answer that is signed twice, with a longer hash, or without the certificate', async () => {
    const { email } = await world.person('User');
    const twice = (asked: AskedOf) => {
      const said = saidFor(asked, { email });
      return encoded(signed(signed(responseOf(said, assertionOf(said))), { element: 'Response' }));
    };
    const longer = { algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' };
    for (const answer of [twice, honest({ email }, longer), honest({ email }, { keyInfo: false })])
      assert.equal(typeof (await signsIn(answer)), 'object');
  });

  test('takes either certificate while the provider changes them', async () => {
    const third = await newWorld();
    const certificates = [strangersKey.certificate, providerKey.certificate];
    await connects(third, { settings: { ...settings, certificates } });
    const { email } = await third.person('User');
    for (const key of [providerKey, strangersKey])
      assert.equal(typeof (await signsIn(honest({ email }, { key }), third)), 'object');
  });

  test('allows a clock that is a minute wrong', async () => {
    const { email } = await world.person('User');
    assert.equal(typeof (await signsIn(honest({ email, notBefore: 50 }))), 'object');
    assert.equal(typeof (await signsIn(honest({ email, notOnOrAfter: -50 }))), 'object');
  });

  test('ends no later than the provider’s own session', async () => {
    const { email } = await world.person('User');
    const signedIn = await signsIn(honest({ email, sessionEnds: 600 }));
    assert.ok(typeof signedIn === 'object');
    const headers = { authorization: `token ${signedIn.token}`, cookie: signedIn.cookie };
    setClock(new Date(Date.now() + 590_000).toISOString());
    assert.equal((await sends(world, headers)).status, 200);
    setClock(new Date(Date.now() + 610_000).toISOString());
    assert.equal((await sends(world, headers)).status, 401);
  });

  test('asks by a request of its own for each organisation, that says nothing of people', async () => {
    const { address, set } = await begins(world);
    const asked = requestIn(address);
    assert.match(asked.acs, new RegExp(`/org/${world.slug}/auth/saml/acs$`));
    assert.match(asked.entityId, new RegExp(`/org/${world.slug}/auth/saml/metadata$`));
    assert.match(asked.relayState, /^[\w-]{43}$/);
    assert.match(set, /SameSite=Lax/, 'without TLS');
    const metadata = await world.guest.sends(readSamlMetadata);
    assert.ok(String(metadata.body).includes(`Location="${asked.acs}"`));
    assert.ok(String(metadata.body).includes(`entityID="${asked.entityId}"`));
  });
});

suite('An answer of SAML opens nothing', () => {
  for (const [what, attack] of Object.entries(attacks))
    test(what, async () => {
      const [own, victim] = [await world.person('User'), await world.person('Staff')];
      assert.equal(
        await signsIn((asked) => attack(asked, { own: own.email, victim: victim.email })),
        'refused',
      );
    });

  test('of ten megabytes: it is not read', async () => {
    const reply = await world.running.app.inject({
      method: 'POST',
      url: `/org/${world.slug}/auth/saml/acs`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `SAMLResponse=${'A'.repeat(10_000_000)}`,
    });
    assert.equal(reply.statusCode, 413);
  });

  test('a second time', async () => {
    const { email } = await world.person('User');
    const { address, cookie } = await begins(world);
    const asked = requestIn(address);
    const sent = { SAMLResponse: honest({ email })(asked), RelayState: asked.relayState, cookie };
    const first = await comesBack(world, sent);
    assert.equal(typeof (await endsWith(world, first, cookie)), 'object');
    assert.equal(await endsWith(world, await comesBack(world, sent), cookie), 'expired');
  });

  test('in another browser, or with another relay state', async () => {
    const { email } = await world.person('User');
    const { address, cookie } = await begins(world);
    const asked = requestIn(address);
    const sent = { SAMLResponse: honest({ email })(asked), RelayState: asked.relayState };
    const another = await begins(world);
    assert.equal(await endsWith(world, await comesBack(world, { ...sent, cookie: '' }), ''), 'expired');
    const stolen = await comesBack(world, { ...sent, cookie: another.cookie });
    assert.equal(await endsWith(world, stolen, another.cookie), 'refused');
    const relayed = await comesBack(world, { ...sent, RelayState: newId(), cookie });
    assert.equal(await endsWith(world, relayed, cookie), 'refused');
  });

  test('of the provider of another organisation', async () => {
    const { email } = await other.person('User');
    assert.equal(await signsIn(honest({ email }), other), 'refused', 'which signs with another key');
    assert.equal(typeof (await signsIn(honest({ email }, { key: strangersKey }), other)), 'object');
  });
});

suite('A try of a SAML connection says', () => {
  const tried = async (certificates: string[]) =>
    (await world.admin.calls(testConnection, { body: { settings: { ...settings, certificates } } })).data
      .problem;
  const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
  test('whether its certificates can be read and have not expired', async () => {
    assert.equal(await tried([providerKey.certificate]), null);
    assert.equal(await tried([providerKey.certificate, broken]), 'certificate_unreadable');
    // The sign-in of the Admin counts no longer by then: a new one does.
    setClock('2045-02-01T00:00:00Z');
    const late = await newWorld();
    const { data } = await late.admin.calls(testConnection, { body: { settings } });
    assert.equal(data.problem, 'certificate_expired');
  });

  test('whether the provider signs by them, where an Admin signs in to try it', async () => {
    const third = await newWorld();
    await connects(third, { settings, is_enabled: false });
    const { email } = third.admin;
    const comesTo = async (answer: (asked: AskedOf) => string) => {
      const { address, cookie } = await beginsTest(third);
      const asked = requestIn(address);
      return testedBy(
        await comesBack(third, { SAMLResponse: answer(asked), RelayState: asked.relayState, cookie }),
      );
    };
    assert.equal(await comesTo(honest({ email })), 'works');
    assert.equal(await comesTo(honest({ email }, { key: strangersKey })), 'not_signed');
    assert.equal(await comesTo(honest({ email }, { element: 'Response' })), 'not_signed');
    assert.equal(await comesTo(honest({ email, audience: 'https://elsewhere.example' })), 'refused');
  });
});

suite('A second factor that a SAML provider asked for', () => {
  test('counts where the organisation demands one, if it was asked for in the last half day', async () => {
    const strict = await newWorld();
    await connects(strict, { settings });
    const person = await strict.person('User');
    await setsUpFactor(person);
    await demandsSecondFactor(strict);
    const mfa = 'https://refeds.org/profile/mfa';
    const outcome = async (more: Partial<Said>) => {
      const { address, cookie } = await begins(strict);
      const asked = requestIn(address);
      const sent = {
        SAMLResponse: honest({ email: person.email, ...more })(asked),
        RelayState: asked.relayState,
      };
      const { code = '' } = told(await comesBack(strict, { ...sent, cookie }));
      const { status, body } = await takes(strict, code, cookie);
      return status === 200 ? 'in' : (body as { code: string }).code;
    };
    assert.equal(await outcome({ context: mfa }), 'in');
    assert.equal(await outcome({ context: mfa, asked: 11 * 3600 }), 'in');
    assert.equal(await outcome({ context: mfa, asked: 13 * 3600 }), 'second_factor_needed');
    assert.equal(await outcome({ context: `${mfa}/of-nobody` }), 'second_factor_needed');
    assert.equal(await outcome({}), 'second_factor_needed');
  });
});
