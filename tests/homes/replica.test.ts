// Own process: it starts a further server and a replica of it.
// Waits: until a replica is behind.
import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { appUrl } from '#platform/server/database/migrate.ts';
import { homeFigures } from '#platform/server/database/homes/home-figures.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { moveOrganisation } from '#platform/server/database/homes/move/move-organisation.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { signOut } from '#features/identity/sign-in/sign-in.contract.ts';
import { readRiskDashboard, readRiskTreatment } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { exportFilteredRisks, exportRisks } from '#features/risk/export/risk-export.contract.ts';
import { listRisks, readRisk } from '#features/risk/record/risk.contract.ts';
import { createApp } from '#app/create-app.ts';
import type { Caller } from '#tests/world/caller.ts';
import { beginIn, connected } from '#tests/world/connections.ts';
import { startDoor, startFurtherHome } from '#tests/homes/further-home.ts';
import { useOwnHomes } from '#tests/world/homes.ts';
import { startReplica } from '#tests/homes/streaming-replica.ts';
import { raised } from '#tests/world/risk-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld, secret, sharedServer } from '#tests/world/world.ts';

const b = await startFurtherHome();
const replica = await startReplica(b);
const door = await startDoor(replica.url);
useOwnHomes(`b=${b.url}`, `b=${door.address}`);
const { app, adminUrl, database } = await sharedServer();
const owner = await connected(replica.url);
const atHome = await connected(b.url);

/** An organisation on the home that has a replica. */
const newWorldOnB = () => newWorld({ home: 'b' });
const world = await newWorldOnB();
const { admin } = world;
await raised(admin, 'The warehouse floods');

const figures = () => database.replicaOf('b') ?? assert.fail('it has a replica');
const explained = (caller: Caller = admin) => caller.calls(readRiskDashboard, { query: { explain: '1' } });
const exported = async (caller: Caller = admin) =>
  String(await caller.calls(exportRisks, { query: { format: 'csv' } }));
/** Whether the replica answered all that a call read, and the home none of it. */
const isReadThere = async (call: () => Promise<unknown>): Promise<boolean> => {
  const before = figures().reads;
  await call();
  const { reads } = figures();
  return reads.replica > before.replica && reads.home === before.home;
};
/** As soon as it has what was written so far. */
const untilReadThere = () => until(() => isReadThere(explained));
const gauge = async (name: string) =>
  new RegExp(`^${name}\\{home="b"\\} (.*)$`, 'm').exec((await app.inject('/metrics')).body)?.[1];

// Whatever a test found, the next one begins with a replica that follows its home.
afterEach(async () => {
  await door.open();
  await owner.query('select pg_wal_replay_resume()');
});

suite('A read replica of a home', () => {
  test('answers exports, documents and explanations, and nothing else', async () => {
    await untilReadThere();
    const body = {};
    for (const call of [
      () => explained(),
      () => exported(),
      () => admin.calls(readRiskTreatment, { body, query: { explain: '1' } }),
      () => admin.calls(exportRisks, { query: { format: 'xlsx' } }),
      () => admin.calls(exportFilteredRisks, { body, query: { format: 'csv' } }),
    ])
      assert.ok(await isReadThere(call), String(call));
    const [risk] = (await admin.calls(listRisks)).data;
    for (const call of [
      () => admin.calls(listRisks),
      () => admin.calls(readRiskDashboard),
      () => admin.calls(readRisk, { params: { id: risk?.id ?? '' } }),
      () => raised(admin, 'Raised at home'),
    ])
      assert.equal(await isReadThere(call), false, String(call));
    // What no act tells of, and the replica does not have yet.
    await untilReadThere();
    await owner.query('select pg_wal_replay_pause()');
    await atHome.query(`update risk set title = 'Behind its back' where org_id = $1`, [world.orgId]);
    assert.doesNotMatch(await exported(), /Behind its back/);
    assert.equal((await admin.calls(listRisks)).data[0]?.title, 'Behind its back');
  });

  test('makes the file of a job as well', async () => {
    await untilReadThere();
    assert.ok(
      await isReadThere(async () => {
        const job = await admin.starts(exportRisks, { query: { format: 'csv' } });
        assert.equal((await admin.seesEnd(job)).status, 'done');
      }),
    );
  });

  test('is not asked for what it does not have yet', async () => {
    for (let n = 0; n < 30; n++) {
      await raised(admin, `Written just now ${n}`);
      assert.match(await exported(), new RegExp(`Written just now ${n}\\b`));
    }
    await untilReadThere();
    await owner.query('select pg_wal_replay_pause()');
    await raised(admin, 'Written while it stands still');
    const before = figures().reads.home;
    assert.match(await exported(), /Written while it stands still/);
    const { data, explain } = await explained();
    assert.equal(data.risk_stats.total, (await admin.calls(listRisks)).count);
    assert.equal(explain?.['total']?.included.count, data.risk_stats.total);
    assert.ok(figures().reads.home > before);
  });

  test('does not know who has signed out, and lets nobody in', async () => {
    const staff = await world.person('Staff', { Finance: 'editor' });
    await until(() => isReadThere(() => exported(staff)));
    await owner.query('select pg_wal_replay_pause()');
    await staff.calls(signOut);
    for (const call of [exportRisks, readRiskDashboard] as const)
      assert.equal(
        (await staff.isRefused(call, { query: call === exportRisks ? { format: 'csv' } : { explain: '1' } }))
          .status,
        401,
      );
  });

  test('shows the product one organisation at a time, and takes nothing', async () => {
    const other = await newWorldOnB();
    await raised(other.admin, 'Of the other organisation');
    await until(() => isReadThere(() => exported(other.admin)));
    await untilReadThere();
    assert.doesNotMatch(await exported(), /Of the other organisation/);
    const asApp = await connected(appUrl(replica.url, secret));
    assert.equal((await asApp.query('select from risk')).rowCount, 0);
    await beginIn(asApp, other.orgId);
    const { rows } = await asApp.query<{ org_id: string }>('select distinct org_id from risk');
    assert.deepEqual(rows, [{ org_id: other.orgId }]);
    await assert.rejects(asApp.query('delete from risk'), { code: '25006' });
  });

  test('is told with its home', async () => {
    await untilReadThere();
    const [, told] = await homeFigures(database);
    assert.equal(told?.replica?.wrong, undefined);
    assert.ok(Number.isFinite(told?.replica?.lag));
    assert.equal(await gauge('home_replica_ready'), '1');
    await until(async () => Number(await gauge('home_replica_lag_seconds')) >= 0);
    const { body } = await app.inject('/metrics');
    assert.match(body, /^home_replica_reads\{home="b",by="replica"\} [1-9]/m);
    assert.doesNotMatch(body, /^home_replica\w*\{home="first"/m);
  });

  test('of an organisation that has moved away is not asked any more', async () => {
    const moved = await newWorldOnB();
    await raised(moved.admin, 'Raised before the move');
    const homes = [
      { name: firstHome, url: adminUrl },
      { name: 'b', url: b.url },
    ];
    await moveOrganisation({ homes, secret, slug: moved.slug, to: firstHome, print: () => undefined });
    await raised(moved.admin, 'Raised after the move');
    assert.equal(await isReadThere(() => exported(moved.admin)), false);
    assert.match(await exported(moved.admin), /Raised after the move/);
  });
});

suite('A replica that is not to be read from', () => {
  test('because it is down is used again once it is there', async () => {
    await untilReadThere();
    await door.close();
    assert.equal(await isReadThere(exported), false);
    await until(async () => (await gauge('home_replica_ready')) === '0');
    assert.equal(await isReadThere(explained), false);
    assert.equal(await gauge('home_replica_lag_seconds'), undefined);
    await door.open();
    await untilReadThere();
  });

  test('because it is frozen leaves nobody without an answer', async () => {
    await untilReadThere();
    door.freeze();
    assert.equal(await isReadThere(exported), false);
    assert.match(figures().wrong ?? '', /does not answer/);
    await door.open();
    await untilReadThere();
  });

  test('because it is more than 5 s behind says so, even to those who wrote nothing', async () => {
    await untilReadThere();
    const other = await newWorldOnB();
    await until(() => isReadThere(() => exported(other.admin)));
    let isRead = false;
    for (;;) {
      await owner.query('select pg_wal_replay_pause()');
      await raised(admin, 'Written while it stands still');
      await until(() => Number(figures().lag) > 0.25);
      const wasRead = await isReadThere(() => exported(other.admin));
      if (figures().wrong === undefined) {
        isRead = wasRead;
        break;
      }
      // A slow machine let five seconds pass before it had read: once more.
      await owner.query('select pg_wal_replay_resume()');
      await untilReadThere();
    }
    assert.ok(isRead, 'a little behind, it is read from');
    await until(() => figures().wrong !== undefined);
    assert.match(figures().wrong ?? '', /it is \d+ s behind its home/);
    assert.equal(await isReadThere(() => exported(other.admin)), false);
  });

  test('because it is another server is found out', async (t) => {
    const config = readConfig({
      LOG_LEVEL: 'silent',
      HOMES: `b=${b.url}`,
      REPLICAS: `first=${replica.url}, b=${b.url}`,
    });
    const other = await createApp({ config, adminUrl, secret });
    t.after(() => other.close());
    await other.database.asked();
    for (const home of other.database.names)
      assert.equal(other.database.replicaOf(home)?.wrong, 'it is no replica of its home');
  });
});
