import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  archiveDepartment,
  unarchiveDepartment,
} from '#features/organisation/department/department-change.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { listPlanTasks } from '#features/treatment/task/task-list.contract.ts';
import { deleteTask } from '#features/treatment/task/task.contract.ts';
import { restoreTask } from '#features/treatment/task/task-verbs.contract.ts';
import {
  created,
  financed,
  refused,
  someControl,
  tasksOf,
  through,
  whole,
} from '#tests/treatment/plan-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { approvePlan, completePlan, restorePlan, startPlan, submitPlan } from './plan-verbs.contract.ts';
import { changePlan, createPlan, deletePlan, readPlan } from './plan.contract.ts';

const database = await asOwner();

suite('A draft of a plan', () => {
  test('is changed to nothing that one may not name, and to no days that run backwards', async () => {
    const here = await financed();
    const { world, owner, approver } = here;
    const operations = world.departments['Operations'] as string;
    const elsewhere = await someControl(world, { department_id: operations });
    const retired = await someControl(world, { status: 'retired' });
    const body = { title: 'Theirs alone', department_id: operations };
    const { data: hidden } = await world.admin.calls(registerRisk, { body });
    const plan = await created(owner, whole(here));
    const nobody = crypto.randomUUID();
    const changing = (change: object, who = approver) => refused(who, changePlan, plan, change);
    assert.deepEqual(await changing({ control_id: elsewhere }), [400, 'control_unknown', 'control_id']);
    assert.deepEqual(await changing({ control_id: retired }), [422, 'control_retired', 'control_id']);
    const notTheirs = [403, 'department_not_yours', 'department_id'];
    assert.deepEqual(await changing({ department_id: operations }), notTheirs);
    assert.deepEqual(await changing({ department_id: null }, owner), notTheirs);
    const unknown = [400, 'department_unknown', 'department_id'];
    assert.deepEqual(await changing({ department_id: nobody }, world.admin), unknown);
    assert.deepEqual(await changing({ owner_id: nobody }), [400, 'person_unknown', 'owner_id']);
    assert.deepEqual(await changing({ approver_id: owner.id }), [422, 'approver_unfit', 'approver_id']);
    assert.deepEqual(await changing({ risk_ids: [hidden.id] }), [400, 'risk_unknown', 'risk_ids']);
    assert.deepEqual(await changing({ start_on: '2027-01-01' }), [422, 'dates_backwards', 'due_on']);
  });

  test('is made for people and in a department that are there still, and changed to no others', async () => {
    const here = await financed();
    const { admin, departments, person } = here.world;
    const left = await person('Staff', { Finance: 'editor' });
    await database.query("update person set status = 'deactivated' where id = $1", [left.id]);
    const archived = departments['Operations'] as string;
    await admin.calls(archiveDepartment, { params: { id: archived }, body: { version: 1 } });
    const plan = await created(admin, whole(here));
    for (const [change, code] of [
      [{ owner_id: left.id }, 'person_unknown'],
      [{ approver_id: left.id }, 'person_unknown'],
      [{ department_id: archived }, 'department_unknown'],
      [{ department_id: crypto.randomUUID() }, 'department_unknown'],
    ] as const) {
      const { status, ...made } = await admin.isRefused(createPlan, { body: whole(here, change) });
      const expected = [400, code, ...Object.keys(change)];
      assert.deepEqual([status, made.code, ...Object.keys(made.errors ?? {})], expected);
      assert.deepEqual(await refused(admin, changePlan, plan, change), expected);
    }
  });

  test('is that of the control’s owner where they make it for a department that is not theirs', async () => {
    const here = await financed();
    const { world, owner, stranger, department_id } = here;
    const control_id = await someControl(world, { department_id, owner_id: stranger.id });
    const body = { title: 'Pay once and no more', control_id };
    const own = await created(stranger, body);
    assert.deepEqual([own.owner?.id, own.department?.id], [stranger.id, department_id]);
    assert.ok(own.permissions.can.includes('edit'));
    const given = await created(stranger, { ...body, owner_id: owner.id });
    assert.equal(given.owner?.id, owner.id);
    assert.equal((await stranger.isRefused(readPlan, { params: { id: given.id } })).status, 404);
    assert.equal((await owner.calls(readPlan, { params: { id: given.id } })).data.status, 'draft');
  });

  test('names what it comes from to those alone who see that', async () => {
    const here = await financed();
    const { world, owner } = here;
    const body = { title: 'Theirs alone', department_id: world.departments['Operations'] };
    const { data: hidden } = await world.admin.calls(registerRisk, { body });
    const made = await created(world.admin, whole(here, { origin: { kind: 'risk', id: hidden.id } }));
    assert.equal(made.origin?.title, 'Theirs alone');
    const { data: seen } = await owner.calls(readPlan, { params: { id: made.id } });
    assert.deepEqual([seen.origin?.ref, seen.origin?.title], [null, null]);
  });

  test('comes back to no department that was archived since it was deleted', async () => {
    const here = await financed();
    const { admin } = here.world;
    const { department_id } = here;
    const plan = await created(admin, whole(here));
    const params = { id: plan.id };
    const deletion = { params, body: { version: plan.version, reason: 'Entered twice' } };
    const { data: deleted } = await admin.calls(deletePlan, deletion);
    const move_to = here.world.departments['Operations'] as string;
    await admin.calls(archiveDepartment, { params: { id: department_id }, body: { version: 1, move_to } });
    assert.deepEqual(await refused(admin, restorePlan, deleted), [422, 'plan_department_archived']);
    await admin.calls(unarchiveDepartment, { params: { id: department_id }, body: { version: 2 } });
    assert.equal((await through(deleted, [admin, restorePlan])).status, 'draft');
  });
});

test('A plan that is complete takes back no task that was deleted while it was open', async () => {
  const here = await financed();
  const { owner, approver, world } = here;
  const started = await through(
    await created(owner, whole(here)),
    [owner, submitPlan],
    [approver, approvePlan],
    [owner, startPlan],
  );
  await tasksOf(world, started.id, [{ status: 'todo' }]);
  const [task] = (await approver.calls(listPlanTasks, { params: { id: started.id } })).data;
  const params = { id: task?.id ?? '' };
  await world.admin.calls(deleteTask, { params, body: { version: 1, reason: 'Entered twice' } });
  const now = (await owner.calls(readPlan, { params: { id: started.id } })).data;
  await through(now, [owner, completePlan]);
  const { status, code } = await world.admin.isRefused(restoreTask, { params, body: { version: 2 } });
  assert.deepEqual([status, code], [409, 'wrong_state']);
});
