import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { readHistory, readRisk } from '#features/risk/record/risk.contract.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { computeResiduals, inRows } from '#tests/treatment/residual-world.ts';
import { created, financed, testedControl, through, whole } from '#tests/treatment/plan-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { sql } from 'drizzle-orm';
import { changePlan } from './plan.contract.ts';
import * as verbs from './plan-verbs.contract.ts';

/** A risk of 5 x 5 whose likelihood the control of the plan is to lower, by so much. */
async function risky(here: Awaited<ReturnType<typeof financed>>, design: number) {
  const { admin } = here.world;
  const { id } = await raised(admin, 'Invoices are paid twice', { department_id: here.department_id });
  const params = { id };
  const inherent = { likelihood: 5, consequence: 5 };
  await admin.calls(assessRisk, { params, body: { version: 1, inherent, reason: 'It was seen' } });
  const body = { risk_id: id, control_id: here.control_id, acts_on: 'likelihood' as const, design };
  await admin.calls(linkControl, { body });
  const stands = async () => {
    await computeResiduals(here.world);
    const { data } = await admin.calls(readRisk, { params });
    const control = data.residual_explanation?.controls[0];
    return [data.residual?.likelihood, data.target?.likelihood, control?.design];
  };
  return { id, params, stands };
}

test('A plan lowers what its risks are expected to become, and once validated what they are', async () => {
  const here = await financed();
  const { world, owner, approver, control_id } = here;
  const [weak, strong, other] = [await risky(here, 40), await risky(here, 90), await risky(here, 40)];
  await inRows(world, (db) =>
    db.query(
      sql`update control set last_test_id = gen_random_uuid(), last_test_result = 'pass', last_tested_on = '2026-01-05' where org_id = ${db.org_id} and id = ${control_id}`,
    ),
  );
  const expected = { design: 75, status: 'implemented' as const, maturity_level: null };
  const plan = await created(owner, whole(here, { expected }));
  const { admin } = world;
  const linked = await through(plan, [admin, changePlan, { risk_ids: [weak.id, strong.id] }]);
  assert.deepEqual(await weak.stands(), [5, 2, 40], 'it is expected to come to 5 - 4 x 0.75');
  assert.deepEqual(await strong.stands(), [5, 1, 90], 'no plan makes a link weaker');
  assert.deepEqual(await other.stands(), [5, undefined, 40]);
  const completed = await through(
    linked,
    [owner, verbs.submitPlan],
    [approver, verbs.approvePlan],
    [owner, verbs.startPlan],
    [owner, verbs.completePlan],
  );
  await testedControl(world, control_id);
  await through(completed, [approver, verbs.validatePlan]);
  assert.deepEqual(await weak.stands(), [2, undefined, 75], 'what was expected is what it is');
  assert.deepEqual(await strong.stands(), [1, undefined, 90]);
  assert.deepEqual(
    await other.stands(),
    [3, undefined, 40],
    'the risks of the plan alone are better protected',
  );
  const { data: history } = await admin.calls(readHistory, { params: weak.params });
  const entry = history.find(({ action }) => action === 'risk.control_changed');
  assert.deepEqual(
    [entry?.actor_id, entry?.note?.includes(plan.ref), entry?.changes.map(({ old, new: now }) => [old, now])],
    [approver.id, true, [[40, 75]]],
  );
});
