// Own process: it works in a database of its own, whose every organisation is swept.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TenantDb } from '#platform/server/database/database.ts';
import { runScheduledJobs, platformRetention } from '#platform/server/jobs/scheduled-jobs.ts';
import { listImports } from '#features/risk/import/risk-import.contract.ts';
import { importRowRetention } from '#features/risk/import/server/risk-import.queries.ts';
import { listRisks, readHistory, registerRisk } from '#features/risk/record/risk.contract.ts';
import { returnUncovered } from '#features/risk/record/server/risk-cover.jobs.ts';
import { asOwner } from '#tests/world/connections.ts';
import { csv, uploads } from '#tests/world/import-world.ts';
import { setRiskColumns, raised } from '#tests/world/risk-world.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { newWorld, type World } from '#tests/world/world.ts';

await workInOwnDatabase();
const owner = await asOwner();
const fail = (error: unknown) => assert.fail(String(error));
const scheduled = { retention: [...platformRetention, importRowRetention], jobs: [] };

/** What is old, and beside each the same as it is today. */
async function aged(world: World): Promise<World> {
  const staff = await world.person('Staff', { Finance: 'editor' });
  for (const key of ['old', 'new'])
    await world.admin.sends(registerRisk, { body: { title: `Risk ${key}` } }, { 'idempotency-key': key });
  for (const name of ['old.csv', 'new.csv']) await uploads(world.admin, name, csv(['Title'], ['Of a file']));
  const long = async (text: string, ...values: string[]) =>
    assert.equal((await owner.query(`${text} and org_id = $1`, [world.orgId, ...values])).rowCount, 1);
  await long(`update idempotency_key set created_at = now() - interval '25 hours' where key = 'old'`);
  await long(`update session set ended_at = now() - interval '31 days' where person_id = $2`, staff.id);
  await long(`update risk_import set created_at = now() - interval '32 days' where file_name = 'old.csv'`);
  return world;
}

const left = async ({ orgId }: World) =>
  (
    await owner.query(
      `select (select array_agg(key) from idempotency_key where org_id = $1) as keys,
        (select count(*)::int from session where org_id = $1) as sessions,
        (select array_agg(distinct i.file_name) from risk_import_row r join risk_import i on i.org_id = r.org_id and i.id = r.import_id where r.org_id = $1) as files`,
      [orgId],
    )
  ).rows[0];

suite('Sweeping', () => {
  test('removes what no longer serves, in every organisation, and nothing else', async () => {
    const worlds = [await aged(await newWorld()), await aged(await newWorld())];
    const [{ database }] = worlds as [World];
    assert.ok((await runScheduledJobs(database, scheduled, fail)) > 0);
    for (const world of worlds) {
      assert.deepEqual(await left(world), { keys: ['new'], sessions: 1, files: ['new.csv'] });
      assert.equal((await world.admin.calls(listImports)).count, 2);
      assert.equal((await world.admin.calls(listRisks)).count, 2);
    }
    assert.equal(await runScheduledJobs(database, scheduled, fail), 0);
  });

  test('is left to the process that is at it already', async (t) => {
    t.after(() => owner.query('rollback'));
    const world = await aged(await newWorld());
    const before = await left(world);
    await owner.query('begin; select pg_advisory_xact_lock(7240126)');
    assert.equal(await runScheduledJobs(world.database, scheduled, fail), 0);
    assert.deepEqual(await left(world), before);
    await owner.query('commit');
    assert.ok((await runScheduledJobs(world.database, scheduled, fail)) > 0);
  });
});

suite('What a day brings', () => {
  test('is done in every organisation, each thing once and as an act, however many processes go round', async () => {
    const day = new Date('2026-04-01T12:00:00Z');
    const transfer = JSON.stringify({ party: 'Harbour', instrument: 'Policy', ends_on: '2026-03-30' });
    const worlds = [await newWorld(), await newWorld()];
    const risks: string[] = [];
    for (const world of worlds) {
      const risk = await raised(world.admin, 'A truck is stolen with its load');
      await setRiskColumns(world, [risk.id], { status: 'transferred', transfer });
      risks.push(risk.id);
    }
    const [{ database }] = worlds as [World];
    const round = () =>
      runScheduledJobs(database, { retention: [], jobs: [returnUncovered] }, fail, () => day);
    const done = await Promise.all([round(), round()]);
    assert.equal(done[0] + done[1] + (await round()), 2);
    for (const [n, { admin }] of worlds.entries()) {
      const { data } = await admin.calls(readHistory, { params: { id: risks[n] ?? '' } });
      assert.deepEqual(
        data.filter(({ at }) => at === day.toISOString()).map(({ action }) => action),
        ['risk.returned_to_created'],
      );
    }
  });

  test('is done everywhere else when one organisation fails, and the failure is told', async () => {
    const [first, second] = [await newWorld(), await newWorld()];
    const seen: string[] = [];
    const told: unknown[] = [];
    const job = async ({ org_id }: TenantDb) => {
      seen.push(org_id);
      if (org_id === first.orgId) throw new Error('a row that nobody thought of');
      return 0;
    };
    await runScheduledJobs(first.database, { retention: [], jobs: [job] }, (error) => told.push(error));
    assert.ok(seen.indexOf(first.orgId) < seen.indexOf(second.orgId));
    assert.deepEqual(told.map(String), ['Error: a row that nobody thought of']);
  });
});
