import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import pg from 'pg';
import { listMembers } from '#features/identity/member/member.contract.ts';
import { changePassword } from '#features/identity/password/password.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller } from '#tests/world/caller.ts';
import { newWorld, password } from '#tests/world/world.ts';
import { loggedError } from '#platform/server/http/request-log.ts';

const world = await newWorld();
const staff = await world.person('Staff', { Finance: 'editor' });

type Line = Record<string, unknown>;

/** A server, and what it has written into its log. */
async function logging(settings: Record<string, string> = {}) {
  const written: string[] = [];
  const server = await anotherServer(
    { LOG_LEVEL: 'info', ...settings },
    { logTo: { write: (text) => void written.push(text) } },
  );
  const as = (who: { id: string; email: string; token: string }) => caller(server, world.slug, who);
  return {
    ...server,
    written,
    as,
    guest: as({ id: '', email: '', token: '' }),
    last: () => JSON.parse(written.at(-1) ?? '{}') as Line,
  };
}

const warning = 40;
const information = 30;

suite('The log of requests', () => {
  test('says of each when, what, who, where, and how it ended', async () => {
    const { as, guest, last } = await logging();
    const begun = Date.now();
    await as(staff).sends(listRisks, { query: { q: 'laptops' } });
    const { time, ms, id, ...line } = last();
    assert.deepEqual(line, {
      level: information,
      method: 'GET',
      route: '/org/:org/risk/',
      status: 200,
      trips: 3,
      org: world.orgId,
      person: staff.id,
      msg: 'request',
    });
    // Milliseconds since 1970, which are the same everywhere.
    assert.ok(Number(time) >= begun && Number(time) <= Date.now());
    assert.equal(typeof ms, 'number');
    assert.match(String(id), /^[0-9a-f-]{36}$/);
    await guest.sends(readOwnData);
    assert.equal(last()['person'], undefined, 'nobody is named who did not show a token of ours');
  });

  test('tells louder of whoever may not do something, or does it too often', async () => {
    const { as, last } = await logging({ LIMIT_PERSON_PER_MINUTE: '2' });
    const refused = async (endpoint: Parameters<typeof staff.sends>[0]) => {
      await as(staff).sends(endpoint);
      const { level, status, reason, person, ip_hash } = last();
      return [level, status, reason, person, typeof ip_hash];
    };
    assert.deepEqual(await refused(listMembers), [warning, 403, 'forbidden', staff.id, 'string']);
    // A minute may end in between, and takes as many again.
    let told = await refused(listRisks);
    for (let again = 0; again < 10 && told[1] !== 429; again++) told = await refused(listRisks);
    assert.deepEqual(told, [warning, 429, 'too_many_requests', staff.id, 'string']);
  });

  test('says why everything else was refused, too', async () => {
    const { as, guest, last } = await logging();
    const reasonOf = async (sends: () => Promise<unknown>) => {
      await sends();
      const { level, status, reason } = last();
      return [level, status, reason];
    };
    const stranger = { ...staff, token: `${staff.token}x` };
    for (const [sends, ...expected] of [
      [() => guest.sends(readOwnData), 401, 'sign_in_required'],
      [() => as(stranger).sends(readOwnData), 401, 'sign_in_required'],
      [() => as(staff).sends(listRisks, { query: { limit: '9'.repeat(30) } }), 400, 'invalid_input'],
      [() => as(staff).sends({ ...listRisks, path: '/nothing/at/all/' }), 404, 'not_found'],
    ] as const)
      assert.deepEqual(await reasonOf(sends), [information, ...expected]);
  });

  test('is one line of JSON for each, and holds nothing that anybody sent: no word, address, password or token', async () => {
    const { app, as, guest, written } = await logging();
    const canary = 'canary-7f3a';
    const line = `${canary}\r\n{"level":60,"msg":"forged"}\u001b[31m%s%o{0}\u2028`;
    const [one] = [as(staff)];
    for (const sent of [
      one.sends(listRisks, { query: { q: line } }),
      one.sends(filterRisks, { body: { q: line, [canary]: line } }),
      one.sends(listRisks, {}, { 'user-agent': canary, referer: `https://${canary}.example/` }),
      one.sends(changePassword, { body: { email: staff.email, password: canary } }),
      guest.sends(signIn, { body: { email: `${canary}@mail.example`, password: canary } }),
      guest.sends(signIn, { body: { email: staff.email, password } }),
      app.inject({ url: `/${canary}/${encodeURIComponent(line)}?token=${canary}` }),
      app.inject({ url: `/org/${canary}/risk/`, headers: { authorization: `token ${canary.repeat(4)}` } }),
    ])
      await sent;
    assert.ok(written.length >= 8);
    for (const text of written) {
      assert.ok(text.endsWith('\n') && !/[\r\n]|\p{Cc}/u.test(text.slice(0, -1)), text);
      assert.equal((JSON.parse(text) as Line)['level'] === 60, false);
    }
    const all = written.join('');
    for (const secret of [canary, staff.email, staff.token, password, 'forged', '127.0.0.1'])
      assert.ok(!all.includes(secret), secret);
  });
});

suite('A failure in the log', () => {
  test('that nobody foresaw is told there with its place, and to the caller as one that nothing is said of', async () => {
    const { app, written } = await logging();
    const secret = 'postgres://administrator:word@db.internal';
    app.get('/broken', () => {
      throw new Error(`no way to ${secret}`);
    });
    const { statusCode, body } = await app.inject('/broken');
    assert.deepEqual([statusCode, (JSON.parse(body) as { code: string }).code], [500, 'unexpected']);
    assert.doesNotMatch(body, /postgres|no way|\.ts|Error/);
    const lines = written.map((text) => JSON.parse(text) as Line);
    const defect = lines.find(({ msg }) => msg === 'defect');
    const { type, stack } = (defect?.['err'] ?? {}) as Line;
    assert.deepEqual([defect?.['level'], type], [50, 'Error']);
    assert.match(String(stack), /request-log\.test\.ts/);
    assert.equal(defect?.['id'], lines.find(({ msg }) => msg === 'request')?.['id']);
  });

  test('is its code and its place, where the database says more', () => {
    const error = Object.assign(new pg.DatabaseError('duplicate key (email)=(ada@example.com)', 1, 'error'), {
      severity: 'ERROR',
      code: '23505',
      table: 'person',
      constraint: 'person_email_taken',
      detail: 'Key (email)=(ada@example.com) already exists.',
    });
    const wrapped = new Error('Failed query: insert … params: ada@example.com', { cause: error });
    for (const failure of [error, wrapped]) {
      const told = loggedError(failure);
      assert.deepEqual(
        [told['code'], told['table'], told['constraint']],
        ['23505', 'person', 'person_email_taken'],
      );
      assert.doesNotMatch(JSON.stringify(told), /ada@/);
    }
    const { message, stack } = loggedError(new TypeError('nothing to read'));
    assert.equal(message, 'nothing to read');
    assert.match(String(stack), /^ {4}at /);
  });
});
