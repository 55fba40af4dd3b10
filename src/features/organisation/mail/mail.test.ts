// Own process: it works in a database of its own, whose every mail is delivered.
// Waits: until mails are tried again.
import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { byMail, deliveringServer, mailsOf, putsMail, signsInAnew } from '#tests/mail/mail-world.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { until } from '#tests/world/waiting/until.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { newWorld, sharedServer, type World } from '#tests/world/world.ts';
import { downloadMail, listMails, readMail, sendMailAgain } from './mail.contract.ts';
import { listFailed, sendFailedAgain } from './server/failed-mail.service.ts';
import { queueWaitingMails } from './server/mail.jobs.ts';

await workInOwnDatabase();
const server = await startMailServer();
const delivering = await deliveringServer(byMail(server.url));
await deliveringServer(byMail(server.url));

const owner = await asOwner();
// Thirty who sign in at once hold all connections.
await (await sharedServer()).queue.open();

const arrivedFor = (address: string) => server.arrived.filter(({ to }) => to.includes(address));
const idsOf = (mails: readonly { id: string }[]) => mails.map(({ id }) => id).toSorted();
const untilStatus = (world: World, status: string) =>
  until(async () => (await mailsOf(world)).every((mail) => mail.status === status));

afterEach(() => server.becomes('takes'));

suite('A mail', () => {
  test('is sent once, although two processes deliver', async () => {
    const world = await newWorld();
    const people = await Promise.all(Array.from({ length: 30 }, () => world.person('Staff')));
    await Promise.all(people.map((person) => signsInAnew(world, person)));
    await untilStatus(world, 'sent');
    assert.deepEqual(
      people.map(({ email }) => arrivedFor(email).length),
      people.map(() => 1),
    );
    const mails = (await world.admin.calls(listMails, { query: { limit: '200' } })).data;
    assert.deepEqual(new Set(mails.map(({ attempts }) => attempts)), new Set([1]));
    assert.equal(new Set(server.arrived.map(({ messageId }) => messageId)).size, server.arrived.length);
  });

  test('is not sent when what it tells of did not happen', async () => {
    const world = await newWorld();
    const undone = world.database.inOrganisation(world.orgId, { unrecorded: true }, async (db) => {
      await putsMail(world, db, world.admin);
      throw new Error('it came otherwise');
    });
    await assert.rejects(undone, /otherwise/);
    assert.deepEqual(await mailsOf(world), []);
    const { rows } = await owner.query(`select from queue.job where data->>'org_id' = $1`, [world.orgId]);
    assert.equal(rows.length, 0);
  });

  test('waits while the server has no time, hangs up or is away, and is sent when it is back', async () => {
    const world = await newWorld();
    for (const mood of ['is busy', 'hangs up'] as const) {
      server.becomes(mood);
      await signsInAnew(world, world.admin);
      await until(async () => ((await mailsOf(world))[0]?.attempts ?? 0) >= 1);
      const [waiting] = await mailsOf(world);
      assert.equal(waiting?.status, 'waiting');
      server.becomes('takes');
      await untilStatus(world, 'sent');
    }
    await server.goesAway();
    await signsInAnew(world, world.admin);
    await until(async () => ((await mailsOf(world))[0]?.attempts ?? 0) >= 2);
    assert.match((await mailsOf(world))[0]?.error ?? '', /ECONNREFUSED/);
    await server.comesBack();
    await untilStatus(world, 'sent');
    assert.equal(arrivedFor(world.admin.email).length, 3);
  });

  test('that is refused for good is kept for an Admin, who may have it sent again', async () => {
    const world = await newWorld();
    server.becomes('refuses');
    await signsInAnew(world, world.admin);
    await untilStatus(world, 'failed');
    const [{ id, version, error, attempts } = { id: '', version: 0, error: '', attempts: 0 }] = (
      await world.admin.calls(listMails, { query: { status: 'failed' } })
    ).data;
    assert.match(error ?? '', /no such mailbox/);
    assert.equal(attempts, 1);
    server.becomes('takes');
    const asked = { params: { id }, body: { version } };
    assert.equal((await world.admin.calls(sendMailAgain, asked)).data.status, 'waiting');
    assert.equal((await world.admin.isRefused(sendMailAgain, asked)).code, 'stale_version');
    await untilStatus(world, 'sent');
    assert.equal(arrivedFor(world.admin.email).length, 1);
    const sent = (await world.admin.calls(readMail, { params: { id } })).data;
    const refused = await world.admin.isRefused(sendMailAgain, {
      params: { id },
      body: { version: sent.version },
    });
    assert.deepEqual([refused.status, refused.code], [409, 'wrong_state']);
  });

  test('that cannot be written, or was tried too often, is given up and told of', async () => {
    const world = await newWorld();
    server.becomes('is busy');
    for (const change of [`attempts = 20`, `kind = 'of a later version', attempts = 19`]) {
      await signsInAnew(world, world.admin);
      await owner.query(`update mail set ${change} where org_id = $1 and status = 'waiting'`, [world.orgId]);
      await untilStatus(world, 'failed');
    }
    server.becomes('takes');
    const errors = (await mailsOf(world)).map(({ error }) => error);
    assert.deepEqual(errors, ['no kind of mail is of a later version', 'tried too often']);
    assert.equal(arrivedFor(world.admin.email).length, 0);
  });

  test('that failed is told to whoever runs the product, who has all of them sent again, in the log', async () => {
    const world = await newWorld();
    const { database, orgId, running, admin } = world;
    server.becomes('refuses');
    for (let mail = 0; mail < 2; mail++) await signsInAnew(world, admin);
    await untilStatus(world, 'failed');
    const failed = await listFailed(database, orgId);
    assert.equal(failed.length, 2);
    server.becomes('takes');
    const again = await sendFailedAgain(database, running.queue, orgId);
    assert.deepEqual(idsOf(again), idsOf(failed));
    await untilStatus(world, 'sent');
    assert.equal(arrivedFor(admin.email).length, 2);
    assert.deepEqual(await sendFailedAgain(database, running.queue, orgId), [], 'nothing is left');
    const { rows } = await owner.query<{ body: string }>(
      `select body from activity where org_id = $1 and action = 'mail.sent_again'`,
      [orgId],
    );
    assert.match(rows.map(({ body }) => body).join(), /Operator/);
  });

  test('that the queue has lost is put down anew, and one that is in it stays once', async () => {
    const world = await newWorld();
    const { database, orgId, running, admin } = world;
    server.becomes('is busy');
    await signsInAnew(world, admin);
    await until(async () => ((await mailsOf(world))[0]?.attempts ?? 0) >= 1);
    const queued = () => owner.query(`select from queue.job where data->>'org_id' = $1`, [orgId]);
    const inAWhile = new Date(Date.now() + 11 * 60_000);
    const sweep = () =>
      database.inOrganisation(orgId, { unrecorded: true, now: inAWhile }, (db) =>
        queueWaitingMails(running.queue)(db, 1000),
      );
    await sweep();
    assert.equal((await queued()).rowCount, 1);
    await owner.query(`delete from queue.job where data->>'org_id' = $1`, [orgId]);
    server.becomes('takes');
    await sweep();
    await untilStatus(world, 'sent');
    assert.equal(arrivedFor(admin.email).length, 1);
  });

  test('leads to the address of the settings, whatever the request says', async () => {
    const world = await newWorld();
    const { running } = world;
    await running.app.inject({
      method: 'POST',
      url: `/org/${world.slug}/user/login/`,
      headers: { host: 'evil.example', 'user-agent': 'Another program' },
      payload: { email: world.admin.email, password: 'correct-horse-battery' },
    });
    await untilStatus(world, 'sent');
    const [mail] = arrivedFor(world.admin.email);
    assert.match(mail?.raw ?? '', /https:\/\/grc\.example\.com\/profile/);
    assert.doesNotMatch(mail?.raw ?? '', /evil/);
    assert.match(mail?.messageId ?? '', /^<[0-9a-f-]{36}@grc\.example\.com>$/);
  });
});

test('A product whose mails leave without TLS says so at its start', async () => {
  for (const [SMTP_TLS, said] of [
    ['no', [['127.0.0.1', 'mails leave without TLS: SMTP_TLS=no']]],
    ['yes', []],
  ] as const) {
    const lines: string[] = [];
    await anotherServer(
      { ...byMail(server.url), SMTP_TLS, LOG_LEVEL: 'warn' },
      { logTo: { write: (line) => void lines.push(line) } },
    );
    const told = lines.map((line) => JSON.parse(line) as { host?: string; msg: string });
    assert.deepEqual(
      told.map(({ host, msg }) => [host, msg]),
      said,
    );
  }
});

suite('What a link lets its reader do', () => {
  test('is in the fragment of the mail, is forgotten once that is sent, and no Admin reads it but in a demo', async () => {
    const world = await newWorld();
    const { admin, database, orgId, slug } = world;
    server.becomes('is busy');
    await database.inOrganisation(orgId, { unrecorded: true }, (db) => putsMail(world, db, admin));
    const [mail] = await mailsOf(world);
    const params = { id: mail?.id ?? '' };
    // The server of the tests has no mail server and is reached from this machine alone, as a demo is.
    assert.match(
      (await admin.calls(readMail, { params })).data.text,
      /\/resetpassword\?org=[\w-]+#the-token-of-a-link/,
    );
    const inEarnest = caller(delivering, slug, admin);
    assert.doesNotMatch((await inEarnest.calls(readMail, { params })).data.text, /the-token/);
    const file = await inEarnest.sends(downloadMail, { params });
    assert.doesNotMatch(String(file.body), /the-token/);
    assert.match(String(file.body), /^Message-ID: /m);
    server.becomes('takes');
    await untilStatus(world, 'sent');
    const sent = arrivedFor(admin.email)[0]?.raw.replaceAll('=\r\n', '') ?? '';
    assert.match(sent, /resetpassword\?org=3D[\w-]+#the-token-of-a-link/);
    assert.doesNotMatch((await admin.calls(readMail, { params })).data.text, /the-token/);
  });

  test('is not sent any more once it is over, or was forgotten', async () => {
    const world = await newWorld();
    const { admin, database, orgId } = world;
    server.becomes('is busy');
    for (const change of [`token_ends_at = now() - interval '1 minute'`, 'token = null'])
      await database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
        await putsMail(world, db, admin);
        await db.query(sql`update mail set ${sql.raw(change)} where org_id = ${orgId} and attempts = 0`);
      });
    server.becomes('takes');
    await untilStatus(world, 'failed');
    const errors = (await mailsOf(world)).map(({ error }) => error);
    assert.deepEqual(errors, Array(2).fill('what it lets its reader do is over'));
    assert.equal(arrivedFor(admin.email).length, 0);
  });
});
