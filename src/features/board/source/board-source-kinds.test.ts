import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addCard, makeTaskOfCard } from '#features/board/card/card.contract.ts';
import { dismissFinding, planFinding } from '#features/compliance/finding/finding-verbs.contract.ts';
import { readFinding } from '#features/compliance/finding/finding.contract.ts';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { planGaps } from '#features/maturity/roadmap/roadmap-plans.contract.ts';
import { addPlanTask, addTask, changeTask, type Task } from '#features/treatment/task/task.contract.ts';
import * as verbs from '#features/treatment/task/task-verbs.contract.ts';
import { shownOn } from '#tests/board/board-world.ts';
import { inStep, sourceWorld } from '#tests/board/source-world.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { found } from '#tests/compliance/finding-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';

const { world, admin, Finance, member, boardFor, inPlan, cardsOf } = await sourceWorld();

suite('What a board may be in step with', () => {
  test('is one’s own open tasks: those that are given away go', async () => {
    const doer = await world.person('Staff', { Finance: 'viewer' });
    const board = await boardFor(doer);
    const given = async (title: string, assignee_ids = [doer.id]) =>
      (await member.calls(addTask, { body: { title, assignee_ids } })).data;
    const [first, done] = [await given('Mine before'), await given('Done before')];
    await doer.calls(verbs.startTask, { params: { id: done.id }, body: { version: 1 } });
    await doer.calls(verbs.finishTask, { params: { id: done.id }, body: { version: 2 } });
    const [source] = await inStep(doer, board, { kind: 'mine' });
    assert.equal(source?.kind, 'mine');
    assert.deepEqual(await cardsOf(board), ['Mine before']);
    const [second, others] = [await given('Mine by now'), await given('Of others', [])];
    const assigns = (task: Task, version: number, assignee_ids: string[]) =>
      member.calls(changeTask, { params: { id: task.id }, body: { version, assignee_ids } });
    await assigns(others, 1, [doer.id, member.id]);
    assert.deepEqual(await cardsOf(board), ['Mine before', 'Mine by now', 'Of others']);
    await assigns(second, 1, []);
    await doer.calls(verbs.startTask, { params: { id: first.id }, body: { version: 1 } });
    await doer.calls(verbs.finishTask, { params: { id: first.id }, body: { version: 2 } });
    await doer.calls(verbs.reopenTask, { params: { id: done.id }, body: { version: 3 } });
    const shown = await shownOn(doer, board);
    assert.deepEqual([shown['To do'], shown['Done']], [['Of others', 'Done before'], ['Mine before']]);
  });

  test('and a card that becomes one of these tasks stays the one card', async () => {
    const board = await boardFor();
    await inStep(member, board, { kind: 'mine' });
    const body = { title: 'Call the bank', list_id: board.lists[0]?.id ?? '', member_ids: [member.id] };
    const card = (await member.calls(addCard, { params: { board_id: board.id }, body })).data;
    const params = { board_id: board.id, id: card.id };
    const { data } = await member.calls(makeTaskOfCard, { params, body: { version: 1 } });
    assert.deepEqual([data.id, data.title], [card.id, 'Call the bank']);
    assert.deepEqual(
      (await cardsOf(board)).filter((title) => title === 'Call the bank'),
      ['Call the bank'],
    );
  });

  test('are the tasks of an assessment of compliance: of its controls, its findings and their plans; or of its open findings alone', async () => {
    const assessment = await begun(admin, { department_id: Finance });
    const control = (await controlsOf(admin, assessment.id)).get('A.5.1');
    const [all, open] = [await boardFor(), await boardFor()];
    await inStep(member, all, { kind: 'assessment', id: assessment.id });
    await inStep(member, open, { kind: 'findings', id: assessment.id });
    await admin.calls(addTask, {
      body: { title: 'Of a control', kind: 'compliance_control', parent_id: control?.id ?? '' },
    });
    const from = { source: { kind: 'assessment' as const, id: assessment.id }, department_id: Finance };
    const finding = await found(admin, from);
    await admin.calls(addTask, { body: { title: 'Of a finding', kind: 'finding', parent_id: finding.id } });
    const { data: planned } = await admin.calls(planFinding, {
      params: { id: finding.id },
      body: { version: finding.version, control_id: await someControl(world, { department_id: Finance }) },
    });
    await admin.calls(addPlanTask, { body: { plan_id: planned.plan?.id ?? '', title: 'Of its plan' } });
    assert.deepEqual(await cardsOf(all, admin), ['Of a control', 'Of a finding', 'Of its plan']);
    assert.deepEqual(await cardsOf(open, admin), ['Of a finding', 'Of its plan']);
    const { data: now } = await admin.calls(readFinding, { params: { id: finding.id } });
    await admin.calls(dismissFinding, {
      params: { id: finding.id },
      body: { version: now.version, reason: 'It was somebody else’s' },
    });
    assert.deepEqual(await cardsOf(open, admin), []);
    assert.deepEqual(await cardsOf(all, admin), ['Of a control', 'Of a finding', 'Of its plan']);
  });

  test('are the tasks of the plans for the gaps of an assessment of maturity', async () => {
    const { data } = await admin.calls(createAssessment, {
      body: {
        framework: 'cis',
        name: 'Rated in a test',
        period: { from: '2026-01-01', to: '2026-06-30' },
        groups_in_scope: [1],
        department_id: Finance,
      },
    });
    const params = { id: data.id };
    const answer = { question_id: '1.1', version: 0, current_level: 1, desired_level: 3 };
    await admin.calls(saveAnswers, { params, body: { answers: [answer] } });
    const board = await boardFor();
    await inStep(member, board, { kind: 'roadmap', id: data.id });
    const body = { owner_id: member.id, question_ids: ['1.1'], one_plan_per: 'question' as const };
    const { data: made } = await admin.calls(planGaps, { params, body });
    await inPlan(made.plans[0]?.plan?.id ?? '', 'Close the gap');
    assert.deepEqual(await cardsOf(board), ['Close the gap']);
  });
});
