import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql, type SQL } from 'drizzle-orm';
import { raised } from '#tests/world/risk-world.ts';
import { setClock, newWorld, type World } from '#tests/world/world.ts';
import { closeRisk, deleteRisk, type NewRisk } from '#features/risk/record/risk.contract.ts';
import { filterRisks, type LevelBasis } from '#features/risk/filter/risk-filter.contract.ts';
import { openStandings } from '#features/risk/record/risk-status.contract.ts';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { readRiskDashboard, readRiskTreatment, type ChartData } from './risk-dashboard.contract.ts';

const write = (world: World, statement: (org: string) => SQL) =>
  world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) => db.query(statement(db.org_id)));

const raise = async (world: World, risk: Partial<NewRisk>, who = world.admin) =>
  raised(who, 'Something could happen', risk);

/** Rated in a cell of a model's matrix, level included. */
const rate = (world: World, id: string, likelihood: number, consequence: number, model = 1) =>
  write(
    world,
    (
      org,
    ) => sql`update risk r set model_version = ${model}, inherent_likelihood = ${likelihood}, inherent_consequence = ${consequence},
      inherent_level = (m.matrix -> (${likelihood}::int - 1) ->> (${consequence}::int - 1))::int
      from risk_model m where r.org_id = ${org} and r.id = ${id} and m.org_id = r.org_id and m.number = ${model}`,
  );

/** What the register shows to whoever follows a level of the dashboard. */
async function openAt({ admin }: World, level: number, basis: LevelBasis): Promise<string[]> {
  const { data } = await admin.calls(filterRisks, {
    body: {
      filter_type: 'advanced',
      and: [
        { field: 'status', op: 'in', value: [...openStandings] },
        { field: 'level', op: 'in', value: [level], basis },
      ],
    },
  });
  return data.map(({ id }) => id);
}

/** `{Finance: {high: 2}}`: a chart in words. */
const told = ({ label, datasets }: ChartData) =>
  Object.fromEntries(
    label.map((bar, i) => [
      bar,
      Object.fromEntries(datasets.filter(({ data }) => data[i]).map(({ code, data }) => [code, data[i]])),
    ]),
  );

suite('The risk dashboard', () => {
  test('counts what is open by level, owner and department, and what waits apart', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const staff = await world.person('Staff', { Finance: 'editor' });
    const user = await world.person('User', { Finance: 'viewer' });
    const finance = departments['Finance'] as string;
    const first = await raise(world, { department_id: finance, owner_id: staff.id });
    await rate(world, first.id, 5, 5);
    const theirs = { owner_id: user.id };
    const second = await raise(world, { department_id: departments['Operations'] as string, ...theirs });
    await rate(world, second.id, 1, 1);
    await raise(world, { department_id: finance, owner_id: staff.id });
    await raise(world, theirs);
    await raise(world, { department_id: finance }, user);
    const gone = await raise(world, theirs);
    await admin.calls(closeRisk, {
      params: { id: gone.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });

    const { data } = await admin.calls(readRiskDashboard);
    const { total, open, created, closed, untriaged, unrated, by_level } = data.risk_stats;
    assert.deepEqual([total, open, created, closed, untriaged, unrated], [6, 4, 4, 1, 1, 3]);
    assert.deepEqual(
      by_level.map(({ code, inherent, residual }) => [code, inherent, residual]),
      [
        ['low', 1, 0],
        ['medium', 0, 0],
        ['high', 0, 0],
        ['extreme', 1, 0],
      ],
    );
    const [owner = '', other = ''] = data.user_bar_chart.label;
    assert.deepEqual(told(data.user_bar_chart), {
      [owner]: { extreme: 1, unrated: 1 },
      [other]: { low: 1, unrated: 1 },
    });
    assert.deepEqual(data.user_bar_chart.keys, [staff.id, user.id]);
    assert.deepEqual(told(data.bar_chart_1), {
      Finance: { extreme: 1, unrated: 1 },
      Operations: { low: 1 },
      'Whole organisation': { unrated: 1 },
    });
    const worst = data.risk_matrix.cells.at(-1);
    assert.deepEqual(
      [data.risk_matrix.cells.length, worst?.likelihood, worst?.consequence, worst?.count_inherent],
      [25, 5, 5, 1],
    );
  });

  test("is about one's own departments, and says what it leaves out", async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const staff = await world.person('Staff', { Finance: 'editor' });
    await raise(world, { department_id: departments['Finance'] as string });
    await raise(world, { department_id: departments['Operations'] as string, owner_id: staff.id });
    await raise(world, { department_id: departments['Operations'] as string });
    await raise(world, {});
    const seen = await staff.calls(readRiskDashboard, { query: { explain: '1' } });
    assert.equal(seen.data.risk_stats.total, 2);
    assert.deepEqual(seen.explain?.['total']?.excluded, [
      { reason: 'Outside your departments: you see them because you own or raised them', count: 1 },
    ]);
    const dpt = departments['Operations'] as string;
    assert.equal((await staff.calls(readRiskDashboard, { query: { dpt } })).data.risk_stats.total, 0);
    assert.equal((await admin.calls(readRiskDashboard, { query: { dpt } })).data.risk_stats.total, 2);
    const unknown = await admin.isRefused(readRiskDashboard, { query: { dpt: crypto.randomUUID() } });
    assert.deepEqual([unknown.status, unknown.code], [400, 'department_unknown']);
  });

  test('counts a department with those below it', async () => {
    const world = await newWorld();
    const [above, below] = [world.departments['Finance'], world.departments['Operations']] as [
      string,
      string,
    ];
    await write(
      world,
      (org) =>
        sql`update department set parent_id = ${above}, path = array[${above}, ${below}]::uuid[] where org_id = ${org} and id = ${below}`,
    );
    await raise(world, { department_id: below });
    const { data } = await world.admin.calls(readRiskDashboard, { query: { dpt: above } });
    assert.deepEqual([data.risk_stats.total, told(data.bar_chart_1)], [1, { Operations: { unrated: 1 } }]);
    assert.deepEqual(told((await world.admin.calls(readRiskDashboard)).data.bar_chart_1), {
      Finance: { unrated: 1 },
    });
  });

  test('leaves ratings with an earlier model out of levels and cells, and names their number', async () => {
    const world = await newWorld({ license: 'flat' });
    const first = await raise(world, {});
    await rate(world, first.id, 5, 5);
    await write(
      world,
      (
        org,
      ) => sql`insert into risk_model (org_id, id, created_at, updated_at, number, status, likelihood_size, consequence_size, likelihood_steps, consequence_steps, levels, matrix)
        select org_id, gen_random_uuid(), now(), now(), 2, 'draft', likelihood_size, consequence_size, likelihood_steps, consequence_steps, levels, matrix from risk_model where org_id = ${org}`,
    );
    for (const [number, status] of [
      [1, 'retired'],
      [2, 'active'],
    ] as const)
      await write(
        world,
        (org) => sql`update risk_model set status = ${status} where org_id = ${org} and number = ${number}`,
      );
    const second = await raise(world, {});
    await rate(world, second.id, 5, 5, 2);
    const { data, explain } = await world.admin.calls(readRiskDashboard, { query: { explain: '1' } });
    assert.deepEqual(
      [data.risk_stats.model_version, data.risk_stats.rated_with_older_model],
      [2, [{ version: 1, count: 1 }]],
    );
    const extreme = data.risk_stats.by_level.at(-1);
    assert.equal(extreme?.inherent, 1);
    assert.deepEqual(told(data.bar_chart_1), {
      [first.category?.name ?? '']: { extreme: 1, older_model: 1 },
    });
    // Whoever follows a level into the register finds what was counted.
    for (const basis of ['current', 'inherent'] as const)
      assert.deepEqual(await openAt(world, extreme?.level ?? 0, basis), [second.id], basis);
    const { included, excluded, formula_version } = explain?.['risk_matrix'] ?? {};
    assert.deepEqual(
      [included?.count, excluded, formula_version],
      [1, [{ reason: 'Rated with an earlier version of the matrix', count: 1 }], 1],
    );
  });

  test('of another organisation is another one', async () => {
    const [one, other] = [await newWorld(), await newWorld()];
    await raise(one, {});
    assert.equal((await other.admin.calls(readRiskDashboard)).data.risk_stats.total, 0);
    const dpt = one.departments['Finance'] as string;
    assert.equal((await other.admin.isRefused(readRiskDashboard, { query: { dpt } })).status, 400);
  });
});

suite('The treatment of risks', () => {
  test("counts how often risks came into a status, by the organisation's calendar", async () => {
    const world = await newWorld();
    const { admin } = world;
    // Still January by the clock of Greenwich, February already in Riyadh.
    setClock('2026-01-31T22:30:00Z');
    const { id } = await raise(world, {});
    const deleted = await raise(world, {});
    setClock('2026-02-20T12:00:00Z');
    const params = { id };
    await admin.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
    setClock('2026-04-01T12:00:00Z');
    await admin.calls(reopenRisk, { params, body: { version: 2, reason: 'It is back' } });
    await admin.calls(deleteRisk, {
      params: { id: deleted.id },
      body: { version: 1, reason: 'Entered twice' },
    });

    await write(world, (org) => sql`update organisation set timezone = 'Asia/Riyadh' where org_id = ${org}`);
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
