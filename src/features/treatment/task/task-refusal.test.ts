import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { addRiskTask, addTask, changeTask } from './task.contract.ts';

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

  test('is not added to a risk that is closed', async () => {
    const risk = await raised(admin, 'Invoices are paid twice', { department_id: Finance });
    const closing = { params: { id: risk.id }, body: { version: 1, reason: 'no_longer_exists' as const } };
    await editor.calls(closeRisk, closing);
    const body = { risk_id: risk.id, title: 'Too late' };
    const { status, code } = await editor.isRefused(addRiskTask, { body });
    assert.deepEqual([status, code], [422, 'parent_closed']);
  });
});
