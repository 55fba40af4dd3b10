import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { approved } from '#tests/world/maturity-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { planEfforts, readRoadmap } from '#features/maturity/roadmap/roadmap.contract.ts';
import {
  chooseIsoDashboard,
  listShownQuestions,
  readCisDashboard,
  readCisDashboardOf,
  readIsoDashboard,
  readNistDashboard,
  type MaturityDashboard,
} from './maturity-dashboard.contract.ts';

const of = (departments: Record<string, string>, name: string) => ({
  params: { department_id: departments[name] as string },
});
const told = ({ overall: { current, desired, gap, percent, coverage, previous } }: MaturityDashboard) => ({
  current,
  desired,
  gap,
  percent,
  coverage,
  previous,
});

suite('A dashboard of maturity', () => {
  test('is empty until something is submitted', async () => {
    const { admin, departments } = await newWorld();
    const { data, explain } = await admin.calls(readCisDashboard, { query: { explain: '1' } });
    const { overall, sections, trend, top_gaps, assessment, flags } = data.dashboard;
    assert.deepEqual(
      [overall.current, overall.questions, sections, trend, top_gaps, assessment, flags],
      [null, 0, [], [], [], null, []],
    );
    assert.deepEqual([data.assessment_list, data.dashboard.departments.length], [[], 2]);
    assert.deepEqual(explain?.['current']?.excluded, [
      { reason: 'Departments without a submitted or approved assessment', count: 2 },
    ]);
    const ofFinance = await admin.calls(readCisDashboardOf, of(departments, 'Finance'));
    assert.equal(ofFinance.data.dashboard.departments.length, 1);
    assert.equal((await admin.calls(readNistDashboard)).data.dashboard.source, 'cis');
  });

  test('shows where a department stands, where it stood before, and what comes first', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    await approved(world, { department: 'Finance', until: '2025-12-31', says: () => [1, 4] });
    const now = await approved(world, {
      department: 'Finance',
      says: (id) => (id === '1.1' ? [0, 5] : id === '18.1' ? null : [2, 4]),
    });
    const { data, explain } = await admin.calls(readCisDashboardOf, {
      ...of(departments, 'Finance'),
      query: { explain: '1' },
    });
    const { dashboard, assessment_list } = data;
    assert.deepEqual(told(dashboard), {
      current: 2,
      desired: 4,
      gap: 2,
      percent: 39.6,
      coverage: 100,
      previous: 1,
    });
    assert.deepEqual(
      [dashboard.assessment?.id, dashboard.assessment?.may_choose, dashboard.flags],
      [now.id, true, []],
    );
    const [first] = dashboard.sections;
    assert.deepEqual(
      [dashboard.sections.length, first?.code, first?.current, first?.desired, first?.previous],
      [18, '1', 1.6, 4.2, 1],
    );
    assert.deepEqual(
      dashboard.radar.datasets.map(({ code, data: [value] }) => [code, value]),
      [
        ['current', 1.6],
        ['desired', 4.2],
        ['previous', 1],
      ],
    );
    assert.deepEqual(
      dashboard.groups.map(({ by, rows }) => [by, rows.map(({ questions }) => questions)]),
      [
        ['function', [25, 14, 78, 24, 6, 6]],
        ['implementation_group', [56, 130, 153]],
      ],
    );
    assert.deepEqual(
      dashboard.level_distribution.datasets.map(({ code, data: counts }) => [code, ...counts]),
      [
        ['0', 1, 0],
        ['1', 0, 0],
        ['2', 151, 0],
        ['3', 0, 0],
        ['4', 0, 151],
        ['5', 0, 1],
        ['unanswered', 0, 0],
        ['not_applicable', 1, 1],
      ],
    );
    assert.deepEqual(
      dashboard.trend.map(({ date, current, assessment_id }) => [date, current, assessment_id === now.id]),
      [
        ['2025-12-31', 1, false],
        ['2026-06-30', 2, true],
      ],
    );
    const [widest] = dashboard.top_gaps;
    assert.deepEqual(
      [widest?.code, widest?.section, widest?.current, widest?.desired, widest?.priority],
      ['1.1', '1', 0, 5, 5],
    );
    assert.deepEqual(
      assessment_list.map(({ status }) => status),
      ['approved', 'superseded'],
    );
    const { included, excluded, inputs } = explain?.['gap'] ?? {};
    assert.deepEqual(
      [included?.count, excluded],
      [152, [{ reason: 'Questions that do not apply', count: 1 }]],
    );
    assert.deepEqual(inputs?.['assessment'], `${now.ref} ${now.name}`);
  });

  test('rolls departments up, each as heavy as its coverage, beside what the organisation says itself', async () => {
    const world = await newWorld();
    const { admin } = world;
    await approved(world, { department: 'Finance', groups: [1], says: () => [1, 4] });
    await approved(world, { department: 'Operations', groups: [1], says: () => [4, 4] });
    await approved(world, { groups: [1], until: '2025-12-31', says: () => [2, 4] });
    const { dashboard, assessment_list } = (await admin.calls(readCisDashboard)).data;
    const { current, desired, gap, questions } = dashboard.overall;
    assert.deepEqual([current, desired, gap, questions], [2.3, 4, 1.7, 168]);
    // The controls 13, 16 and 18 ask nothing of implementation group 1.
    assert.deepEqual([dashboard.sections.length, dashboard.assessment], [15, null]);
    assert.deepEqual(
      dashboard.groups.at(-1)?.rows.map(({ code }) => code),
      ['1'],
    );
    assert.deepEqual(
      dashboard.departments.map(({ name, current: level }) => [name, level]),
      [
        [null, 2],
        ['Finance', 1],
        ['Operations', 4],
      ],
    );
    assert.deepEqual(
      dashboard.trend.map(({ date, current: level, departments, has_own }) => [
        date,
        level,
        departments,
        has_own,
      ]),
      [
        ['2025-12-31', 2, 0, true],
        ['2026-06-30', 2.3, 2, true],
      ],
    );
    const [first] = dashboard.top_gaps;
    // 3, 0 and 2 levels to go.
    assert.deepEqual([first?.priority, first?.department?.name], [1.7, 'Finance']);
    assert.equal(assessment_list.length, 3);
    const { explain } = await admin.calls(readCisDashboard, { query: { explain: '1' } });
    const { inputs, formula } = explain?.['current'] ?? {};
    assert.deepEqual([inputs?.['departments'], inputs?.['own_assessment']], [2, 1]);
    assert.match(formula ?? '', /the mean of the departments, and of the organisation’s own assessment/);
    assert.match(explain?.['coverage']?.formula ?? '', /counted together/);
    assert.match(explain?.['top_gaps']?.formula ?? '', /all that rated the question/);
    assert.doesNotMatch(explain?.['departments']?.formula ?? '', /Rolled up/);
  });

  test('compares with before what the same departments say now, and names those left out', async () => {
    const world = await newWorld();
    await approved(world, { department: 'Finance', until: '2025-12-31', groups: [1], says: () => [3, 4] });
    await approved(world, { department: 'Finance', groups: [1], says: () => [4, 4] });
    await approved(world, { department: 'Operations', groups: [1], says: () => [1, 4] });
    const { overall, previous_of, without_previous } = (await world.admin.calls(readCisDashboard)).data
      .dashboard;
    assert.deepEqual([overall.current, overall.previous, overall.change, previous_of], [2.5, 3, 1, 1]);
    assert.deepEqual(
      without_previous.map(({ name }) => name),
      ['Operations'],
    );
  });

  test('ranks gaps by the days that the roadmap has, and so does the roadmap', async () => {
    const world = await newWorld();
    const { id } = await approved(world, { department: 'Finance', groups: [1], says: () => [2, 4] });
    const order = async () => {
      const { dashboard } = (await world.admin.calls(readCisDashboardOf, of(world.departments, 'Finance')))
        .data;
      const { gaps } = (await world.admin.calls(readRoadmap, { params: { id } })).data;
      const first = dashboard.top_gaps.map(({ question_id }) => question_id);
      assert.deepEqual(
        first,
        gaps.slice(0, first.length).map(({ question_id }) => question_id),
      );
      return { first: first[0], last: gaps.at(-1)?.question_id };
    };
    const { last = '' } = await order();
    await world.admin.calls(planEfforts, {
      params: { id },
      body: { efforts: [{ question_id: last, version: 0, days: 0 }] },
    });
    assert.equal((await order()).first, last);
  });
});

suite('NIST', () => {
  test('is seen through CIS until somebody assesses by it, and then has its tier', async () => {
    const world = await newWorld();
    const { admin } = world;
    await approved(world, { department: 'Finance', says: () => [2, 3] });
    const seen = (await admin.calls(readNistDashboard)).data;
    assert.deepEqual(
      [seen.dashboard.source, seen.dashboard.overall.current, seen.assessment_list],
      ['cis', 2, []],
    );
    assert.deepEqual(seen.dashboard.radar.label, [
      'Govern',
      'Identify',
      'Protect',
      'Detect',
      'Respond',
      'Recover',
    ]);
    await approved(world, {
      framework: 'nist',
      tier: 2,
      says: (id) => (id.startsWith('GV') ? [1, 3] : [3, 3]),
    });
    const { dashboard } = (await admin.calls(readNistDashboard)).data;
    assert.deepEqual([dashboard.source, dashboard.tier?.value, dashboard.sections.length], ['nist', 2, 22]);
    assert.deepEqual(dashboard.radar.datasets[0]?.data, [1, 3, 3, 3, 3, 3]);
    const behind = await admin.calls(listShownQuestions, {
      params: { framework: 'nist' },
      query: { by: 'function', code: 'Govern', limit: '1' },
    });
    assert.deepEqual([behind.count, behind.data[0]?.section], [31, 'GV.OC']);
  });
});

suite('What is shown', () => {
  test("is what one's departments show, and nothing of others", async () => {
    const world = await newWorld();
    const { departments } = world;
    await approved(world, { department: 'Finance', groups: [1], says: () => [1, 2] });
    await approved(world, { department: 'Operations', groups: [1], says: () => [5, 5] });
    const user = await world.person('User', { Finance: 'viewer' });
    const { dashboard, assessment_list } = (await user.calls(readCisDashboard)).data;
    assert.deepEqual(
      [dashboard.overall.current, dashboard.departments.map(({ name }) => name), assessment_list.length],
      [1, ['Finance'], 1],
    );
    assert.equal(dashboard.assessment?.may_choose, false);
    assert.equal((await user.isRefused(readCisDashboardOf, of(departments, 'Operations'))).status, 404);
  });

  test('is one for a flat organisation, which has no departments', async () => {
    const world = await newWorld({ license: 'flat' });
    const { id } = await approved(world, {
      framework: 'iso',
      says: (code) => (code.startsWith('A.') ? [3, 4] : [1, 4]),
    });
    const { dashboard } = (await world.admin.calls(readIsoDashboard)).data;
    assert.deepEqual([dashboard.assessment?.id, dashboard.sections.length], [id, 11]);
    const [capability] = dashboard.groups;
    assert.deepEqual(
      [capability?.by, capability?.rows.length, capability?.rows[0]?.current],
      ['capability', 15, 3],
    );
    const params = { department_id: crypto.randomUUID() };
    assert.equal((await world.admin.isRefused(readCisDashboardOf, { params })).status, 404);
    const chosen = await world.admin.calls(chooseIsoDashboard, { body: { assessment_id: id } });
    assert.equal(chosen.data.dashboard.assessment?.id, id);
    const level = {
      params: { framework: 'iso' as const },
      query: { which: 'current' as const, level: '1' as const },
    };
    assert.equal((await world.admin.calls(listShownQuestions, level)).count, 30);
  });
});
