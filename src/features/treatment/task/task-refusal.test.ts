import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { created, someControl } from '#tests/treatment/plan-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeManyTasks } from './task-bulk.contract.ts';
import { listPlanTasks } from './task-list.contract.ts';
import { addRiskTask, addTask, changeTask, readTaskHistory } from './task.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const editor = await world.person('Staff', { Finance: 'editor' });

suite('A task', () => {
  test('is changed to no people and no department that one may not name, and to no rule without a further day', async () => {
    const body = { title: 'Count the cash', due_on: '2999-03-01', department_id: Finance };
    const { data: task } = await editor.calls(addTask, { body });
    const nobody = crypto.randomUUID();
    const changing = async (change: object) => {
      const sent = { params: { id: task.id }, body: { version: 1, ...change } };
      const { status, code, errors } = await editor.isRefused(changeTask, sent);
      return [status, code, ...Object.keys(errors ?? {})];
    };
    assert.deepEqual(await changing({ assignee_ids: [nobody] }), [400, 'person_unknown', 'assignee_ids']);
    assert.deepEqual(await changing({ reviewer_id: nobody }), [400, 'person_unknown', 'reviewer_id']);
    assert.deepEqual(await changing({ department_id: departments['Operations'] }), [
      403,
      'department_not_yours',
      'department_id',
    ]);
    const recurrence = { rule: 'FREQ=MONTHLY;UNTIL=29990301', mode: 'by_day' };
    assert.equal((await changing({ recurrence }))[1], 'recurrence_empty');
  });

  test('is given to nobody who has left, when it is added, changed, or changed with others', async () => {
    const owner = await asOwner();
    const left = await world.person('Staff', { Finance: 'editor' });
    await owner.query("update person set status = 'deactivated' where id = $1", [left.id]);
    const { data: task } = await editor.calls(addTask, { body: { title: 'Count the cash' } });
    const { data: reviewed } = await editor.calls(addTask, { body: { title: 'Count it again' } });
    for (const [field, value] of [
      ['assignee_ids', [left.id]],
      ['reviewer_id', left.id],
    ] as const) {
      const set = { [field]: value };
      const tasks = [task, reviewed].map(({ id, version }) => ({ id, version }));
      for (const refused of [
        await editor.isRefused(addTask, { body: { title: 'Count the cash', ...set } }),
        await editor.isRefused(changeTask, { params: { id: task.id }, body: { version: 1, ...set } }),
        await editor.isRefused(changeManyTasks, { body: { tasks, set } }),
      ])
        assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], ['person_unknown', [field]]);
    }
  });

  test('belongs to what its kind says, and neither its history nor the list of a plan is told to those who do not see them', async () => {
    const risk = await raised(admin, 'Invoices are paid twice', { department_id: Finance });
    const without = await editor.isRefused(addTask, { body: { title: 'Of no kind', parent_id: risk.id } });
    assert.deepEqual([without.status, without.code], [400, 'parent_unknown']);
    const stranger = await world.person('Staff', { Operations: 'lead' });
    const { data: task } = await editor.calls(addRiskTask, { body: { risk_id: risk.id, title: 'Hidden' } });
    assert.equal((await stranger.isRefused(readTaskHistory, { params: { id: task.id } })).status, 404);
    const control_id = await someControl(world, { department_id: Finance });
    const plan = await created(editor, { title: 'Pay once', control_id });
    assert.equal((await admin.sends(listPlanTasks, { params: { id: plan.id } })).status, 200);
    assert.equal((await stranger.isRefused(listPlanTasks, { params: { id: plan.id } })).status, 404);
  });

  test('is not added to a risk that is closed', async () => {
    const risk = await raised(admin, 'Invoices are paid twice', { department_id: Finance });
    const closing = { params: { id: risk.id }, body: { version: 1, reason: 'no_longer_exists' as const } };
    await editor.calls(closeRisk, closing);
    const body = { risk_id: risk.id, title: 'Too late' };
    const { status, code } = await editor.isRefused(addRiskTask, { body });
    assert.deepEqual([status, code], [422, 'parent_closed']);
  });
});
