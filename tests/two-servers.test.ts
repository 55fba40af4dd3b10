import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { signIn, signOut } from '#features/identity/sign-in/sign-in.contract.ts';
import {
  changeRisk,
  listRisks,
  readRisk,
  registerRisk,
  type Risk,
} from '#features/risk/record/risk.contract.ts';
import { applyImport } from '#features/risk/import/risk-import.contract.ts';
import { cancelJob, readJob, type Job } from '#platform/contract/job.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { checks, csv, holdTag } from '#tests/world/import-world.ts';
import { addressOf } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';

/** A second process would know no more of the first than this: the database alone is shared. */
const second = await anotherServer();

/** The same person, with the same token, at the other server. */
const atSecond =
  ({ slug }: World, token: string) =>
  async (
    endpoint: Endpoint,
    sent: { params?: unknown; query?: unknown; body?: unknown } = {},
    headers: Record<string, string> = {},
  ) => {
    const answer = await second.app.inject({
      method: endpoint.method,
      url: addressOf(slug, endpoint, sent),
      headers: { ...(token && { authorization: `token ${token}` }), ...headers },
      ...(sent.body !== undefined && { payload: sent.body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json() as { data: Risk & Risk[]; count: number },
    };
  };

suite('Two servers on one database', () => {
  test('see one truth: what one writes the other reads, and a version counts at both', async () => {
    const world = await newWorld();
    const other = atSecond(world, world.admin.token);
    const { data: risk } = await world.admin.calls(registerRisk, { body: { title: 'Written at the first' } });
    assert.equal(
      (await other(readRisk, { params: { id: risk.id } })).body.data.title,
      'Written at the first',
    );
    assert.equal(
      (
        await other(changeRisk, {
          params: { id: risk.id },
          body: { version: 1, title: 'Changed at the second' },
        })
      ).status,
      200,
    );
    const stale = await world.admin.isRefused(changeRisk, {
      params: { id: risk.id },
      body: { version: 1, title: 'Changed at the first' },
    });
    assert.deepEqual([stale.status, (stale.data as Risk).title], [409, 'Changed at the second']);
    assert.deepEqual(
      [(await world.admin.calls(listRisks)).count, (await other(listRisks)).body.count],
      [1, 1],
    );
  });

  test('give one row of numbers and one chain of acts', async () => {
    const world = await newWorld();
    const other = atSecond(world, world.admin.token);
    // They take turns at the number and the log: so many that the last is not refused for waiting on a slow machine.
    const refs = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const body = { title: `Raised somewhere ${at}` };
        return at % 2 === 0
          ? (await world.admin.calls(registerRisk, { body })).data.ref
          : (await other(registerRisk, { body })).body.data.ref;
      }),
    );
    assert.deepEqual(
      refs.toSorted(),
      Array.from({ length: 16 }, (_, at) => `R-${String(at + 1).padStart(4, '0')}`),
    );
    const { verifyLog } = await import('#platform/server/log/verify-log.ts');
    assert.equal((await verifyLog(second.database, world.orgId)).broken, undefined);
  });

  test('answer one Idempotency-Key once', async () => {
    const world = await newWorld();
    const other = atSecond(world, world.admin.token);
    const body = { title: 'Sent to both' };
    const key = { 'idempotency-key': 'one click' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0 ? world.admin.sends(registerRisk, { body }, key) : other(registerRisk, { body }, key),
      ),
    );
    assert.deepEqual(
      replies.map(({ status }) => status),
      Array(10).fill(200),
    );
    assert.equal(new Set(replies.map((reply) => (reply.body as { data: Risk }).data.id)).size, 1);
  });

  test('end a session for both', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const other = atSecond(world, staff.token);
    assert.equal((await other(listColleagues)).status, 200);
    await staff.calls(signOut);
    assert.equal((await other(listColleagues)).status, 401);
  });

  test('count failed sign-ins together', async () => {
    const world = await newWorld();
    const other = atSecond(world, '');
    const body = { email: world.admin.email, password: 'not the password' };
    const codes: unknown[] = [];
    for (let at = 0; at < 6; at++) {
      const reply = await (at % 2 === 0 ? world.guest.sends(signIn, { body }) : other(signIn, { body }));
      codes.push((reply.body as { code?: string }).code);
    }
    assert.deepEqual(codes, [...Array.from({ length: 5 }, () => 'wrong_credentials'), 'captcha_required']);
  });

  test('share the jobs: one cancels what the other works at', async () => {
    const world = await newWorld();
    const { admin } = world;
    const other = atSecond(world, admin.token);
    const { id, version } = await checks(admin, 'a.csv', csv(['Title', 'Tags'], ['Of a file', 'held']));
    const { letGo } = await holdTag(world, 'held');
    const { status, body } = await other(
      applyImport,
      { params: { id }, body: { version } },
      { prefer: 'respond-async' },
    );
    assert.equal(status, 202);
    const job = body.data as unknown as Job;
    await admin.calls(cancelJob, { params: { id: job.id } });
    await letGo();
    assert.equal((await admin.seesEnd(job)).status, 'cancelled');
    assert.equal((await admin.calls(listRisks)).count, 0);
  });

  test('and what one leaves behind that goes down is lost, and can be asked for again at the other', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id, version } = await checks(admin, 'a.csv', csv(['Title', 'Tags'], ['Of a file', 'held']));
    const asked = { params: { id }, body: { version } };
    const { letGo } = await holdTag(world, 'held');
    const { body } = await atSecond(world, admin.token)(applyImport, asked, { prefer: 'respond-async' });
    const job = body.data as unknown as Job;
    const closed = second.close();
    await letGo();
    await closed;
    const { status, refusal } = (await admin.calls(readJob, { params: { id: job.id } })).data;
    assert.deepEqual([status, refusal?.code], ['lost', 'job_lost']);
    assert.equal((await admin.calls(applyImport, asked)).data.status, 'applied');
  });
});
