import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { saveAnswers, type AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import {
  createAssessment,
  type NewAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { compareAssessments } from '#features/maturity/comparison/comparison.contract.ts';
import { planEfforts, readRoadmap } from './roadmap.contract.ts';

const periods = {
  first: { from: '2026-01-01', to: '2026-06-30' },
  second: { from: '2026-07-01', to: '2026-12-31' },
};

type Said = [current: number | null, desired: number | null];

/** An assessment with some answers: `{ '1.1': [2, 4] }`. */
async function assessed(
  who: Caller,
  answers: Readonly<Record<string, Said>>,
  more: Partial<NewAssessment> = {},
) {
  const { data } = await who.calls(createAssessment, {
    body: { framework: 'cis', name: 'Rated in a test', period: periods.first, groups_in_scope: [1], ...more },
  });
  const params = { id: data.id };
  const given = Object.entries(answers).map(
    ([question_id, [current_level, desired_level]]): AnswerChange => ({
      question_id,
      version: 0,
      current_level,
      desired_level,
    }),
  );
  if (given.length > 0) await who.calls(saveAnswers, { params, body: { answers: given } });
  return params;
}

const ranked = async (who: Caller, params: { id: string }, query = {}) =>
  (await who.calls(readRoadmap, { params, query })).data;

suite('A roadmap', () => {
  test('ranks the gaps by how far they reach, then by what they take, and tells what closing them brings', async () => {
    const { admin } = await newWorld();
    // Effort by class: 1.1 is M, 1.2 and 2.3 are S; 3.1 is where it should be, 4.1 has no wish, 5.1 no level.
    const params = await assessed(admin, {
      '1.1': [1, 3],
      '1.2': [3, 5],
      '2.3': [1, 3],
      '3.1': [4, 4],
      '4.1': [2, null],
      '5.1': [null, 3],
    });
    const { gaps, forecast, left_out, days, budget } = await ranked(admin, params);
    assert.deepEqual(
      gaps.map((gap) => [gap.rank, gap.question_id, gap.priority, gap.effort, gap.days]),
      [
        // Of equal priority and days, what stands lower today comes first.
        [1, '2.3', 2, 'S', 6],
        [2, '1.2', 2, 'S', 6],
        [3, '1.1', 2, 'M', 20],
      ],
    );
    assert.deepEqual(
      gaps.map(({ risk_points, risk_factor, version, planned }) => [
        risk_points,
        risk_factor,
        version,
        planned,
      ]),
      Array.from({ length: 3 }, () => [0, 1, 0, false]),
    );
    // Sections 1 to 4: (1 + 3) / 2, 1, 4, 2. With 2.3 closed section 2 stands at 3; with 1.2 section 1 at 3; with 1.1 at 4.
    assert.deepEqual(
      forecast.map((step) => [step.closed, step.days, step.current, step.percent]),
      [
        [0, 0, 2.3, 45],
        [1, 6, 2.8, 55],
        [2, 12, 3, 60],
        [3, 32, 3.3, 65],
      ],
    );
    assert.deepEqual([days, budget], [32, null]);
    assert.deepEqual(left_out, {
      reached: 1,
      unanswered: 51,
      without_wish: 1,
      not_applicable: 0,
      other_effort: 0,
    });
  });

  test('draws the line where the days to spend end, and shows one effort alone with its places in the whole', async () => {
    const { admin } = await newWorld();
    const params = await assessed(admin, { '1.1': [1, 4], '1.2': [3, 5], '2.3': [1, 3] });
    // 1.1 comes first and does not fit: nothing after it is done instead.
    assert.deepEqual((await ranked(admin, params, { budget: '29' })).budget, { days: 29, fitting: 0 });
    assert.deepEqual((await ranked(admin, params, { budget: '36' })).budget, { days: 36, fitting: 2 });
    const small = await ranked(admin, params, { budget: '6', effort: 'S' });
    assert.deepEqual([small.gaps.map(({ rank }) => rank), small.budget?.fitting], [[2, 3], 1]);
    assert.deepEqual([small.left_out.other_effort, small.forecast.length], [1, 3]);
  });

  test('explains each of its figures, and why nothing is linked to a risk yet', async () => {
    const { admin } = await newWorld();
    const params = await assessed(admin, { '1.1': [1, 4], '1.2': [3, 3] });
    const { explain } = await admin.calls(readRoadmap, { params, query: { explain: '1', budget: '5' } });
    assert.deepEqual(Object.keys(explain ?? {}).toSorted(), [
      'budget',
      'days',
      'forecast',
      'gaps',
      'overall',
      'ranking',
    ]);
    assert.match(explain?.['ranking']?.formula ?? '', /No risk is linked to questions yet/);
    assert.deepEqual(explain?.['gaps']?.excluded, [
      { reason: 'Already where they should be', count: 1 },
      { reason: 'Without an answer', count: 54 },
    ]);
  });
});

suite('The days of a gap', () => {
  test('are planned by those who steer the department, and put it elsewhere among its equals', async () => {
    const world = await newWorld();
    const finance = { department_id: world.departments['Finance'] as string };
    const staff = await world.person('Staff', { Finance: 'editor' });
    const params = await assessed(staff, { '1.1': [1, 3], '1.2': [1, 3] }, finance);
    const efforts = [{ question_id: '1.1', version: 0, days: 1 }];
    const planned = await staff.calls(planEfforts, { params, body: { efforts } });
    assert.deepEqual(planned.data.efforts, [{ question_id: '1.1', version: 1, days: 1 }]);
    const [first] = (await ranked(staff, params)).gaps;
    assert.deepEqual(
      [first?.question_id, first?.days, first?.days_by_class, first?.planned, first?.version],
      ['1.1', 1, 20, true, 1],
    );
    const back = [{ question_id: '1.1', version: 1, days: null }];
    await staff.calls(planEfforts, { params, body: { efforts: back } });
    const [, second] = (await ranked(staff, params)).gaps;
    assert.deepEqual(
      [second?.question_id, second?.days, second?.planned, second?.version],
      ['1.1', 20, false, 2],
    );

    const viewer = await world.person('Staff', { Finance: 'viewer' });
    assert.deepEqual((await ranked(viewer, params)).permissions.can, []);
    assert.equal((await viewer.isRefused(planEfforts, { params, body: { efforts } })).code, 'forbidden');
    const elsewhere = await world.person('Staff', { Operations: 'lead' });
    assert.equal((await elsewhere.isRefused(planEfforts, { params, body: { efforts } })).status, 404);
    assert.equal((await elsewhere.isRefused(readRoadmap, { params })).status, 404);
  });

  test('are not overwritten by whoever saw others: of two at once one is told what stands there now', async () => {
    const world = await newWorld();
    const { admin } = world;
    const params = await assessed(admin, { '1.1': [1, 3] });
    const plans = (days: number) =>
      admin.sends(planEfforts, {
        params,
        body: { efforts: [{ question_id: '1.1', version: 0, days }] },
      });
    const replies = await Promise.all([plans(4), plans(7)]);
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
    const lost = replies.find(({ status }) => status === 409)?.body as {
      code: string;
      data: { efforts: object[] };
    };
    const won = (await ranked(admin, params)).gaps[0];
    assert.equal(lost.code, 'stale_version');
    assert.deepEqual(lost.data.efforts, [{ question_id: '1.1', version: 1, days: won?.days }]);
    await keepsItsAnswers(world, params.id);
  });

  test('are refused for what the assessment does not ask, and for a question named twice', async () => {
    const { admin } = await newWorld();
    const params = await assessed(admin, {});
    const one = { question_id: '1.1', version: 0, days: 3 };
    const plan = (efforts: object[]) => admin.isRefused(planEfforts, { params, body: { efforts } });
    // 1.5 belongs to group 3 alone.
    assert.equal((await plan([{ ...one, question_id: '1.5' }])).code, 'question_unknown');
    assert.deepEqual((await plan([one, one])).errors, { efforts: ['The same question is named twice.'] });
    assert.equal((await plan([{ ...one, days: -1 }])).code, 'invalid_input');
  });
});

/** Planning leaves the assessment itself alone. */
async function keepsItsAnswers({ admin }: World, id: string): Promise<void> {
  const { overall, assessment } = await ranked(admin, { id });
  assert.deepEqual([overall.answered, assessment.status], [1, 'in_progress']);
}

suite('A comparison', () => {
  test('stands in the order chosen, and tells what rose, fell and cannot be compared', async () => {
    const { admin } = await newWorld();
    const earlier = await assessed(admin, { '1.1': [2, 4], '1.2': [4, 4], '3.1': [1, 2], '4.1': [3, 3] });
    const later = await assessed(
      admin,
      { '1.1': [3, 4], '1.2': [3, 4], '3.1': [1, 2], '1.5': [2, 2] },
      { period: periods.second, groups_in_scope: [] },
    );
    const { data } = await admin.calls(compareAssessments, {
      params: { id: earlier.id, other_id: later.id },
    });
    assert.deepEqual([data.before.id, data.after.id, data.is_chronological], [earlier.id, later.id, true]);
    // The earlier one asked what concerns implementation group 1.
    assert.deepEqual(data.asked_once, { before: 0, after: 97 });
    const { data: turned } = await admin.calls(compareAssessments, {
      params: { id: later.id, other_id: earlier.id },
    });
    assert.deepEqual(
      [turned.before.id, turned.is_chronological, turned.whole.change, turned.asked_once],
      [later.id, false, 0.5, { before: 97, after: 0 }],
    );
    assert.deepEqual(data.counts, { risen: 1, fallen: 1, same: 1, incomparable: 150 });
    // Before: (3 + 1 + 3) / 3; after: (8 ÷ 3 + 1) / 2.
    assert.deepEqual(
      [data.whole.before?.current, data.whole.after?.current, data.whole.change],
      [2.3, 1.8, -0.5],
    );
    const [first] = data.sections;
    assert.deepEqual(
      [first?.code, first?.before?.current, first?.after?.current, first?.change],
      ['1', 3, 2.7, -0.3],
    );
    assert.deepEqual(
      first?.questions.map(({ question_id, before, change }) => [question_id, before?.current_level, change]),
      [
        ['1.1', 2, 1],
        ['1.2', 4, -1],
        ['1.3', undefined, null],
        ['1.4', undefined, null],
        ['1.5', undefined, null],
      ],
    );
  });

  test('is refused between frameworks, and with what is not there or of another organisation', async () => {
    const { admin } = await newWorld();
    const other = (await newWorld()).admin;
    const { id } = await assessed(admin, {});
    const iso = await assessed(admin, {}, { framework: 'iso', groups_in_scope: [] });
    const compare = (other_id: string, who = admin) =>
      who.isRefused(compareAssessments, { params: { id, other_id } });
    assert.equal((await compare(iso.id)).code, 'frameworks_differ');
    assert.equal((await compare(crypto.randomUUID())).status, 404);
    const params = { id: crypto.randomUUID(), other_id: id };
    assert.equal((await admin.isRefused(compareAssessments, { params })).status, 404);
    assert.equal((await compare(iso.id, other)).status, 404);
  });
});
