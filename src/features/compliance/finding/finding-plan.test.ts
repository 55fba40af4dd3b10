import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readControlHistory } from '#features/treatment/control/control.contract.ts';
import { readControlTest } from '#features/treatment/control-test/control-test.contract.ts';
import { deletePlan, readPlan } from '#features/treatment/plan/plan.contract.ts';
import { found, refused } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { approvedTest, workingControl } from '#tests/treatment/control-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeFinding, listFindings, readFinding, readFindingHistory } from './finding.contract.ts';
import { planFinding } from './finding-verbs.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };
const editor = await world.person('Staff', { Finance: 'editor' });
const tester = await world.person('User', { Finance: 'viewer' });
const reviewer = await world.person('User', { Finance: 'viewer' });

suite('A major nonconformity', () => {
  test('opens a plan of its control by itself', async () => {
    const control_id = await someControl(world, inFinance);
    const made = await found(editor, { ...inFinance, kind: 'major_nc', control_id });
    assert.deepEqual([made.flags, made.status], [[], 'open']);
    const { data: plan } = await editor.calls(readPlan, { params: { id: made.plan?.id as string } });
    assert.deepEqual(
      [plan.title, plan.status, plan.control?.id, plan.origin?.kind, plan.origin?.id],
      [made.title, 'draft', control_id, 'finding', made.id],
    );
  });

  test('says that its plan is missing where no control is known, or the plan is gone', async () => {
    const made = await found(editor, { ...inFinance, kind: 'major_nc' });
    assert.deepEqual([made.flags, made.plan], [['plan_missing'], null]);
    const control_id = await someControl(world, inFinance);
    const planned = await through(made, [editor, changeFinding, { control_id }]);
    assert.deepEqual([planned.flags, planned.plan === null], [[], false]);
    const id = planned.plan?.id as string;
    await editor.calls(deletePlan, { params: { id }, body: { version: 1 } });
    const { data } = await editor.calls(readFinding, { params: { id: made.id } });
    assert.deepEqual([data.flags, data.plan], [['plan_missing'], null]);
    const missing = await editor.calls(listFindings, { query: { flag: 'plan_missing' } });
    assert.deepEqual(
      missing.data.map((row) => row.id),
      [made.id],
    );
  });

  test('becomes one by a change, and has no plan of a retired control', async () => {
    const control_id = await someControl(world, { ...inFinance, status: 'retired' });
    const made = await found(editor, { ...inFinance, control_id });
    const graver = await through(made, [editor, changeFinding, { kind: 'major_nc' }]);
    assert.deepEqual([graver.kind, graver.flags], ['major_nc', ['plan_missing']]);
    assert.deepEqual(await refused(editor, planFinding, graver), [422, 'control_retired', 'control_id']);
  });
});

suite('Any other finding', () => {
  test('has a plan opened by whoever edits its department, of a control that it then is about', async () => {
    const made = await found(editor, { ...inFinance, title: 'Odd' });
    assert.deepEqual(await refused(editor, planFinding, made), [422, 'control_missing', 'control_id']);
    const control_id = await someControl(world, inFinance);
    const planned = await through(made, [editor, planFinding, { control_id, due_on: '2027-03-31' }]);
    assert.deepEqual([planned.control?.id, planned.plan?.title], [control_id, `${made.ref} Odd`]);
    assert.deepEqual(await refused(editor, planFinding, planned), [409, 'wrong_state']);
    const { data } = await editor.calls(readFindingHistory, { params: { id: made.id }, query: {} });
    assert.deepEqual(
      data.map(({ action }) => action),
      ['finding.plan_opened', 'finding.created'],
    );
  });
});

suite('A test of a control that failed', () => {
  test('raises a finding of the control once it is approved, and no other result does', async () => {
    const control = await workingControl(admin, 'Two people sign', inFinance);
    const people = { tester, reviewer, done_on: '2026-01-05' };
    const passed = await approvedTest(admin, control.id, { ...people, result: 'pass_with_exceptions' });
    const ofControl = async () => (await editor.calls(listFindings, { query: { control: control.id } })).data;
    assert.equal(passed.status, 'approved');
    assert.deepEqual(await ofControl(), []);
    const failed = await approvedTest(admin, control.id, { ...people, result: 'fail' });
    const [raised, ...others] = await ofControl();
    assert.deepEqual(others, []);
    const { data } = await editor.calls(readFinding, { params: { id: raised?.id as string } });
    assert.deepEqual(
      [data.kind, data.status, data.title, data.description, data.created_by],
      ['minor_nc', 'open', `${control.ref} Two people sign`, 'One payment had one signature', null],
    );
    assert.deepEqual(
      [data.source.kind, data.source.id, data.source.ref, data.department?.id],
      ['control_test', failed.id, control.ref, inFinance.department_id],
    );
    assert.equal((await editor.calls(readControlTest, { params: { id: failed.id } })).data.result, 'fail');
    const history = await editor.calls(readControlHistory, { params: { id: control.id }, query: {} });
    assert.ok(history.data.some(({ action }) => action === 'finding.raised'));
  });

  test('raises one whose title is cut between letters', async () => {
    const control = await workingControl(admin, `${'a'.repeat(101)}${'😀'.repeat(49)}`, inFinance);
    await approvedTest(admin, control.id, { tester, reviewer, done_on: '2026-01-05', result: 'fail' });
    const { data } = await editor.calls(listFindings, { query: { control: control.id } });
    const [{ title } = { title: '' }] = data;
    assert.ok(title.isWellFormed() && title.startsWith(`${control.ref} aaa`), title);
    assert.ok([199, 200].includes(title.length), `${title.length}`);
  });
});
