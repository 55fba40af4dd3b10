import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { confirmRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { reviewRisk } from '#features/risk/review/risk-review.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { cancelTask, reopenTask } from './task-verbs.contract.ts';
import { addRiskTask, readTask, readTaskHistory } from './task.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const editor = await world.person('Staff', { Finance: 'editor' });
const owner = await world.person('User', { Finance: 'viewer' });
const refusal = ({ status, code }: { status: number; code: string }) => [status, code];

suite('A risk with open tasks', () => {
  test('is closed when they are done, or cancelled with it, by whatever way it is closed', async () => {
    const fresh = async (title: string) => {
      const made = await raised(admin, title, { department_id: Finance, owner_id: owner.id });
      const { data } = await editor.calls(addRiskTask, { body: { risk_id: made.id, title: `Do ${title}` } });
      return { params: { id: made.id }, task: { id: data.id } };
    };
    const reason = 'no_longer_exists' as const;
    const taskOf = async (params: { id: string }) => (await editor.calls(readTask, { params })).data;
    const one = await fresh('Closed by an editor');
    const refused = await editor.isRefused(closeRisk, { params: one.params, body: { version: 1, reason } });
    assert.deepEqual(refusal(refused), [422, 'tasks_open']);
    await editor.calls(closeRisk, { params: one.params, body: { version: 1, reason, cancel_tasks: true } });
    const cancelled = await taskOf(one.task);
    assert.deepEqual([cancelled.status, cancelled.version, cancelled.parent_open], ['cancelled', 2, false]);
    const { data: acts } = await editor.calls(readTaskHistory, { params: one.task });
    assert.deepEqual([acts[0]?.action, acts[0]?.actor_id], ['task.cancelled', editor.id]);
    assert.deepEqual(
      refusal(await editor.isRefused(reopenTask, { params: one.task, body: { version: 2 } })),
      [422, 'parent_closed'],
    );

    // Its owner asks; another task is added before somebody confirms.
    const two = await fresh('Asked for by its owner');
    const asked = { params: two.params, body: { version: 1, reason } };
    assert.deepEqual(refusal(await owner.isRefused(closeRisk, asked)), [422, 'tasks_open']);
    await editor.calls(cancelTask, { params: two.task, body: { version: 1, reason: 'Not needed' } });
    await owner.calls(closeRisk, asked);
    await editor.calls(addRiskTask, { body: { risk_id: two.params.id, title: 'Came later' } });
    const confirmed = await editor.isRefused(confirmRequest, { params: two.params, body: { version: 2 } });
    assert.deepEqual(refusal(confirmed), [422, 'tasks_open']);

    const three = await fresh('Closed by a review');
    const review = { version: 1, outcome: 'close' as const, statement: 'It is gone' };
    const reviewed = await editor.isRefused(reviewRisk, {
      params: three.params,
      body: { ...review, closing: { reason } },
    });
    assert.deepEqual(refusal(reviewed), [422, 'tasks_open']);
    await editor.calls(reviewRisk, {
      params: three.params,
      body: { ...review, closing: { reason, cancel_tasks: true } },
    });
    assert.equal((await taskOf(three.task)).status, 'cancelled');
  });
});
