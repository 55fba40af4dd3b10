// Own process: every table of its database is searched, and its mails are delivered.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { changePassword, forgotPassword } from '#features/identity/password/password.contract.ts';
import { prove } from '#features/identity/proof/proof.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { saveConnection, testConnection } from '#features/identity/single-sign-on/single-sign-on.contract.ts';
import { acceptInvitation } from '#features/organisation/invitation/acceptance.contract.ts';
import { listMails, readMail } from '#features/organisation/mail/mail.contract.ts';
import { mailTokenRetention } from '#features/organisation/mail/server/mail.queries.ts';
import { runScheduledJobs } from '#platform/server/jobs/scheduled-jobs.ts';
import { mailKinds } from '#app/mail.ts';
import { accepts, invites, newPassword, secretOf } from '#tests/accounts/invitation-world.ts';
import { everyCall, nameOf } from '#tests/generated/every-call.ts';
import { nameAt, shapeOf, spotsIn } from '#tests/generated/from-schema.ts';
import { mailedSecrets } from '#tests/mail/mailed-secret.ts';
import { until } from '#tests/world/waiting/until.ts';
import { deliveringServer } from '#tests/mail/mail-world.ts';
import { tablesHolding } from '#tests/secrets/database-search.ts';
import { callsThatShowOnce, secretsIn, showings } from '#tests/secrets/shown-once.ts';
import { base, searcher } from '#tests/sign-in/directory.ts';
import { connectionOf, connects } from '#tests/sign-in/external-browser.ts';
import { clientSecret } from '#tests/sign-in/open-id-provider.ts';
import { asOwner } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { newWorld, password } from '#tests/world/world.ts';

await workInOwnDatabase();
const { registered } = await import('#tests/accounts/registration-world.ts');
const owner = await asOwner();
const folder = await mkdtemp(join(tmpdir(), 'plumbline-mails-'));
after(() => rm(folder, { recursive: true, force: true }));
const liesNowhere = async (told: string, secrets: readonly string[]) =>
  assert.deepEqual(await tablesHolding(owner, secrets), [], told);

suite('A search of the database', () => {
  test('finds a secret in whatever column it lies', async () => {
    const secret = 'kPz7-Qm4e_TESTONLYx91';
    const asBytes = Buffer.from(secret).toString('hex');
    const bare = secret.replaceAll('-', '').toUpperCase();
    for (const [type, value] of [
      ['text', secret],
      ['text', `behind another word:${bare}.`],
      ['text', Buffer.from(secret).toString('base64')],
      ['jsonb', JSON.stringify({ data: [{ token: secret }] })],
      ['json', JSON.stringify(secret)],
      ['text[]', `{a,"${secret}"}`],
      ['bytea', `\\x00${asBytes}ff`],
      ['bytea', `\\x${Buffer.from(secret, 'base64url').toString('hex')}`],
    ] as const) {
      await owner.query(`create table a_place (id int, held ${type})`);
      await owner.query(`insert into a_place values (1, null), (2, $1)`, [value]);
      assert.deepEqual(await tablesHolding(owner, [secret]), ['public.a_place'], `${type} ${value}`);
      await owner.query('drop table a_place');
    }
    await owner.query('create table a_place (held text)');
    await owner.query('insert into a_place values ($1)', [secret.replace('TEST', 'REST')]);
    await liesNowhere('of another secret', [secret]);
    await owner.query('drop table a_place');
  });
});

suite('What a call shows once lies nowhere in the database:', () => {
  test('of every such call it is known how it is made', () => {
    assert.deepEqual(callsThatShowOnce.map(nameOf).toSorted(), [...showings.keys()].toSorted());
    assert.ok(callsThatShowOnce.length >= 12);
  });

  for (const endpoint of callsThatShowOnce)
    test(nameOf(endpoint), async () => {
      const world = await newWorld();
      const { who, body, headers } = await (
        showings.get(nameOf(endpoint)) as NonNullable<ReturnType<typeof showings.get>>
      )(world);
      const sends = () => who.sends(endpoint, { body }, { ...headers, 'idempotency-key': 'sent twice' });
      const reply = await sends();
      assert.equal(reply.status, 200, JSON.stringify(reply.body));
      if (endpoint.method === 'POST' && endpoint.access !== 'guest') {
        const again = await sends();
        assert.deepEqual([again.status, (again.body as { code: string }).code], [422, 'already_shown']);
      }
      await liesNowhere(nameOf(endpoint), secretsIn(endpoint, reply));
    });
});

suite('What a mail lets its reader do', () => {
  const causes = new Map<string, () => Promise<string>>([
    [
      'password.reset_link',
      async () => {
        const { guest, admin, orgId } = await newWorld();
        await guest.calls(forgotPassword, { body: { email: admin.email } });
        return orgId;
      },
    ],
    [
      'invitation.sent',
      async () => {
        const { admin, orgId } = await newWorld();
        await invites(admin, 'nadia@new.example');
        return orgId;
      },
    ],
    ['registration.welcome', async () => (await registered()).id],
  ]);
  const secretKinds = mailKinds.filter(({ secret }) => secret !== undefined).map(({ name }) => name);
  const caused = new Map<string, { orgId: string; secret: string }>();

  test('of every kind of mail it is known how it comes about', () =>
    assert.deepEqual(secretKinds.toSorted(), [...causes.keys()].toSorted()));

  for (const kind of secretKinds)
    test(`lies nowhere while it is on its way: ${kind}`, async () => {
      const orgId = await (causes.get(kind) as () => Promise<string>)();
      const [mailed = ''] = await mailedSecrets(orgId, kind);
      const [secret = ''] = mailed.split('.');
      assert.ok(secret.length >= 10);
      caused.set(kind, { orgId, secret });
      await liesNowhere(kind, [secret]);
    });

  test('nor where no mail server is set: a demo shows it to its Admin, until it is over', async () => {
    const world = await newWorld();
    await world.guest.calls(forgotPassword, { body: { email: world.admin.email } });
    const keeping = await deliveringServer({ DATA_DIR: folder });
    const of = async () => (await world.admin.calls(listMails)).data[0];
    await until(async () => (await of())?.status === 'kept');
    const [secret = ''] = ((await mailedSecrets(world.orgId, 'password.reset_link'))[0] ?? '').split('.');
    const shown = async () =>
      (await world.admin.calls(readMail, { params: { id: (await of())?.id ?? '' } })).data.text;
    assert.ok((await shown()).includes(`#${secret}`));
    await liesNowhere('of a mail that is kept', [secret, ...[...caused.values()].map((one) => one.secret)]);

    const sweep = () =>
      runScheduledJobs(world.database, { retention: [mailTokenRetention], jobs: [] }, assert.ifError);
    await sweep();
    assert.ok((await shown()).includes(`#${secret}`));
    await owner.query(`update mail set token_ends_at = now() - interval '1 second' where org_id = $1`, [
      world.orgId,
    ]);
    await sweep();
    assert.deepEqual(await mailedSecrets(world.orgId, 'password.reset_link'), ['']);
    assert.ok(!(await shown()).includes(`#${secret}`));
    await keeping.close();
  });

  test('nor anywhere but in its file, where it is no demo', async () => {
    const world = await newWorld();
    await invites(world.admin, 'operator@new.example');
    const [secret = ''] = await mailedSecrets(world.orgId, 'invitation.sent');
    const keeping = await deliveringServer({ DATA_DIR: folder, DEMO: 'no' });
    const of = async () => (await world.admin.calls(listMails)).data[0];
    await until(async () => (await of())?.status === 'kept');
    assert.deepEqual(await mailedSecrets(world.orgId, 'invitation.sent'), ['']);
    await liesNowhere('of a mail that is kept', [secret]);
    const kept = await readFile(join(folder, 'mail', `${(await of())?.id}.eml`), 'utf8');
    assert.ok(kept.replaceAll('=\r\n', '').includes(secret), 'whoever runs the product hands it on');
    await keeping.close();
  });
});

suite('What people type and nobody else may know lies nowhere in the database:', () => {
  const isSecret = (name: string) => /^(password|secret|recovery_code)$/.test(name);
  const typed = everyCall.filter(
    ({ body }) => body && [...spotsIn(shapeOf(body))].some(({ spot }) => isSecret(nameAt(spot))),
  );
  const ldap = {
    kind: 'ldap' as const,
    address: 'ldap://127.0.0.1:9',
    authority: null,
    bind_dn: searcher.dn,
    base_dn: base,
    filter: '(mail={email})',
    attributes: { email: 'mail', first_name: 'givenname', last_name: 'sn', subject: 'entryuuid' },
  };
  const oidc = {
    kind: 'oidc' as const,
    issuer: 'http://127.0.0.1:9',
    client_id: 'plumbline',
    scopes: 'openid email',
  };
  /** How each call is made that takes one; answers what was typed. */
  const typing = new Map(
    (
      [
        [
          signIn,
          async ({ guest, admin }) => {
            const body = { email: admin.email, password, recovery_code: 'code-typed-at-the-sign-in' };
            await guest.calls(signIn, { body });
            return [password, body.recovery_code];
          },
        ],
        [
          changePassword,
          async ({ admin }) => {
            const body = { email: admin.email, password: 'eleven purple wagons' };
            const { status } = await admin.sends(
              changePassword,
              { body },
              { 'x-current-password': password },
            );
            assert.equal(status, 200);
            return [body.password];
          },
        ],
        [
          prove,
          async ({ admin }) => {
            await admin.calls(prove, { body: { password } });
            return [password];
          },
        ],
        [
          acceptInvitation,
          async (world) => {
            await invites(world.admin, 'joins@new.example');
            assert.equal((await accepts(world, await secretOf(world, 'joins@new.example'))).status, 200);
            return [newPassword];
          },
        ],
        [
          saveConnection,
          async (world) => {
            await connects(world, { settings: ldap, secret: searcher.password });
            const other = await newWorld();
            await connects(other, { settings: oidc, secret: clientSecret });
            return [searcher.password, clientSecret];
          },
        ],
        [
          testConnection,
          async (world) => {
            const { settings } = connectionOf(world, { settings: ldap });
            const body = { settings, secret: searcher.password };
            assert.equal((await world.admin.calls(testConnection, { body })).data.works, false);
            return [searcher.password];
          },
        ],
      ] as const satisfies [
        (typeof everyCall)[number],
        (world: Awaited<ReturnType<typeof newWorld>>) => Promise<string[]>,
      ][]
    ).map(([endpoint, how]) => [nameOf(endpoint), how] as const),
  );

  test('of every such call it is known how it is made', () =>
    assert.deepEqual(typed.map(nameOf).toSorted(), [...typing.keys()].toSorted()));

  for (const [name, types] of typing)
    test(name, async () => liesNowhere(name, await types(await newWorld())));
});
