import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import * as verbs from '#features/treatment/plan/plan-verbs.contract.ts';
import { readPlan } from '#features/treatment/plan/plan.contract.ts';
import { testedControl, through } from '#tests/treatment/plan-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { readRoadmap } from './roadmap.contract.ts';
import { planGaps } from './roadmap-plans.contract.ts';

/** Finance rated, with three gaps in two sections. */
async function rated() {
  const world = await newWorld();
  const department_id = world.departments['Finance'] as string;
  const [editor, owner] = await Promise.all([
    world.person('Staff', { Finance: 'editor' }),
    world.person('User', { Finance: 'viewer' }),
  ]);
  const { data } = await world.admin.calls(createAssessment, {
    body: {
      framework: 'cis',
      name: 'Rated in a test',
      period: { from: '2026-01-01', to: '2026-06-30' },
      groups_in_scope: [1],
      department_id,
    },
  });
  const params = { id: data.id };
  const answers = [
    ['1.1', 1, 3],
    ['1.2', 2, 4],
    ['3.1', 0, 5],
    ['4.1', 3, 3],
  ] as const;
  await world.admin.calls(saveAnswers, {
    params,
    body: {
      answers: answers.map(([question_id, current_level, desired_level]) => ({
        question_id,
        version: 0,
        current_level,
        desired_level,
      })),
    },
  });
  const body = { owner_id: owner.id, approver_id: editor.id, due_on: '2027-06-30' };
  return { world, params, editor, owner, body };
}

suite('A roadmap becomes plans', () => {
  test('in one step, each gap once, with a preview before; finishing one moves the forecast', async () => {
    const { world, params, editor, owner, body } = await rated();
    const asked = { ...body, question_ids: ['1.1', '1.2', '3.1'], one_plan_per: 'section' as const };
    const { data: preview } = await editor.calls(planGaps, { params, body: { ...asked, dry_run: true } });
    assert.deepEqual(
      preview.plans.map(({ gaps, plan, expected_maturity }) => [gaps.length, plan, expected_maturity]),
      [
        [1, null, 5],
        [2, null, 4],
      ],
    );
    const before = (await editor.calls(readRoadmap, { params })).data;
    assert.deepEqual([before.by_plans.plans, before.by_plans.all.current], [0, before.overall.current]);

    const first = await editor.calls(planGaps, { params, body: { ...asked, question_ids: ['3.1'] } });
    const { data: second } = await editor.calls(planGaps, { params, body: asked });
    assert.deepEqual([second.plans.length, second.planned_before], [1, ['3.1']]);
    const twice = await editor.isRefused(planGaps, { params, body: asked });
    assert.deepEqual([twice.status, twice.code], [422, 'gaps_planned']);

    const id = first.data.plans[0]?.plan?.id as string;
    const { data: plan } = await owner.calls(readPlan, { params: { id } });
    assert.deepEqual(
      [
        plan.origin?.kind,
        plan.origin?.id,
        plan.gaps,
        plan.expected.maturity_level,
        plan.owner?.id,
        plan.due_on,
      ],
      ['maturity', params.id, [{ question_id: '3.1', expected_level: 5 }], 5, owner.id, '2027-06-30'],
    );
    const then = (await editor.calls(readRoadmap, { params })).data;
    assert.deepEqual(
      [
        then.by_plans.plans,
        then.by_plans.all.closed,
        then.by_plans.all.current,
        then.by_plans.validated.closed,
      ],
      [2, 3, then.forecast.at(-1)?.current, 0],
    );
    assert.equal(then.gaps.find(({ question_id }) => question_id === '3.1')?.plan?.ref, plan.ref);

    const completed = await through(
      plan,
      [owner, verbs.submitPlan],
      [editor, verbs.approvePlan],
      [owner, verbs.startPlan],
      [owner, verbs.completePlan],
    );
    await testedControl(world, plan.control?.id as string);
    await through(completed, [editor, verbs.validatePlan]);
    const { by_plans } = (await editor.calls(readRoadmap, { params })).data;
    assert.deepEqual([by_plans.validated.closed, by_plans.all.closed], [1, 3]);
    assert.ok((by_plans.validated.current ?? 0) > (before.overall.current ?? 5));
  });

  test('by those who steer the department, of what is a gap', async () => {
    const { params, editor, owner, body, world } = await rated();
    const stranger = await world.person('Staff', { Operations: 'editor' });
    const reader = await world.person('Staff', { Finance: 'viewer' });
    const asked = { ...body, question_ids: ['1.1'], one_plan_per: 'question' as const };
    assert.equal((await owner.isRefused(planGaps, { params, body: asked })).status, 403);
    assert.equal((await reader.isRefused(planGaps, { params, body: asked })).status, 403);
    assert.equal((await stranger.isRefused(planGaps, { params, body: asked })).status, 404);
    const none = await editor.isRefused(planGaps, { params, body: { ...asked, question_ids: ['4.1'] } });
    assert.deepEqual([none.status, none.code], [400, 'gap_unknown']);
  });
});
