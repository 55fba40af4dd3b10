import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  archiveDepartment,
  unarchiveDepartment,
} from '#features/organisation/department/department-change.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { created, financed, refused, someControl, through, whole } from '#tests/treatment/plan-world.ts';
import { restorePlan } from './plan-verbs.contract.ts';
import { changePlan, createPlan, deletePlan, readPlan } from './plan.contract.ts';

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

  test('is made in a department that is there', async () => {
    const here = await financed();
    const body = whole(here, { department_id: crypto.randomUUID() });
    const { status, code } = await here.world.admin.isRefused(createPlan, { body });
    assert.deepEqual([status, code], [400, 'department_unknown']);
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
