import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { applies, checks, csv, errorsIn, rowsOf } from '#tests/world/import-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { addCategory } from '#features/risk/category/risk-category.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { closeRisk, deleteRisk } from '#features/risk/record/risk.contract.ts';
import { reopenRisk, triageRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { readRiskDashboard, readRiskTreatment } from './risk-dashboard.contract.ts';

afterEach(() => setClock());

const moveTo = (world: World, timezone: string) =>
  world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
    db.query(sql`update organisation set timezone = ${timezone} where org_id = ${db.org_id}`),
  );

suite('The treatment of risks', () => {
  test("counts how often risks came into a status, by the organisation's calendar", async () => {
    const world = await newWorld();
    const { admin } = world;
    // Still January by the clock of Greenwich, February already in Riyadh.
    setClock('2026-01-31T22:30:00Z');
    const { id } = await raised(admin, 'Something could happen');
    const deleted = await raised(admin, 'Something could happen');
    setClock('2026-02-20T12:00:00Z');
    const params = { id };
    await admin.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
    setClock('2026-04-01T12:00:00Z');
    await admin.calls(reopenRisk, { params, body: { version: 2, reason: 'It is back' } });
    await admin.calls(deleteRisk, {
      params: { id: deleted.id },
      body: { version: 1, reason: 'Entered twice' },
    });

    await moveTo(world, 'Asia/Riyadh');
    const ask = async (body: object) =>
      await admin.calls(readRiskTreatment, { body: body as never, query: { explain: '1' } });
    const { data, explain } = await ask({ from: '2026-01-01', to: '2026-04-30', interval: 'month' });
    setClock();
    assert.deepEqual(data.bar_chart_data.label, ['2026-01', '2026-02', '2026-03', '2026-04']);
    assert.deepEqual(
      data.bar_chart_data.datasets
        .filter(({ data: counts }) => counts.some((n) => n > 0))
        .map(({ code, data: counts }) => [code, counts]),
      [
        ['created', [0, 1, 0, 1]],
        ['closed', [0, 1, 0, 0]],
      ],
    );
    assert.deepEqual([data.risk_created, data.risk_closed, data.risk_accepted], [2, 1, 0]);
    assert.deepEqual(explain?.['risk_created']?.excluded, [{ reason: 'Deleted', count: 1 }]);
    const quarters = await ask({ from: '2026-01-01', to: '2026-04-30', interval: 'quarter' });
    assert.deepEqual(quarters.data.bar_chart_data.datasets[0]?.data, [1, 1]);
    const cut = await ask({ from: '2026-02-02', to: '2026-02-20', interval: 'month' });
    assert.deepEqual([cut.data.risk_created, cut.data.risk_closed], [0, 1]);
  });

  test('counts what was triaged or raised by those who decide as created, and nothing that was rejected', async () => {
    const world = await newWorld();
    const { admin } = world;
    const user = await world.person('User', { Finance: 'viewer' });
    const department_id = world.departments['Finance'] as string;
    const told = async () => {
      const { data } = await admin.calls(readRiskTreatment, { body: {} });
      const { risk_stats } = (await admin.calls(readRiskDashboard)).data;
      return [
        data.risk_created,
        data.risk_closed,
        risk_stats.untriaged,
        risk_stats.rejected,
        risk_stats.closed,
      ];
    };
    const triages = (id: string, version: number, body: object) =>
      admin.calls(triageRisk, { params: { id }, body: { version, ...body } as never });
    const first = await raised(user, 'Something could happen', { department_id });
    const second = await raised(user, 'Something could happen', { department_id });
    assert.deepEqual(await told(), [0, 0, 2, 0, 0]);
    const { data: category } = await admin.calls(addCategory, { body: { name: 'Tides' } });
    await triages(first.id, 1, { decision: 'accept', owner_id: user.id, category_id: category.id });
    assert.deepEqual(await told(), [1, 0, 1, 0, 0]);
    await triages(second.id, 1, { decision: 'reject', reason: 'It is no risk' });
    assert.deepEqual(await told(), [1, 0, 0, 1, 0]);
    const { data: closed } = await admin.calls(filterRisks, { body: { filter_type: 'stats', state: 6 } });
    assert.deepEqual(closed, []);
    await raised(admin, 'Something could happen', { department_id });
    assert.deepEqual(await told(), [2, 0, 0, 1, 0]);
  });

  test('counts what a file brings on the days it says, names it, and leaves out what has none', async () => {
    const world = await newWorld();
    const { admin } = world;
    const file = csv(
      ['Title', 'Department', 'Owner', 'Category', 'Date raised', 'Status', 'Date closed'],
      ['Open since January', 'Finance', admin.email, 'Tides', '2026-01-05', 'Open', ''],
      ['Closed in March', 'Finance', admin.email, 'Tides', '2026-01-06', 'Closed', '2026-03-04'],
      ['Closed some day', 'Finance', admin.email, 'Tides', '2026-02-06', 'Closed', ''],
      ['Closed before it began', 'Finance', admin.email, 'Tides', '2026-02-06', 'Closed', '2026-01-01'],
    );
    const checked = await checks(admin, 'register.csv', file);
    assert.deepEqual(errorsIn(await rowsOf(admin, checked, 'reject')), ['5: closed_before_raised']);
    await applies(admin, checked);
    const ask = () =>
      admin.calls(readRiskTreatment, {
        body: { from: '2026-01-01', to: '2026-04-30', interval: 'month' },
        query: { explain: '1' },
      });
    const shown = async () => {
      const { data } = await ask();
      const [created, , , , , closed] = data.bar_chart_data.datasets;
      return [created?.data, closed?.data];
    };
    const { data, explain } = await ask();
    assert.deepEqual(await shown(), [
      [2, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    assert.deepEqual(
      [data.imported.risk_created, data.imported.risk_closed, data.closed_without_day],
      [3, 1, 1],
    );
    assert.deepEqual(explain?.['risk_closed']?.excluded, [
      { reason: 'Closed in an imported file that does not say when, in any range', count: 1 },
    ]);
    // A day of a file stays that day, whatever the organisation's clock says.
    await moveTo(world, 'Pacific/Kiritimati');
    assert.deepEqual(await shown(), [
      [2, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    const { data: closedThen } = await admin.calls(filterRisks, {
      body: { filter_type: 'transition', status: 'closed', from: '2026-03-04', to: '2026-03-04' },
    });
    assert.deepEqual(
      closedThen.map(({ title }) => title),
      ['Closed in March'],
    );
  });

  test('answers the last twelve months by month where nobody says another range', async () => {
    const { admin } = await newWorld();
    setClock('2026-11-20T12:00:00Z');
    const { status, body } = await admin.sends(readRiskTreatment);
    const none = (await admin.calls(readRiskTreatment, { body: {} })).data;
    setClock();
    assert.deepEqual([status, (body as { data: unknown }).data], [200, none]);
    assert.deepEqual(
      [none.bar_chart_data.label.length, none.bar_chart_data.label[0], none.bar_chart_data.label.at(-1)],
      [12, '2025-12', '2026-11'],
    );
    const refused = await admin.isRefused(readRiskTreatment, { body: { as_of: '2026-01-01' } });
    assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [400, ['as_of']]);
  });

  test('refuses ranges that cannot be counted, and drops keys it does not know', async () => {
    const { admin } = await newWorld();
    const refused = async (body: object) => (await admin.isRefused(readRiskTreatment, { body })).code;
    assert.equal(
      await refused({ from: '2026-02-01', to: '2026-01-01', interval: 'month' }),
      'range_backwards',
    );
    assert.equal(
      await refused({ from: '2016-01-01', to: '2026-01-01', interval: 'month' }),
      'range_too_long',
    );
    assert.equal(await refused({ from: '0000-01-01', to: '0000-01-02', interval: 'month' }), 'invalid_input');
    assert.equal(
      await refused({
        from: '2026-01-01',
        to: '2026-01-02',
        interval: 'month',
        department_id: crypto.randomUUID(),
      }),
      'department_unknown',
    );
    const { data } = await admin.calls(readRiskTreatment, {
      body: { from: '2026-01-01', to: '2026-01-02', interval: 'month', colour: 'red' } as never,
    });
    assert.deepEqual(data.bar_chart_data.label, ['2026-01']);
  });
});
