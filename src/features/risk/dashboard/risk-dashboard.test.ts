import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql, type SQL } from 'drizzle-orm';
import { raised, rating, setRiskColumns } from '#tests/world/risk-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { closeRisk, type NewRisk } from '#features/risk/record/risk.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import { openStandings } from '#features/risk/record/risk-status.contract.ts';
import { readRiskDashboard, type ChartData } from './risk-dashboard.contract.ts';

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

  test("is about one's own departments, and what one owns or raised in those of others", async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const staff = await world.person('Staff', { Finance: 'editor' });
    await raise(world, { department_id: departments['Finance'] as string });
    await raise(world, { department_id: departments['Operations'] as string, owner_id: staff.id });
    await raise(world, { department_id: departments['Operations'] as string });
    await raise(world, {});
    const seen = await staff.calls(readRiskDashboard, { query: { explain: '1' } });
    assert.equal(seen.data.risk_stats.total, 3);
    assert.deepEqual(seen.explain?.['total']?.excluded, []);
    assert.deepEqual(seen.data.bar_chart_1.label.toSorted(), ['Finance', 'Operations', 'Whole organisation']);
    const dpt = departments['Operations'] as string;
    assert.equal((await staff.calls(readRiskDashboard, { query: { dpt } })).data.risk_stats.total, 1);
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
      [1, [{ reason: 'Rated with an earlier version of the matrix', count: 1 }], 2],
    );
  });

  test('shows what is rated by its current rating, and counts what was avoided in no level', async () => {
    const world = await newWorld();
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push((await raise(world, {})).id);
    await setRiskColumns(world, ids.slice(0, 3), rating('inherent', 4, 5, 3));
    await setRiskColumns(world, ids.slice(1, 3), rating('residual', 2, 2, 0));
    await setRiskColumns(world, ids.slice(2, 3), { status: 'avoided' });
    const { data, explain } = await world.admin.calls(readRiskDashboard, { query: { explain: '1' } });
    const { risk_stats: stats, risk_matrix: matrix } = data;
    const inCell = (likelihood: number, consequence: number) => {
      const cell = matrix.cells.find(
        (one) => one.likelihood === likelihood && one.consequence === consequence,
      );
      return [cell?.count_current, cell?.count_inherent, cell?.count_residual];
    };
    assert.deepEqual(
      [inCell(4, 5), inCell(2, 2)],
      [
        [1, 2, 0],
        [1, 0, 1],
      ],
    );
    assert.deepEqual(
      stats.by_level.map(({ current, inherent, residual }) => [current, inherent, residual]),
      [
        [1, 0, 1],
        [0, 0, 0],
        [0, 0, 0],
        [1, 2, 0],
      ],
    );
    assert.deepEqual(matrix.beside, {
      avoided: 1,
      older_model: 0,
      unrated: { current: 1, inherent: 1, residual: 2, target: 3 },
    });
    assert.deepEqual([stats.open, stats.avoided, stats.unrated, stats.in_highest_levels], [4, 1, 1, 1]);
    assert.deepEqual(told(data.user_bar_chart), {
      'Ada Admin': { extreme: 1, low: 1, avoided: 1, unrated: 1 },
    });
    assert.deepEqual(explain?.['in_highest_levels']?.excluded, [
      { reason: 'Not rated', count: 1 },
      { reason: 'Avoided: nothing remains that could be rated', count: 1 },
    ]);
    assert.deepEqual(explain?.['avoided']?.excluded, []);
    const avoided = await world.admin.calls(filterRisks, { body: { filter_type: 'stats', state: 3 } });
    assert.deepEqual(
      avoided.data.map(({ residual, flags }) => [residual, flags]),
      [[null, []]],
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
