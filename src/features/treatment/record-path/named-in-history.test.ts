import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readHistory } from '#features/risk/record/risk.contract.ts';
import {
  changeAcceptance,
  draftAcceptance,
  readAcceptanceHistory,
} from '#features/treatment/acceptance/acceptance.contract.ts';
import { readControlHistory } from '#features/treatment/control/control.contract.ts';
import { changePlan, createPlan, readPlanHistory } from '#features/treatment/plan/plan.contract.ts';
import { finishTask, startTask } from '#features/treatment/task/task-verbs.contract.ts';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { addRiskTask, addTask, readTaskHistory } from '#features/treatment/task/task.contract.ts';
import { toBeAccepted, why } from '#tests/treatment/acceptance-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { newTeam } from '#tests/world/risk-team.ts';

type Reads = typeof readHistory | typeof readPlanHistory | typeof readTaskHistory;
const team = await newTeam();
const { editor } = team;
const department_id = team.departments['Finance'] as string;

/** What the newest entry of a record's history tells, what it names beside it, and which fields. */
async function newest(reads: Reads | typeof readControlHistory | typeof readAcceptanceHistory, id: string) {
  const [entry] = (await editor.calls(reads as Reads, { params: { id } })).data;
  assert.ok(entry !== undefined);
  return {
    act: entry.action,
    names: entry.records.map(({ type, id: named }) => `${type} ${named}`).toSorted(),
    fields: entry.changes.map(({ field }) => field),
  };
}

suite('A history names the record on the other side', () => {
  test('of a plan: its control and its risks, and those it loses and gets', async () => {
    const [one, other] = [await team.risk(), await team.risk()];
    const control_id = await someControl(team, { department_id });
    const body = { title: 'Two people pay', control_id, risk_ids: [one.id] };
    const plan = (await editor.calls(createPlan, { body })).data;
    const act = 'plan.created';
    const around = [`control ${control_id}`, `risk ${one.id}`];
    assert.deepEqual(await newest(readPlanHistory, plan.id), { act, names: around, fields: [] });
    const told = { act, names: [`plan ${plan.id}`], fields: [] };
    assert.deepEqual(await newest(readHistory, one.id), told);
    assert.deepEqual(await newest(readControlHistory, control_id), told);

    const another = await someControl(team, { department_id });
    await editor.calls(changePlan, {
      params: { id: plan.id },
      body: { version: 1, control_id: another, risk_ids: [other.id], budget: 500 },
    });
    const changed = await newest(readPlanHistory, plan.id);
    assert.deepEqual(
      changed.names,
      [`control ${control_id}`, `control ${another}`, `risk ${one.id}`, `risk ${other.id}`].toSorted(),
    );
    assert.deepEqual(changed.fields, ['control', 'budget', 'risks']);
    // What it is to cost is told to those alone who see the plan.
    const linked = { act: 'plan.changed', names: [`plan ${plan.id}`], fields: [] };
    for (const risk of [one, other]) assert.deepEqual(await newest(readHistory, risk.id), linked);
    for (const id of [control_id, another]) assert.deepEqual(await newest(readControlHistory, id), linked);
  });

  test('of a task: its risk or its plan, and the same of the next one', async () => {
    const risk = await team.risk();
    const added = { title: 'Count the cash', due_on: '2999-03-01' };
    const recurrence = { rule: 'FREQ=MONTHLY', mode: 'after_done' as const };
    const task = (await editor.calls(addRiskTask, { body: { ...added, recurrence, risk_id: risk.id } })).data;
    const names = [`risk ${risk.id}`];
    assert.deepEqual(await newest(readTaskHistory, task.id), { act: 'task.added', names, fields: [] });
    const told = { act: 'task.added', names: [`task ${task.id}`], fields: [] };
    assert.deepEqual(await newest(readHistory, risk.id), told);
    await editor.calls(startTask, { params: { id: task.id }, body: { version: 1 } });
    await editor.calls(finishTask, { params: { id: task.id }, body: { version: 2 } });
    const { data: rows } = await editor.calls(listTasks, { query: { status: 'todo' } });
    const next = rows.find(({ title }) => title === added.title);
    assert.ok(next !== undefined);
    assert.deepEqual(await newest(readTaskHistory, next.id), { act: 'task.recurred', names, fields: [] });

    const control_id = await someControl(team, { department_id });
    const plan = (await editor.calls(createPlan, { body: { title: 'Two people pay', control_id } })).data;
    const ofPlan = { title: 'Name the two', kind: 'cip' as const, parent_id: plan.id };
    const step = (await editor.calls(addTask, { body: ofPlan })).data;
    assert.deepEqual((await newest(readTaskHistory, step.id)).names, [`plan ${plan.id}`]);
    assert.deepEqual((await newest(readPlanHistory, plan.id)).names, [`task ${step.id}`]);
  });

  test('of an acceptance: its risks, and those it loses and gets', async () => {
    const [one, other] = [await toBeAccepted(team), await toBeAccepted(team)];
    const body = {
      risk_ids: [one.id],
      approver_id: team.colleague.id,
      justification: why,
      expires_on: '2999-01-01',
    };
    const { id } = (await editor.calls(draftAcceptance, { body })).data;
    const act = 'acceptance.drafted';
    const names = [`risk ${one.id}`];
    assert.deepEqual(await newest(readAcceptanceHistory, id), { act, names, fields: [] });
    const told = { act, names: [`acceptance ${id}`], fields: [] };
    assert.deepEqual(await newest(readHistory, one.id), told);
    await editor.calls(changeAcceptance, { params: { id }, body: { version: 1, risk_ids: [other.id] } });
    const lost = { ...told, act: 'acceptance.changed' };
    for (const risk of [one, other]) assert.deepEqual(await newest(readHistory, risk.id), lost);
    assert.deepEqual(
      (await newest(readAcceptanceHistory, id)).names,
      [`risk ${one.id}`, `risk ${other.id}`].toSorted(),
    );
  });
});
