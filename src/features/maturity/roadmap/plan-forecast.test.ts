import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { changePlan, readPlan } from '#features/treatment/plan/plan.contract.ts';
import { rejectPlan, submitPlan } from '#features/treatment/plan/plan-verbs.contract.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { through } from '#tests/treatment/plan-world.ts';
import { inRows } from '#tests/treatment/residual-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { planGaps, readPlanForecast } from './roadmap-plans.contract.ts';
import { readRoadmap } from './roadmap.contract.ts';

/** Finance with three gaps, a plan for each, in the order of their ranks. */
async function planned() {
  const world = await newWorld();
  const { admin } = world;
  const department_id = world.departments['Finance'] as string;
  const editor = await world.person('Staff', { Finance: 'editor' });
  const { data } = await admin.calls(createAssessment, {
    body: {
      framework: 'cis',
      name: 'Rated in a test',
      period: { from: '2026-01-01', to: '2026-06-30' },
      groups_in_scope: [1],
      department_id,
    },
  });
  const params = { id: data.id };
  const answers = (
    [
      ['1.1', 1, 3],
      ['1.2', 2, 4],
      ['3.1', 0, 5],
    ] as const
  ).map(([question_id, current_level, desired_level]) => ({
    question_id,
    version: 0,
    current_level,
    desired_level,
  }));
  await admin.calls(saveAnswers, { params, body: { answers } });
  const none = (await admin.calls(readPlanForecast, { params })).data;
  assert.deepEqual([none.plans, none.steps.length, none.risks], [[], 1, []]);
  await admin.calls(planGaps, {
    params,
    body: {
      question_ids: ['1.1', '1.2', '3.1'],
      one_plan_per: 'question',
      owner_id: admin.id,
      approver_id: editor.id,
      due_on: '2027-06-30',
    },
  });
  const { gaps, forecast } = (await admin.calls(readRoadmap, { params })).data;
  const ids = gaps.map(({ plan }) => plan?.id as string);
  const plans = await Promise.all(
    ids.map(async (id) => (await admin.calls(readPlan, { params: { id } })).data),
  );
  return { world, admin, editor, department_id, params, plans, forecast };
}

/** A rated risk that a plan is to lower, by the link of its control; the control passed its test. */
async function treats(
  { world, admin }: Awaited<ReturnType<typeof planned>>,
  plan: Awaited<ReturnType<typeof planned>>['plans'][0],
  risks: readonly string[],
  { acts_on, design, expected }: { acts_on: 'likelihood' | 'consequence'; design: number; expected: number },
) {
  const control_id = plan.control?.id as string;
  for (const risk_id of risks)
    await admin.calls(linkControl, { body: { risk_id, control_id, acts_on, design } });
  await inRows(world, (db) =>
    db.query(
      sql`update control set last_test_id = gen_random_uuid(), last_test_result = 'pass', last_tested_on = '2026-01-05' where org_id = ${db.org_id} and id = ${control_id}`,
    ),
  );
  return through(plan, [
    admin,
    changePlan,
    { risk_ids: risks, expected: { design: expected, status: 'implemented', maturity_level: 3 } },
  ]);
}

const rate = async ({ admin }: Awaited<ReturnType<typeof planned>>, department_id: string) => {
  const { id } = await raised(admin, 'Invoices are paid twice', { department_id });
  const inherent = { likelihood: 5, consequence: 5 };
  await admin.calls(assessRisk, { params: { id }, body: { version: 1, inherent, reason: 'It was seen' } });
  return id;
};

test('The first plans lower the risks they treat by the links of their controls, and raise the score', async () => {
  const here = await planned();
  const { world, admin, editor, department_id, params, plans, forecast } = here;
  const [risk, elsewhere] = [
    await rate(here, department_id),
    await rate(here, world.departments['Operations'] as string),
  ];
  const [first, second, third] = plans as [(typeof plans)[0], (typeof plans)[0], (typeof plans)[0]];
  await treats(here, first, [risk, elsewhere], { acts_on: 'likelihood', design: 40, expected: 75 });
  // Linked and not named by its plan, a control that does not work yet makes nothing better.
  await treats(here, third, [], { acts_on: 'consequence', design: 90, expected: 90 });
  await treats(here, second, [risk], { acts_on: 'consequence', design: 70, expected: 60 });

  const { data } = await editor.calls(readPlanForecast, { params });
  assert.deepEqual(
    data.plans.map(({ plan, gaps, status }) => [plan?.id, gaps, status]),
    plans.map(({ id }) => [id, 1, 'draft']),
  );
  assert.deepEqual(
    data.steps.map(({ closed, days, current }) => [closed, days, current]),
    forecast.map(({ closed, days, current }) => [closed, days, current]),
    'a plan for each gap leads where closing its gap leads',
  );
  const standing = data.risks.map(({ id, residuals }) => [
    id,
    residuals.map(({ plans: done, residual }) => [done, residual?.likelihood, residual?.consequence]),
  ]);
  const seen = [
    risk,
    [
      [0, 5, 5],
      // 5 - 4 × 0.75
      [1, 2, 5],
      // No plan makes a link weaker: 5 - 4 × 0.7 = 2.2
      [2, 2, 2],
    ],
  ];
  assert.deepEqual(standing, [seen]);
  assert.deepEqual(data.left_out, { without_risks: 1, hidden_risks: 1 });
  const { risks, left_out } = (await admin.calls(readPlanForecast, { params })).data;
  assert.deepEqual([risks.length, left_out.hidden_risks], [2, 0]);
  assert.deepEqual(
    risks.find(({ id }) => id === risk)?.residuals.map(({ residual }) => residual?.score),
    [25, 10, 4],
  );
});

test('A plan that was rejected is none of them, and a stranger sees nothing of an assessment', async () => {
  const { world, admin, editor, params, plans } = await planned();
  await through(
    plans[0] as (typeof plans)[0],
    [admin, submitPlan],
    [editor, rejectPlan, { note: 'It costs more than it is worth' }],
  );
  const { data } = await admin.calls(readPlanForecast, { params });
  assert.deepEqual(
    data.plans.map(({ plan }) => plan?.id),
    plans.slice(1).map(({ id }) => id),
  );
  const stranger = await world.person('Staff', { Operations: 'editor' });
  assert.equal((await stranger.isRefused(readPlanForecast, { params })).status, 404);
});
