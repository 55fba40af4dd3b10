import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { record } from '#platform/server/log/activity.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { changeRisk, listRisks, readRisk, registerRisk } from '#features/risk/record/risk.contract.ts';

const tripsOf = async ({ running }: World, method: string, end: string): Promise<number> => {
  const { body } = await running.app.inject('/metrics');
  const counted = new RegExp(
    `^database_trips_total\\{method="${method}",route="[^"]*${end}"\\} (\\d+)$`,
    'm',
  );
  return Number(counted.exec(body)?.[1] ?? 0);
};

suite('A read that says which statement is its last', () => {
  test('makes two trips to the database', async () => {
    const world = await newWorld();
    const { data } = await world.admin.calls(registerRisk, { body: { title: 'Read in two trips' } });
    const ends = ['risk/', 'risk/context/:id/'];
    const before = await Promise.all(ends.map((end) => tripsOf(world, 'GET', end)));
    await world.admin.calls(listRisks);
    await world.admin.calls(readRisk, { params: { id: data.id } });
    const after = await Promise.all(ends.map((end) => tripsOf(world, 'GET', end)));
    assert.deepEqual(
      after.map((trips, at) => trips - (before[at] ?? 0)),
      [2, 2],
    );
  });

  test('asks nothing after it', async () => {
    const { running, orgId } = await newWorld();
    const two = running.database.inOrganisation(orgId, { readOnly: true }, async (db) => {
      await db.query(sql`select 1`, { isLast: true });
      return db.query(sql`select 2`);
    });
    await assert.rejects(two, /nothing is asked after the last statement/);
  });

  test('fails with the statement, and leaves a connection that works', async () => {
    const { running, orgId } = await newWorld();
    const broken = running.database.inOrganisation(orgId, { readOnly: true }, (db) =>
      db.query(sql`select 1 / 0`, { isLast: true }),
    );
    await assert.rejects(broken, { code: '22012' });
    const [row] = await running.database.inOrganisation(orgId, { readOnly: true }, (db) =>
      db.query<{ org: string }>(sql`select current_org() as org`, { isLast: true }),
    );
    assert.equal(row?.org, orgId);
  });

  test('keeps its transaction open where it may write', async () => {
    const { running, orgId } = await newWorld();
    const rows = await running.database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
      await db.query(sql`select 1`, { isLast: true });
      return db.query<{ org: string }>(sql`select current_org() as org`);
    });
    assert.deepEqual(rows, [{ org: orgId }]);
  });
});

suite('A transaction that writes', () => {
  test('locks the end of the log in the trip of its commit, and not before', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id: owner_id } = await world.person('Staff');
    const query = pg.Client.prototype.query as (this: pg.Client, ...sent: unknown[]) => Promise<unknown>;
    /** What was sent, with what was sent before it on the same connection and not answered yet. */
    const sent: { text: string; unanswered: string[] }[] = [];
    const unanswered = new Map<pg.Client, string[]>();
    pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
      // What is told to other processes goes its own way, after the commit.
      if (typeof all[0] === 'string') return query.apply(this, all);
      const [what] = all as [{ text: string; callback: (...answer: unknown[]) => void }];
      const { text, callback } = what;
      const before = unanswered.get(this) ?? [];
      sent.push({ text, unanswered: [...before] });
      unanswered.set(this, [...before, text]);
      what.callback = (...answer) => {
        unanswered.get(this)?.splice(0, 1);
        callback(...answer);
      };
      return query.apply(this, all);
    } as typeof pg.Client.prototype.query;
    try {
      const { data } = await admin.calls(registerRisk, { body: { title: 'Locked for one trip', owner_id } });
      const body = { title: 'Changed in one trip', version: data.version };
      await admin.calls(changeRisk, { params: { id: data.id }, body });
    } finally {
      pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    }
    const chained = sent.flatMap(({ text }, at) => (text.includes('append_acts') ? [at] : []));
    assert.equal(chained.length, 2);
    for (const at of chained) {
      const { unanswered: before = [], text } = sent[at] ?? {};
      assert.ok(
        before.every((one) => one.includes('insert into notification ')),
        'everything before it was answered, but what people are told',
      );
      assert.ok(before.length <= 1, 'which is one statement');
      assert.deepEqual(sent[at + 1], { text: 'commit', unanswered: [...before, text] });
    }
    // Whose it is and who is to decide about it, as it waits for triage, are told by one statement.
    assert.deepEqual(
      chained.map((at) => sent[at]?.unanswered.length),
      [1, 0],
    );
  });

  test('holds the number of a new risk for one trip, whoever is told of it and whatever key is kept', async () => {
    const world = await newWorld();
    const owner = await world.person('Staff');
    const before = await tripsOf(world, 'POST', 'risk/');
    const { status } = await world.admin.sends(
      registerRisk,
      { body: { title: 'Numbered for one trip', owner_id: owner.id } },
      { 'idempotency-key': 'numbered-for-one-trip' },
    );
    assert.equal(status, 200);
    // The session, the risk, and the notices, the kept reply and the act with the commit.
    assert.equal((await tripsOf(world, 'POST', 'risk/')) - before, 3);
  });

  test('is taken back where what went with its commit fails, and its connection works', async () => {
    const { running, orgId } = await newWorld();
    const title = () =>
      running.database.inOrganisation(orgId, { readOnly: true }, (db) =>
        db.query<{ name: string }>(sql`select name from organisation where org_id = ${orgId}`),
      );
    const before = await title();
    const broken = running.database.inOrganisation(orgId, {}, async (db) => {
      await db.query(sql`update organisation set name = 'Renamed' where org_id = ${orgId}`);
      record(db, undefined, { action: 'organisation.changed', objects: { type: 'organisation', id: orgId } });
      db.atCommit.compose(() => [sql`select 1 / 0`]);
    });
    await assert.rejects(broken, { code: '22012' });
    assert.deepEqual(await title(), before);
  });

  test('leaves nothing for a commit that has gone', async () => {
    const { running, orgId } = await newWorld();
    const two = running.database.inOrganisation(orgId, { readOnly: true }, async (db) => {
      await db.query(sql`select 1`, { isLast: true });
      db.atCommit.compose(() => [sql`select 2`]);
    });
    await assert.rejects(two, /nothing is asked after the last statement/);
  });
});
