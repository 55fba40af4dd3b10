import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { operator } from '#app/new-organisation.ts';
import { eq } from 'drizzle-orm';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { connectionOf, connects } from '#tests/sign-in/external-browser.ts';
import { issuer, providerKey } from '#tests/sign-in/saml-provider.ts';
import { selfMadeCertificate } from '#tests/world/certificate.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password, type World } from '#tests/world/world.ts';
import { readSignInWay } from './external-sign-in.contract.ts';
import { makeRecoveryCodes, readSingleSignOn, saveConnection } from './single-sign-on.contract.ts';

const owner = await asOwner();
const saml = {
  kind: 'saml' as const,
  entity_id: issuer,
  sign_in_address: 'https://idp.example/sso',
  certificates: [providerKey.certificate],
  attributes: { email: 'email', first_name: 'givenName', last_name: 'surname' },
};
const oidc = {
  kind: 'oidc' as const,
  issuer: 'https://idp.example',
  client_id: 'us',
  scopes: 'openid email',
};
const ldap = {
  kind: 'ldap' as const,
  address: 'ldaps://directory.example',
  authority: null,
  bind_dn: 'cn=searcher',
  base_dn: 'dc=example',
  filter: '(&(objectclass=person)(mail={email}))',
  attributes: { email: 'mail', first_name: 'givenname', last_name: 'sn', subject: 'entryuuid' },
};
const clientSecret = 'a very secret secret of the client';

const read = async ({ admin }: World) => (await admin.calls(readSingleSignOn)).data;

suite('The connection to a provider', () => {
  test('is none at first, and says what to copy to the provider', async () => {
    const world = await newWorld();
    const { connection, addresses, domains, recovery_codes } = await read(world);
    assert.deepEqual([connection, domains, recovery_codes], [null, [`${world.slug}.example`], 0]);
    assert.equal(new URL(addresses.acs).pathname, `/org/${world.slug}/auth/saml/acs`);
    assert.equal(new URL(addresses.redirect).pathname, `/org/${world.slug}/auth/oidc/callback`);
  });

  test('keeps its secret to itself: in replies, in the table, in the log', async () => {
    const world = await newWorld();
    await connects(world, { settings: oidc, secret: clientSecret });
    const told = await read(world);
    assert.equal(told.connection?.has_secret, true);
    await connects(world, { settings: { ...oidc, scopes: 'openid' }, secret: `${clientSecret} anew` });
    assert.ok(!JSON.stringify(await read(world)).includes(clientSecret));
    for (const text of [
      'select row_to_json(c)::text as said from sso_connection c where org_id = $1',
      'select body as said from activity where org_id = $1',
    ]) {
      const { rows } = await owner.query<{ said: string }>(text, [world.orgId]);
      assert.ok(rows.length > 0);
      for (const { said } of rows) assert.ok(!said.includes(clientSecret), said);
    }
    const { rows } = await owner.query<{ body: string }>(
      `select body from activity where org_id = $1 and action = 'sso_connection.changed'`,
      [world.orgId],
    );
    assert.match(rows[0]?.body ?? '', /"note":"secret"/);
    assert.match(rows[0]?.body ?? '', /"scopes":"openid"/);
  });

  test('keeps a secret for the provider that it was given for, and for no other', async () => {
    const world = await newWorld();
    const save = async (settings: typeof oidc) => {
      const version = (await read(world)).connection?.version ?? null;
      return world.admin.sends(saveConnection, { body: connectionOf(world, { version, settings }) });
    };
    const first = await save(oidc);
    assert.equal((first.body as { code: string }).code, 'secret_missing');
    await connects(world, { settings: oidc, secret: clientSecret });
    assert.equal((await save({ ...oidc, scopes: 'openid' })).status, 200);
    const elsewhere = await save({ ...oidc, issuer: 'https://elsewhere.example' });
    assert.equal((elsewhere.body as { code: string }).code, 'secret_missing');
  });

  test('is for verified domains of the organisation only', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    for (const domain of ['elsewhere.example', `${other.slug}.example`]) {
      const body = connectionOf(world, { settings: saml, domains: [domain] });
      const { code, errors } = await world.admin.isRefused(saveConnection, { body });
      assert.deepEqual([code, Object.keys(errors ?? {})], ['domain_not_verified', ['domains']]);
    }
    const body = connectionOf(world, { settings: saml, domains: [`${world.slug.toUpperCase()}.Example`] });
    assert.deepEqual((await world.admin.calls(saveConnection, { body })).data.connection?.domains, [
      `${world.slug}.example`,
    ]);
  });

  test('is not overwritten by whoever saw another one', async () => {
    const world = await newWorld();
    await connects(world, { settings: saml });
    for (const version of [null, 7])
      assert.equal(
        (
          await world.admin.isRefused(saveConnection, {
            body: connectionOf(world, { settings: saml, version }),
          })
        ).code,
        'stale_version',
      );
  });

  test('takes certificates that can be read and whose keys are long enough, and departments of the organisation', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    const certificates = ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'];
    const unreadable = connectionOf(world, { settings: { ...saml, certificates } });
    const told = await world.admin.isRefused(saveConnection, { body: unreadable });
    assert.deepEqual(
      [told.code, Object.keys(told.errors ?? {})],
      ['certificate_unreadable', ['settings.certificates']],
    );
    const directory = connectionOf(world, {
      settings: { ...ldap, authority: certificates[0] as string },
      secret: 'of the directory',
    });
    const authority = await world.admin.isRefused(saveConnection, { body: directory });
    assert.deepEqual(
      [authority.code, Object.keys(authority.errors ?? {})],
      ['certificate_unreadable', ['settings.authority']],
    );
    const weak = [selfMadeCertificate(1024).certificate];
    const short = connectionOf(world, { settings: { ...saml, certificates: weak } });
    assert.equal((await world.admin.isRefused(saveConnection, { body: short })).code, 'certificate_weak');
    const first_department_ids = [other.departments['Finance'] as string];
    const elsewhere = connectionOf(world, { settings: saml, first_department_ids });
    assert.equal(
      (await world.admin.isRefused(saveConnection, { body: elsewhere })).code,
      'department_unknown',
    );
  });
});

suite('Where people must sign in by their provider', () => {
  /** What the sign-in form answers. */
  async function tries(
    { guest }: World,
    email: string,
    more: { recovery_code?: string; password?: string } = {},
  ) {
    const { status, body } = await guest.sends(signIn, { body: { email, password, ...more } });
    return status === 200 ? 'in' : `${status} ${(body as { code: string }).code}`;
  }
  const refused = '400 wrong_credentials';

  async function enforcing(more: { is_enabled?: boolean } = {}) {
    const world = await newWorld();
    const user = await world.person('User');
    const { codes } = (await world.admin.calls(makeRecoveryCodes, { body: {} })).data;
    await connects(world, { settings: saml, is_enforced: true, ...more });
    return { world, user, codes };
  }

  test('a password is answered like a wrong one', async () => {
    const { world, user } = await enforcing();
    assert.equal(await tries(world, user.email), refused);
    assert.equal(await tries(world, world.admin.email), refused);
    assert.equal((await world.guest.calls(readSignInWay)).data.is_enforced, true);
  });

  test('a password still counts for people of other domains, and once it is switched off', async () => {
    const { world, user } = await enforcing();
    const email = 'auditor@elsewhere.example';
    await world.database.inOrganisation(world.orgId, {}, async (db) => {
      const [row] = await db.select().from(personTable).where(eq(personTable.id, user.id));
      const password_hash = row?.password_hash ?? '';
      const names = { first_name: 'Eli', last_name: 'Auditor' };
      await createPerson({ db, by: operator }, { email, ...names, type: 'User', password_hash });
    });
    assert.equal(await tries(world, email), 'in');
    await connects(world, { settings: saml, is_enforced: true, is_enabled: false });
    assert.equal(await tries(world, user.email), 'in');
  });

  test('an Admin gets in with a recovery code and the password, once for each code', async () => {
    const { world, codes } = await enforcing();
    const [first = '', second = ''] = codes;
    assert.match(first, /^(?:[A-Z2-9]{4}-){6}[A-Z2-9]{4}$/);
    const { email } = world.admin;
    assert.equal(await tries(world, email, { recovery_code: first.replace(/[A-Z]/g, 'A') }), refused);
    assert.equal(await tries(world, email, { recovery_code: first, password: 'another-password' }), refused);
    assert.equal(
      await tries(world, email, { recovery_code: first.toLowerCase().replaceAll('-', ' ') }),
      'in',
    );
    assert.equal(await tries(world, email, { recovery_code: first }), refused);
    assert.equal((await read(world)).recovery_codes, 9);
    await world.admin.calls(makeRecoveryCodes, { body: {} });
    assert.equal(await tries(world, email, { recovery_code: second }), refused, 'of the former codes');
  });

  test('nobody else gets in with a recovery code, nor one of another organisation', async () => {
    const { world, user, codes } = await enforcing();
    const other = await enforcing();
    const [recovery_code = ''] = codes;
    assert.equal(await tries(world, user.email, { recovery_code }), refused);
    assert.equal(await tries(other.world, other.world.admin.email, { recovery_code }), refused);
    assert.equal((await read(world)).recovery_codes, 10, 'and none was used up');
  });

  test('there are recovery codes first', async () => {
    const world = await newWorld();
    const body = connectionOf(world, { settings: saml, is_enforced: true });
    assert.equal((await world.admin.isRefused(saveConnection, { body })).code, 'recovery_codes_missing');
  });
});
