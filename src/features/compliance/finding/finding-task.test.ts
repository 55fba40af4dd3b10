import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { addTask, readTask } from '#features/treatment/task/task.contract.ts';
import { assigned, found } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { newWorld } from '#tests/world/world.ts';
import { dismissFinding } from './finding-verbs.contract.ts';

const world = await newWorld();
const { admin } = world;
const refusal = ({ status, code }: { status: number; code: string }) => [status, code];
const inFinance = { department_id: world.departments['Finance'] as string };

suite('A task of a finding', () => {
  test('is added by its owner and those who decide, leads back to it, and is seen with it', async () => {
    const owner = await world.person('Staff', { Operations: 'viewer' });
    const viewer = await world.person('Staff', { Finance: 'viewer' });
    const stranger = await world.person('Staff', { Operations: 'editor' });
    const { id, ref, title } = await through(await found(admin, inFinance), assigned(admin, owner));
    const body = { kind: 'finding' as const, parent_id: id, title: 'Ask the bank' };
    const { data: made } = await owner.calls(addTask, { body });
    assert.deepEqual(made.parent, {
      kind: 'finding',
      id,
      ref,
      title,
      link: `/apps/compliance/findings/${id}`,
    });
    assert.equal(made.department?.id, inFinance.department_id);
    assert.deepEqual(refusal(await viewer.isRefused(addTask, { body })), [403, 'parent_not_yours']);
    assert.deepEqual(refusal(await stranger.isRefused(addTask, { body })), [400, 'parent_unknown']);
    const { data } = await viewer.calls(listTasks, { query: { kind: 'finding', parent_id: id } });
    assert.deepEqual(
      data.map((task) => task.id),
      [made.id],
    );
    const hidden = await stranger.isRefused(readTask, { params: { id: made.id } });
    assert.deepEqual(refusal(hidden), [404, 'not_found']);
  });

  test('is added to none that is over', async () => {
    const finding = await through(await found(admin), [
      admin,
      dismissFinding,
      { reason: 'It was somebody else’s' },
    ]);
    const body = { kind: 'finding' as const, parent_id: finding.id, title: 'Too late' };
    assert.deepEqual(refusal(await admin.isRefused(addTask, { body })), [422, 'parent_closed']);
  });
});
