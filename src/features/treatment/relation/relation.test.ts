import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raised } from '#tests/world/risk-world.ts';
import { approvedTest, workingControl } from '#tests/treatment/control-world.ts';
import { newWorld } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { planGaps } from '#features/maturity/roadmap/roadmap-plans.contract.ts';
import { changePlan, createPlan } from '#features/treatment/plan/plan.contract.ts';
import { addPlanTask, addRiskTask } from '#features/treatment/task/task.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { mostOfKind, readRelations, type Relations } from './relation.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const [Finance, Operations] = [departments['Finance'], departments['Operations']] as [string, string];
const editor = await world.person('Staff', { Finance: 'editor' });
const reader = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('User', { Operations: 'viewer' });

const newRisk = (title = 'Invoices are paid twice') => raised(admin, title, { department_id: Finance });
const related = async (who: Caller, id: string) => (await who.calls(readRelations, { params: { id } })).data;
const proof = async (object_type: string, object_id: string, more: object = {}) =>
  (
    await admin.calls(createEvidence, {
      body: {
        name: `Proof of a ${object_type}`,
        kind: 'statement',
        effective_from: '2026-03-01',
        department_id: Finance,
        content: { statement: 'Every payment was signed by two people.' },
        links: [{ object_type, object_id }],
        ...more,
      },
    })
  ).data;
/** A graph in lines: what leads to what, by the names of both. */
const inLines = ({ nodes, edges }: Relations): string[] => {
  const names = new Map(nodes.map(({ id, kind, ref }) => [id, ref ?? kind]));
  return edges.map(({ from, to }) => `${names.get(from)} > ${names.get(to)}`).toSorted();
};
const linked = async (risk_id: string, control_id: string) =>
  admin.calls(linkControl, { body: { risk_id, control_id, acts_on: 'both', design: 50 } });

suite('What is related to a risk', () => {
  test('is its controls and their tests, its plans, its tasks and what proves any of them', async () => {
    const risk = await newRisk();
    const control = await workingControl(admin, 'Two people pay', { department_id: Finance });
    await linked(risk.id, control.id);
    await approvedTest(admin, control.id, {
      tester: editor,
      reviewer: admin,
      result: 'pass',
      done_on: '2026-03-02',
    });
    const plan = (
      await admin.calls(createPlan, {
        body: { title: 'Pay once and no more', control_id: control.id, risk_ids: [risk.id] },
      })
    ).data;
    const ofPlan = (await admin.calls(addPlanTask, { body: { plan_id: plan.id, title: 'Write it down' } }))
      .data;
    const ofRisk = (await admin.calls(addRiskTask, { body: { risk_id: risk.id, title: 'Ask the bank' } }))
      .data;
    const forControl = await proof('control', control.id);
    const forTask = await proof('task', ofPlan.id);
    const relations = await related(reader, risk.id);
    assert.deepEqual(
      inLines(relations),
      [
        `${risk.ref} > ${control.ref}`,
        `${control.ref} > test`,
        `${control.ref} > ${plan.ref}`,
        `${plan.ref} > ${ofPlan.ref}`,
        `${risk.ref} > ${ofRisk.ref}`,
        `${control.ref} > ${forControl.ref}`,
        `${ofPlan.ref} > ${forTask.ref}`,
      ].toSorted(),
    );
    assert.deepEqual(
      relations.nodes.map(({ kind, status }) => `${kind} ${status}`),
      [
        'risk created',
        'control implemented',
        'plan draft',
        'test pass',
        'task todo',
        'task todo',
        'evidence submitted',
        'evidence submitted',
      ],
    );
    assert.deepEqual(relations.left_out, []);
    assert.equal(
      relations.nodes.find(({ kind }) => kind === 'test')?.link,
      `/apps/risk/management/control/view?control=${control.id}`,
    );
    const hidden = await stranger.isRefused(readRelations, { params: { id: risk.id } });
    assert.equal(hidden.status, 404);
  });

  test('is told as far as the reader sees it: what hangs on something hidden hangs on the risk', async () => {
    const risk = await newRisk();
    const theirs = await workingControl(admin, 'A control of another department', {
      department_id: Operations,
    });
    await linked(risk.id, theirs.id);
    const plan = (
      await admin.calls(createPlan, {
        body: { title: 'Improve it', control_id: theirs.id, risk_ids: [risk.id], department_id: Finance },
      })
    ).data;
    await proof('risk', risk.id, { confidential: true });
    assert.equal((await related(admin, risk.id)).nodes.length, 4);
    const relations = await related(reader, risk.id);
    assert.deepEqual(inLines(relations), [`${risk.ref} > ${plan.ref}`]);
    assert.ok(!JSON.stringify(relations).includes(theirs.id));
  });

  test('is the questions of maturity whose gaps its plans are to close, for whoever sees the assessment', async () => {
    const risk = await newRisk();
    const { data: assessment } = await admin.calls(createAssessment, {
      body: {
        framework: 'cis',
        name: 'Rated in spring',
        period: { from: '2026-01-01', to: '2026-06-30' },
        groups_in_scope: [1],
        department_id: Operations,
      },
    });
    const params = { id: assessment.id };
    const answer = { version: 0, current_level: 1, desired_level: 3 };
    await admin.calls(saveAnswers, {
      params,
      body: { answers: ['1.1', '1.2'].map((question_id) => ({ question_id, ...answer })) },
    });
    const { data } = await admin.calls(planGaps, {
      params,
      body: {
        owner_id: reader.id,
        approver_id: admin.id,
        due_on: '2999-06-30',
        question_ids: ['1.1', '1.2'],
        one_plan_per: 'section',
      },
    });
    const [made] = data.plans;
    assert.ok(made?.plan);
    const { id, ref } = made.plan;
    await admin.calls(changePlan, { params: { id }, body: { version: 1, risk_ids: [risk.id] } });
    const relations = await related(admin, risk.id);
    assert.deepEqual(
      inLines(relations).filter((line) => line.startsWith(ref)),
      [`${ref} > 1.1`, `${ref} > 1.2`],
    );
    const question = relations.nodes.find((one) => one.kind === 'question');
    assert.deepEqual(
      [question?.title, question?.status, question?.link],
      ['Rated in spring', 'in_progress', `/apps/maturity/roadmap?assessment=${assessment.id}`],
    );
    // Finance owns the plan and may not open what is Operations'.
    const kinds = (await related(reader, risk.id)).nodes.map(({ kind }) => kind);
    assert.ok(kinds.includes('plan') && !kinds.includes('question'), kinds.join(' '));
  });

  test('is bounded, and says how many more there are', async () => {
    const risk = await newRisk();
    for (let n = 1; n <= mostOfKind + 2; n++)
      await admin.calls(addRiskTask, { body: { risk_id: risk.id, title: `Step ${n}` } });
    const { nodes, left_out } = await related(editor, risk.id);
    assert.equal(nodes.length, 1 + mostOfKind);
    assert.deepEqual(left_out, [{ kind: 'task', count: 2 }]);
  });
});
