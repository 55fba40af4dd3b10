import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { approved } from '#tests/world/maturity-world.ts';
import { drafted, publishedAnew, publishedOwn, question, section } from '#tests/world/own-framework-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  chooseOwnDashboard,
  chooseOwnDashboardOf,
  listShownQuestions,
  readCisDashboard,
  readOwnDashboard,
  readOwnDashboardOf,
} from './maturity-dashboard.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const finance = departments['Finance'] as string;

suite('The dashboard of a framework of the organisation’s own', () => {
  test('shows where departments stand by it, and what comes first', async () => {
    const { id: framework_id } = await publishedOwn(world);
    await approved(world, { framework_id, department: 'Finance', until: '2025-12-31', says: () => [1, 4] });
    const now = await approved(world, {
      framework_id,
      department: 'Finance',
      says: (code) => (code === 'B.1' ? [0, 5] : [3, 4]),
    });
    await approved(world, { framework_id, department: 'Operations', says: () => [2, 2] });
    await approved(world, { department: 'Finance', groups: [1], says: () => [5, 5] });
    const params = { id: framework_id, department_id: finance };
    const { data, explain } = await admin.calls(readOwnDashboardOf, { params, query: { explain: '1' } });
    const { dashboard, assessment_list } = data;
    assert.deepEqual(
      [dashboard.framework, dashboard.framework_id, dashboard.framework_name, dashboard.source],
      ['custom', framework_id, 'Our own', 'custom'],
    );
    assert.deepEqual(
      dashboard.sections.map(({ code, name, current, desired, previous }) => [
        code,
        name,
        current,
        desired,
        previous,
      ]),
      [
        ['A', 'Section A', 3, 4, 1],
        ['B', 'Section B', 0, 5, 1],
      ],
    );
    assert.deepEqual([dashboard.overall.current, dashboard.groups, dashboard.tier], [1.5, [], null]);
    assert.deepEqual(dashboard.top_gaps[0], {
      question_id: 'B.1',
      code: 'B.1',
      section: 'B',
      title: 'B.1 in en',
      text: 'Is B.1 done?',
      current: 0,
      desired: 5,
      priority: 5,
      assessment_id: now.id,
      department: { id: finance, name: 'Finance' },
    });
    assert.equal(dashboard.trend.length, 2);
    assert.deepEqual(
      dashboard.level_distribution.datasets.map(({ data: [today] }) => today),
      [1, 0, 0, 2, 0, 0, 0, 0],
    );
    assert.equal(assessment_list.length, 2, 'those of other frameworks are not offered');
    assert.equal(explain?.['current']?.included.count, 3);
    assert.match(explain?.['current']?.formula ?? '', /weighted mean/);
    const whole = await admin.calls(readOwnDashboard, { params: { id: framework_id } });
    assert.deepEqual(
      whole.data.dashboard.departments.map(({ name, current }) => [name, current]),
      [
        ['Finance', 1.5],
        ['Operations', 2],
      ],
    );
    assert.equal((await admin.calls(readCisDashboard)).data.dashboard.overall.current, 5);
  });

  test('shows the one that somebody chose, of the same framework alone', async () => {
    const [ours, other] = [await publishedOwn(world), await publishedOwn(world)];
    const earlier = await approved(world, {
      framework_id: ours.id,
      department: 'Finance',
      until: '2025-12-31',
    });
    const later = await approved(world, { framework_id: ours.id, department: 'Finance' });
    const params = { id: ours.id, department_id: finance };
    const shown = async () =>
      (await admin.calls(readOwnDashboardOf, { params })).data.dashboard.assessment?.id;
    assert.equal(await shown(), later.id);
    const { data } = await admin.calls(chooseOwnDashboardOf, {
      params,
      body: { assessment_id: earlier.id },
    });
    assert.deepEqual(
      [data.dashboard.assessment?.id, await shown(), data.dashboard.flags],
      [earlier.id, earlier.id, ['newer_approved']],
    );
    const elsewhere = await admin.isRefused(chooseOwnDashboardOf, {
      params: { ...params, id: other.id },
      body: { assessment_id: earlier.id },
    });
    assert.equal(elsewhere.code, 'assessment_elsewhere');
  });

  test('shows one of each own framework and of CIS for the same department at once', async () => {
    const [one, two] = [await publishedOwn(world), await publishedOwn(world)];
    const of = async (framework_id?: string) =>
      approved(world, { ...(framework_id !== undefined && { framework_id }), groups: [] });
    const made = [await of(one.id), await of(two.id), await of()];
    assert.deepEqual(
      made.map(({ is_dashboard }) => is_dashboard),
      [true, true, true],
    );
    const chosen = await admin.calls(chooseOwnDashboard, {
      params: { id: one.id },
      body: { assessment_id: made[0]?.id ?? '' },
    });
    assert.equal(chosen.data.dashboard.framework_id, one.id);
  });

  test('puts departments side by side that answered different editions, each by its own questions', async () => {
    const first = await publishedOwn(world, [
      section('A', [question('A.1')]),
      section('Z', [question('Z.1')]),
    ]);
    await approved(world, { framework_id: first.id, department: 'Finance', says: () => [2, 3] });
    await publishedAnew(world, first, [section('A', [question('A.1')]), section('N', [question('N.1', 2)])]);
    await approved(world, { framework_id: first.id, department: 'Operations', says: () => [4, 5] });
    const { dashboard } = (await admin.calls(readOwnDashboard, { params: { id: first.id } })).data;
    assert.deepEqual(
      dashboard.sections.map(({ code, name, current }) => [code, name, current]),
      [
        ['A', 'Section A', 3],
        ['N', 'Section N', 4],
        ['Z', 'Section Z', 2],
      ],
    );
    assert.deepEqual(dashboard.top_gaps.map(({ title }) => title).toSorted(), [
      'A.1 in en',
      'N.1 in en',
      'Z.1 in en',
    ]);
  });

  test('leads to the questions behind a part of it', async () => {
    const { id: framework_id } = await publishedOwn(world);
    await approved(world, { framework_id, says: (code) => [code === 'A.2' ? 0 : 3, 3] });
    const params = { framework: 'custom' as const };
    const { data } = await admin.calls(listShownQuestions, {
      params,
      query: { framework_id, which: 'current', level: '0' },
    });
    assert.deepEqual(
      data.map(({ question_id, title }) => [question_id, title]),
      [['A.2', 'A.2 in en']],
    );
    assert.equal((await admin.isRefused(listShownQuestions, { params })).status, 404);
  });

  test('is not there of a draft, nor of another organisation’s', async () => {
    const draft = await drafted(world);
    assert.equal((await admin.isRefused(readOwnDashboard, { params: { id: draft.id } })).status, 404);
    const { id } = await publishedOwn(world);
    const empty = (await admin.calls(readOwnDashboard, { params: { id } })).data.dashboard;
    assert.deepEqual([empty.overall.questions, empty.framework_name], [0, 'Our own']);
    const elsewhere = await newWorld();
    assert.equal((await elsewhere.admin.isRefused(readOwnDashboard, { params: { id } })).status, 404);
  });
});
