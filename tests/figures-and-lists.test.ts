import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { healthFigures } from '#tests/treatment/health-figures.ts';
import { registerOfEveryKind } from '#tests/world/register-of-every-kind.ts';
import { answered, approved, submitted } from '#tests/world/maturity-world.ts';
import { moveDepartmentBelow } from '#tests/world/risk-world.ts';
import { publishedOwn } from '#tests/world/own-framework-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import {
  listShownQuestions,
  readCisDashboard,
  readCisDashboardOf,
  readIsoDashboard,
  readIsoDashboardOf,
  readNistDashboard,
  readNistDashboardOf,
  readOwnDashboard,
  readOwnDashboardOf,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { viewsOf } from '#features/maturity/dashboard/maturity-dashboard.rules.ts';
import { partQuery, readPart, type PartOfPicture } from '#features/maturity/dashboard/web/questions/parts.ts';
import { frameworkKinds } from '#features/maturity/framework/framework-content.contract.ts';
import {
  readRiskDashboard,
  readRiskTreatment,
  type ChartData,
} from '#features/risk/dashboard/risk-dashboard.contract.ts';
import {
  arrivalRows,
  barRows,
  besideRows,
  cellRows,
  keyFigureRows,
  levelRows,
  needsDoingRows,
  unitCarried,
} from '#features/risk/dashboard/web/figure-rows.ts';
import { filterRisks, type GivenRiskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import { registerLink, type RegisterFilter } from '#features/risk/filter/web/shared/register-link.ts';
import { levelBases } from '#features/risk/model/risk-level-names.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import { healthChecks } from '#features/treatment/health/health.contract.ts';
import { filterOf, readRegister } from '#features/risk/register/web/register-address.ts';

/** A number of a dashboard, and the address it leads to. */
interface Linked {
  figure: string;
  n: number;
  rows: RegisterFilter | undefined;
}

const everyDay = { from: '2018-01-01', to: '2027-12-31' };

/** Every number of the risk dashboard that is a link, as the screen links it. */
async function linkedFigures(who: Caller, dpt: string | undefined): Promise<Linked[]> {
  const { data } = await who.calls(readRiskDashboard, { query: { ...(dpt !== undefined && { dpt }) } });
  const { risk_stats: stats, risk_matrix: matrix, user_bar_chart, bar_chart_1 } = data;
  const { data: treatment } = await who.calls(readRiskTreatment, {
    body: { ...everyDay, interval: 'quarter', department_id: dpt ?? null },
  });
  const keys = keyFigureRows(stats);
  const bars = (figure: string, chart: ChartData, by: 'owner' | 'department') =>
    chart.keys.flatMap((key, bar) => {
      const parts = chart.datasets.map((one, of): Linked => ({
        figure: `${figure} ${key} ${one.code}`,
        n: one.data[bar] ?? 0,
        rows: barRows(chart, by, [bar, of], dpt),
      }));
      const n = parts.reduce((sum, part) => sum + part.n, 0);
      return [...parts, { figure: `${figure} ${key}`, n, rows: barRows(chart, by, [bar, undefined], dpt) }];
    });
  return [
    { figure: 'open', n: stats.open, rows: keys.open },
    { figure: 'in_highest_levels', n: stats.in_highest_levels, rows: keys.in_highest_levels },
    { figure: 'overdue_review', n: stats.overdue_review, rows: keys.overdue_review },
    { figure: 'waiting', n: stats.untriaged + stats.awaiting_decision, rows: keys.waiting },
    { figure: 'expiring_acceptance', n: stats.expiring_acceptance, rows: keys.expiring_acceptance },
    ...levelBases.flatMap((basis) => [
      ...matrix.cells.map((cell) => ({
        figure: `cell ${basis} ${cell.likelihood}:${cell.consequence}`,
        n: cell[`count_${basis}`],
        rows: cellRows(basis, cell),
      })),
      { figure: `unrated ${basis}`, n: matrix.beside.unrated[basis], rows: besideRows(basis).unrated },
      ...stats.by_level.map((level) => ({
        figure: `level ${basis} ${level.code}`,
        n: level[basis],
        rows: levelRows(level.level, basis),
      })),
    ]),
    ...needsDoingRows(stats).map(({ what, count, rows }) => ({
      figure: `needs doing ${what}`,
      n: count,
      rows,
    })),
    { figure: 'avoided', n: matrix.beside.avoided, rows: besideRows('current').avoided },
    { figure: 'older_model', n: matrix.beside.older_model, rows: besideRows('current').older_model },
    ...bars('department', bar_chart_1, 'department'),
    ...bars('owner', user_bar_chart, 'owner'),
    // In this register nothing came into a status twice: as many changes as risks.
    ...riskStatuses.map((status) => ({
      figure: `came into ${status}`,
      n: treatment[`risk_${status}`],
      rows: arrivalRows(status, everyDay),
    })),
  ];
}

/** What the register asks for at such an address. */
function askedAt(address: string): GivenRiskFilter {
  const { searchParams } = new URL(address, 'http://register');
  const dpt = searchParams.get('dpt');
  return filterOf(readRegister(searchParams), dpt === null || dpt === 'all' ? undefined : dpt);
}

/** How many rows a filter finds; each is asked once for a person. */
function listsOf(who: Caller) {
  const counts = new Map<string, Promise<number>>();
  return (body: GivenRiskFilter): Promise<number> => {
    const key = JSON.stringify(body);
    const count =
      counts.get(key) ??
      who.calls(filterRisks, { body, query: { limit: '1' } }).then(({ count: found }) => found);
    counts.set(key, count);
    return count;
  };
}

const explained = async (who: Caller, dpt: string | undefined): Promise<[string, Explanation][]> => {
  const dashboard = await who.calls(readRiskDashboard, {
    query: { explain: '1', ...(dpt !== undefined && { dpt }) },
  });
  const treatment = await who.calls(readRiskTreatment, {
    query: { explain: '1' },
    body: { ...everyDay, interval: 'quarter', department_id: dpt ?? null },
  });
  return Object.entries({ ...dashboard.explain, ...treatment.explain });
};

suite('A figure of the risk dashboard', async () => {
  const { world, people } = await registerOfEveryKind();
  const units = [undefined, world.departments['Finance'], world.departments['Operations']];
  const nameOf = (id: string | undefined) =>
    Object.entries(world.departments).find(([, one]) => one === id)?.[0] ?? 'the whole';

  for (const [name, who] of Object.entries(people)) {
    test(`counts for ${name} what its link lists`, async () => {
      const count = listsOf(who);
      const wrong: string[] = [];
      let told = 0;
      for (const dpt of units) {
        const unit = unitCarried(dpt, { hasUnits: true, mayChooseWhole: true });
        // Of the many that are nothing, some.
        const figures = (await linkedFigures(who, dpt)).filter(({ n }, at) => n > 0 || at % 12 === 0);
        for (const { figure, n, rows } of figures) {
          if (rows === undefined) continue;
          if (n > 0) told++;
          const listed = await count(askedAt(registerLink({ ...rows, dpt: unit })));
          if (n !== listed) wrong.push(`${nameOf(dpt)}, ${figure}: ${n}, and ${listed} in the list`);
        }
      }
      assert.deepEqual(wrong, []);
      assert.ok(told > 40, `${told} figures are more than nothing`);
    });

    test(`is explained to ${name} by the rows it counted`, async () => {
      const count = listsOf(who);
      const wrong: string[] = [];
      for (const dpt of units)
        for (const [figure, { included }] of await explained(who, dpt)) {
          const listed = await count(included.filter as GivenRiskFilter);
          if (listed !== included.count)
            wrong.push(`${nameOf(dpt)}, ${figure}: ${included.count}, and ${listed} in the list`);
        }
      assert.deepEqual(wrong, []);
    });
  }

  test('and every check of risk health counts for everybody what its link lists', async () => {
    const told = new Set<string>();
    for (const [name, who] of Object.entries(people))
      for (const dpt of units) {
        const unit = unitCarried(dpt, { hasUnits: true, mayChooseWhole: true });
        const count = listsOf(who);
        for (const { check, ...seen } of await healthFigures(who, { dpt, unit }, (at) =>
          count(askedAt(at)),
        )) {
          assert.equal(seen.count, seen.rows, `${name}, ${nameOf(dpt)}, ${check}`);
          if (seen.count > 0) told.add(check);
        }
      }
    assert.deepEqual([...told].toSorted(), healthChecks.toSorted(), 'each found something');
  });

  test('and the matrix together with what is named beside it are all that is open', async () => {
    for (const who of Object.values(people)) {
      const { data } = await who.calls(readRiskDashboard);
      const { cells, beside } = data.risk_matrix;
      for (const basis of levelBases) {
        const inCells = cells.reduce((sum, cell) => sum + cell[`count_${basis}`], 0);
        assert.equal(
          inCells + beside.avoided + beside.older_model + beside.unrated[basis],
          data.risk_stats.open,
          basis,
        );
      }
    }
  });
});

suite('A figure of a maturity dashboard', () => {
  test('counts the questions that its link lists, for everybody, a department and the whole', async () => {
    const world = await newWorld({ departments: ['Finance', 'Treasury', 'Operations', 'Legal'] });
    const { departments } = world;
    const of = (name: string) => departments[name] as string;
    await moveDepartmentBelow(world, of('Treasury'), of('Finance'));
    const says = (id: string) =>
      id.endsWith('3') ? null : ([id.length % 5, Math.min(5, (id.length % 5) + 2)] as const);
    await approved(world, { department: 'Finance', says });
    await submitted(world, { department: 'Treasury' });
    await answered(world, { department: 'Operations' });
    await approved(world, { groups: [1], says: () => [3, 3] });
    await approved(world, { framework: 'iso', department: 'Legal', says });
    await approved(world, { framework: 'nist', department: 'Finance', tier: 2, says });
    await approved(world, { framework: 'nist', department: 'Legal', tier: 3, says: () => [1, 5] });
    const { id: framework_id } = await publishedOwn(world);
    await approved(world, {
      framework_id,
      department: 'Treasury',
      says: (code) => (code === 'B.1' ? null : [0, 3]),
    });
    await approved(world, { framework_id, department: 'Operations', says: () => [5, 2] });
    const dashboards = {
      cis: [readCisDashboard, readCisDashboardOf],
      iso: [readIsoDashboard, readIsoDashboardOf],
      nist: [readNistDashboard, readNistDashboardOf],
      custom: [readOwnDashboard, readOwnDashboardOf],
    } as const;
    const people: Record<string, Caller> = {
      Admin: world.admin,
      Staff: await world.person('Staff', { Finance: 'lead' }),
      User: await world.person('User', { Treasury: 'viewer', Legal: 'viewer' }),
      nobody: await world.person('User'),
    };
    const wrong: string[] = [];
    const told = { cis: 0, iso: 0, nist: 0, custom: 0 };
    for (const [name, who] of Object.entries(people))
      for (const framework of frameworkKinds)
        for (const dpt of [undefined, ...Object.values(departments)]) {
          const [whole, one] = dashboards[framework];
          const isOwn = framework === 'custom';
          const { status, body } = await who.sends(dpt === undefined ? whole : one, {
            params: { department_id: dpt, ...(isOwn && { id: framework_id }) },
          });
          if (status === 404) continue;
          const { dashboard } = (body as { data: { dashboard: Dashboard } }).data;
          for (const [part, n] of partsOf(dashboard)) {
            const named = readPart(part);
            assert.ok(named);
            const { count } = await who.calls(listShownQuestions, {
              params: { framework },
              query: {
                limit: '1',
                ...(dpt !== undefined && { dpt }),
                ...(isOwn && { framework_id }),
                ...partQuery(named),
              },
            });
            if (n > 0) told[framework]++;
            if (count !== n) wrong.push(`${name}, ${framework}, ${part}: ${n}, and ${count} in the list`);
          }
        }
    assert.deepEqual(wrong, []);
    const least = { cis: 60, iso: 30, nist: 30, custom: 10 };
    for (const framework of frameworkKinds)
      assert.ok(
        told[framework] > least[framework],
        `${framework}: ${told[framework]} figures are more than nothing`,
      );
  });
});

type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
const readDashboard = async (who: Caller) => (await who.calls(readCisDashboard)).data.dashboard;

/** The parts of the pictures that are links, with the number of questions they say. */
const partsOf = (dashboard: Dashboard): [PartOfPicture, number][] => [
  ...viewsOf(dashboard).flatMap((by) => {
    const rows = by === 'section' ? dashboard.sections : dashboard.groups.find((one) => one.by === by)?.rows;
    return (rows ?? []).map(({ code, questions }): [PartOfPicture, number] => [`${by}:${code}`, questions]);
  }),
  ...dashboard.level_distribution.keys.flatMap((which, at) =>
    dashboard.level_distribution.datasets.map(({ code, data }): [PartOfPicture, number] => [
      `${which as 'current' | 'desired'}:${code}`,
      data[at] ?? 0,
    ]),
  ),
];
