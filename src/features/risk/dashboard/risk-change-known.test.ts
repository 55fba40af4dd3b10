import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { addRetiredModel, raised, rating, setRiskColumns } from '#tests/world/risk-world.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { readRiskChange } from './risk-change.contract.ts';
import { dayOfChoice } from './risk-dashboard.rules.ts';
import { figureDayRetention } from './server/risk-change.queries.ts';

afterEach(() => setClock());

const inside = <T>({ database, orgId }: World, work: (db: TenantDb) => Promise<T>) =>
  database.inOrganisation(orgId, { unrecorded: true }, work);

suite('What a figure was when a day began', () => {
  test('is not told where nothing was stored yet, and is where the first day began', async () => {
    const world = await newWorld();
    const { admin } = world;
    const ask = async (since: string) => (await admin.calls(readRiskChange, { query: { since } })).data;
    setClock('2026-03-02T12:00:00Z');
    const before = await ask('2026-03-02');
    assert.deepEqual(
      [before.known_from, before.is_known, before.figures.total],
      [null, false, { now: 0, before: null, change: null }],
    );
    await raised(admin, 'Something could happen');
    const unknown = await ask('2026-03-01');
    assert.deepEqual(
      [unknown.known_from, unknown.is_known, unknown.are_levels_known],
      ['2026-03-02', false, false],
    );
    assert.deepEqual(unknown.figures.open, { now: 1, before: null, change: null });
    assert.deepEqual((await ask('2026-03-02')).figures.open, { now: 1, before: 0, change: 1 });
    // A day that is over two years ago is one of those that go.
    await inside(world, (db) =>
      db.query(sql`update risk_figure_day set day = '2024-02-28' where org_id = ${db.org_id}`),
    );
    assert.equal((await ask('2024-02-28')).known_from, null);
  });

  test('is not told of levels while another matrix was in use', async () => {
    const world = await newWorld();
    const { admin } = world;
    setClock('2026-03-02T12:00:00Z');
    const { id } = await raised(admin, 'Something could happen');
    await setRiskColumns(world, [id], { ...rating('inherent', 5, 5, 3), updated_at: '2026-03-02T12:00:00Z' });
    setClock('2026-03-20T12:00:00Z');
    const ask = async (since: string) => (await admin.calls(readRiskChange, { query: { since } })).data;
    const told = await ask('2026-03-10');
    assert.deepEqual([told.are_levels_known, told.figures.in_highest_levels.before], [true, 1]);
    await addRetiredModel(world, 9);
    await inside(world, (db) =>
      db.query(
        sql`update risk_model set activated_at = case status when 'active' then '2026-03-10T12:00:00Z' else '2026-01-01T12:00:00Z' end::timestamptz where org_id = ${db.org_id}`,
      ),
    );
    const other = await ask('2026-03-10');
    assert.deepEqual([other.is_known, other.are_levels_known], [true, false]);
    assert.deepEqual(other.figures.in_highest_levels, { now: 1, before: null, change: null });
    assert.deepEqual(other.by_level.at(-1)?.current, { now: 1, before: null, change: null });
    assert.deepEqual(other.figures.open, { now: 1, before: 1, change: 0 });
    assert.equal((await ask('2026-03-11')).are_levels_known, true);
  });

  test("counts days by the organisation's calendar", async () => {
    const world = await newWorld();
    const { admin } = world;
    await inside(world, (db) =>
      db.query(sql`update organisation set timezone = 'Asia/Riyadh' where org_id = ${db.org_id}`),
    );
    // Still March by the clock of Greenwich, April already in Riyadh.
    setClock('2026-03-31T22:30:00Z');
    await raised(admin, 'Something could happen');
    const { data } = await admin.calls(readRiskChange, { query: { since: '2026-04-01' } });
    assert.deepEqual([data.known_from, data.figures.total.before], ['2026-04-01', 0]);
  });

  test('is refused for a day to come and a department of nobody', async () => {
    const { admin } = await newWorld();
    setClock('2026-03-31T12:00:00Z');
    const ahead = await admin.isRefused(readRiskChange, { query: { since: '2026-04-01' } });
    assert.deepEqual([ahead.status, ahead.code], [422, 'since_ahead']);
    const query = { since: '2026-03-31', dpt: crypto.randomUUID() };
    assert.equal((await admin.isRefused(readRiskChange, { query })).code, 'department_unknown');
  });

  test('is explained by its rule', async () => {
    const { admin } = await newWorld();
    await raised(admin, 'Something could happen');
    setClock();
    const { data, explain } = await admin.calls(readRiskChange, {
      query: { since: '2026-01-01', explain: '1' },
    });
    assert.equal(explain?.['change']?.inputs['known_from'], data.known_from);
    assert.equal(explain?.['change']?.included.count, 1);
  });

  test('stays as few rows as a day has combinations, and goes after two years', async () => {
    const world = await newWorld({ license: 'flat' });
    const { id } = await raised(world.admin, 'Changed all the time');
    const rows = () =>
      inside(world, (db) =>
        db.query<{ n: number }>(
          sql`select count(*)::int as n from risk_figure_day where org_id = ${db.org_id}`,
        ),
      ).then(([row]) => row?.n ?? -1);
    await inside(world, async (db) => {
      await db.query(sql`select setseed(0.5)`);
      for (let n = 0; n < 900; n++)
        await db.query(
          sql`update risk set review_on = ${n % 2 === 0 ? '2026-01-01' : '2027-01-01'}::date where org_id = ${db.org_id} and id = ${id}`,
        );
    });
    // Each took a date away and brought another one.
    assert.ok((await rows()) < 2 * 900, 'a writer now and then folds them');
    await inside(world, async (db) => {
      await db.query(sql`set local enable_seqscan = off`, { planned: false });
      await db.query(sql`discard plans`, { planned: false });
      const readWhole = () =>
        db.query(sql`select seq_scan from pg_stat_xact_user_tables where relname = 'risk_figure_day'`);
      const before = await readWhole();
      await db.query(sql`select fold_risk_figure_days(${db.org_id})`);
      assert.deepEqual(await readWhole(), before, 'by an index: the days of others are not read');
    });
    assert.ok((await rows()) <= 4, 'and what a day took back leaves nothing');
    await inside(world, (db) =>
      db.query(sql`update risk_figure_day set day = current_date - 700 where org_id = ${db.org_id}`),
    );
    const sweep = () => inside(world, (db) => db.ask<{ n: number }>(figureDayRetention, [db.org_id, 1000]));
    assert.deepEqual(await sweep(), [{ n: 0 }]);
    await inside(world, (db) =>
      db.query(sql`update risk_figure_day set day = current_date - 800 where org_id = ${db.org_id}`),
    );
    assert.ok(((await sweep())[0]?.n ?? 0) > 0);
    assert.equal(await rows(), 0);
  });
});

suite('The day that a choice means', () => {
  test('is so many days ago, the start of the year, or itself, and never a day to come', () => {
    const days = ['30', '90', 'year', '2026-02-01', '2027-01-01'].map((choice) =>
      dayOfChoice(choice, '2026-03-31'),
    );
    assert.deepEqual(days, ['2026-03-01', '2025-12-31', '2026-01-01', '2026-02-01', '2026-03-31']);
  });
});
