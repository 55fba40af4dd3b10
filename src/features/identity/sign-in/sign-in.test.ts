import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { anotherServer } from '#tests/world/another-server.ts';
import { asOwner } from '#tests/world/connections.ts';
import { workBesideFirst } from '#tests/world/waiting/work.ts';
import { setClock, newWorld, password, type World } from '#tests/world/world.ts';
import { hashPassword } from '../password/server/shared/password-hash.service.ts';
import type { SignedIn } from '#features/identity/session/session-token.contract.ts';
import { signIn } from './sign-in.contract.ts';

const owner = await asOwner();
// Not long ago: servers of other tests, on the same database, sweep tries that are two days old.
const start = Date.now();
const itIsAfter = (seconds: number) => setClock(new Date(start + seconds * 1000).toISOString());

afterEach(() => setClock());

const tries = ({ guest }: World, email: string, word: string) =>
  guest.sends(signIn, { body: { email, password: word } });

suite('Signing in', () => {
  test('answers who one is, what one may do, and the organisation', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'lead' });
    const { status, body } = await tries(world, staff.email.toUpperCase(), password);
    const [own] = (body as { data: [SignedIn] }).data;
    assert.equal(status, 200);
    assert.deepEqual([own.id, own.email, own.type, own.role], [staff.id, staff.email, 'Staff', ['staff']]);
    assert.equal(own.organization_data.slug, world.slug);
    assert.deepEqual(
      own.departments.map(({ name, access }) => [name, access]),
      [['Finance', 'lead']],
    );
    assert.doesNotMatch(JSON.stringify(body), /argon2|password/);
  });

  test('fails with one answer, whatever is wrong', async () => {
    const world = await newWorld();
    const away = await world.person('Staff');
    const elsewhere = await newWorld();
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      away.id,
    ]);
    const failures = [
      await tries(world, world.admin.email, 'not the password'),
      await tries(world, `nobody@${world.slug}.example`, password),
      await tries(world, away.email, password),
      await tries(world, elsewhere.admin.email, password),
    ];
    for (const { status, body, headers } of failures) {
      assert.equal(status, 400);
      assert.deepEqual(body, {
        code: 'wrong_credentials',
        message: 'Email or password is incorrect',
        errors: { password: ['Email or password is incorrect'] },
      });
      assert.deepEqual(Object.keys(headers).toSorted(), Object.keys(failures[0]?.headers ?? {}).toSorted());
    }
  });

  test('that fails says why in the log, with who and where, and neither a password nor an address', async () => {
    const lines: string[] = [];
    const world = await newWorld();
    const server = await anotherServer(
      { LOG_LEVEL: 'warn', LIMIT_SIGN_IN_FAILURES: '2' },
      { logTo: { write: (line) => void lines.push(line) } },
    );
    const away = await world.person('Staff');
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      away.id,
    ]);
    const failsAs = async (email: string, word: string) => {
      const url = `/org/${world.slug}/user/login/`;
      await server.app.inject({ method: 'POST', url, payload: { email, password: word } });
      const logged = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
      return [logged['reason'], logged['person'], logged['org'], logged['route'], typeof logged['ip_hash']];
    };
    const route = '/org/:org/user/login/';
    const nobody = `nobody@${world.slug}.example`;
    const wrong = 'a wrong password';
    for (const [reason, email, word, id] of [
      ['person_unknown', nobody, wrong, undefined],
      ['deactivated', away.email, password, away.id],
      ['wrong_password', world.admin.email, wrong, world.admin.id],
      ['wrong_password', world.admin.email, wrong, world.admin.id],
      ['throttled', world.admin.email, password, undefined],
    ] as const)
      assert.deepEqual(await failsAs(email, word), [reason, id, world.orgId, route, 'string'], reason);
    assert.equal(lines.length, 5);
    assert.doesNotMatch(lines.join(''), /nobody|@|a wrong|correct-horse|argon2/);
  });

  test('takes the same work, whoever it is and whatever is wrong', async () => {
    const world = await newWorld({ hashing: hashPassword });
    const away = await world.person('Staff');
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      away.id,
    ]);
    const emails = [world.admin.email, `nobody@${world.slug}.example`, away.email];
    const ratios = await workBesideFirst(
      emails.map((email) => async (round) => {
        // A quarter of an hour apart: nobody has to wait.
        itIsAfter(round * 16 * 60);
        assert.equal((await tries(world, email, 'not the password')).status, 400);
      }),
    );
    // Without its hash a try takes a fifth. How alike they are is measured by the siege, where nothing else runs.
    for (const ratio of ratios) assert.ok(ratio > 0.5 && ratio < 2, ratios.join());
  });

  test('takes a text for each field and nothing else, and drops what it does not know', async () => {
    const { guest, admin } = await newWorld();
    for (const body of [
      { email: [admin.email], password },
      { email: admin.email, password: [password] },
      { email: { $ne: '' }, password },
      { email: admin.email },
    ])
      assert.equal((await guest.isRefused(signIn, { body })).status, 400);
    const { status, body } = await guest.sends(signIn, {
      body: { email: admin.email, password, type: 'User', organization: 'another' },
    });
    assert.equal(status, 200);
    assert.equal((body as { data: [{ type: string }] }).data[0].type, 'Admin');
  });

  test('costs three trips to the database, and one when it fails', async () => {
    const world = await newWorld();
    const trips = async () => {
      const { body } = await world.running.app.inject('/metrics');
      return Number(/^database_trips_total\{method="POST",route="[^"]*login\/"\} (\d+)$/m.exec(body)?.[1]);
    };
    const before = await trips();
    assert.equal((await tries(world, world.admin.email, password)).status, 200);
    assert.equal((await trips()) - before, 3);
    assert.equal((await tries(world, world.admin.email, 'not the password')).status, 400);
    assert.equal((await trips()) - before, 4);
  });
});
