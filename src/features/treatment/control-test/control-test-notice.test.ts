import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { changeControl, startControl } from '#features/treatment/control/control.contract.ts';
import { allTold, goesRound, nameOf, told, waitsFor } from '#tests/mail/notice-world.ts';
import { addedControl, approvedTest, submittedTest, workingControl } from '#tests/treatment/control-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import {
  approveControlTest,
  changeControlTest,
  planControlTest,
  returnControlTest,
} from './control-test.contract.ts';

after(() => setClock());
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const page = '/apps/risk/management/control/view?control=';

/** Finance on the first Monday of March: who decides, who owns a control, who tests it and who reviews that. */
async function finance() {
  setClock('2026-03-02T12:00:00Z');
  const world = await newWorld();
  const inFinance = { department_id: world.departments['Finance'] as string };
  const editor = await world.person('Staff', { Finance: 'editor' });
  const owner = await world.person('User', { Finance: 'viewer' });
  const tester = await world.person('User', { Finance: 'viewer' });
  const reviewer = await world.person('User', { Finance: 'viewer' });
  const owned = { ...inFinance, owner_id: owner.id };
  const test = (planned_on: string) => ({
    method: 'inspection' as const,
    procedure: 'Look at thirty payments',
    planned_on,
    tester_id: tester.id,
    reviewer_id: reviewer.id,
  });
  return { world, editor, owner, tester, reviewer, owned, test };
}

suite('Of a control', () => {
  test('its owner is told that it is theirs, and nobody who made themselves the owner', async () => {
    const { world, editor, owner, owned } = await finance();
    const { id, ref } = await addedControl(editor, 'Two people sign', owned);
    assert.deepEqual(await allTold(owner), [
      `assigned: ${await nameOf(editor)} made you the owner of ${ref} (${page}${id})`,
    ]);
    const other = await world.person('User', { Finance: 'viewer' });
    const body = { version: 1, owner_id: other.id };
    await editor.calls(changeControl, { params: { id }, body });
    assert.equal((await told(other, 'assigned')).length, 1);
    await editor.calls(changeControl, { params: { id }, body: { version: 2, owner_id: editor.id } });
    await editor.calls(changeControl, { params: { id }, body: { version: 3, title: 'Three people sign' } });
    assert.deepEqual([await allTold(editor), (await allTold(owner)).length], [[], 1]);
  });

  test('its owner has the work to put it in place, and to make it work again', async () => {
    const { editor, owner, tester, reviewer, owned } = await finance();
    const { id, ref, version } = await addedControl(editor, 'Two people sign', owned);
    assert.deepEqual(await waitsFor(owner), [`do: control_implementation ${ref}`]);
    await owner.calls(startControl, { params: { id }, body: { version } });
    assert.deepEqual(await waitsFor(owner), [`do: control_implementation ${ref}`]);
    const working = await workingControl(editor, 'Two people look', owned);
    await approvedTest(editor, working.id, { tester, reviewer, result: 'fail', done_on: '2026-03-01' });
    assert.deepEqual(await waitsFor(owner), [
      `do: control_implementation ${ref}`,
      `do: control_degraded ${working.ref}`,
    ]);
    assert.deepEqual(await waitsFor(editor), ['decide: finding_assignment FI-0001'], 'what failed was found');
  });

  test('that nobody is to test, its owner is told by when the next test is due, and plans it', async () => {
    const { world, editor, owner, owned, test } = await finance();
    const { id, ref } = await workingControl(editor, 'Two people sign', { ...owned, test_every_days: 10 });
    assert.deepEqual(await waitsFor(owner), [`do: control_next_test ${ref}`]);
    await goesRound(world, at('2026-03-05'), 2);
    assert.deepEqual(await told(owner, 'due_soon'), [
      `The next test of ${ref} is to be planned by 12 Mar 2026`,
    ]);
    const lead = await world.person('Staff', { Finance: 'lead' });
    await goesRound(world, at('2026-03-15'), 2);
    const sentence = `The next test of ${ref} has been overdue since 12 Mar 2026, and is not planned`;
    assert.deepEqual(await told(lead, 'escalated'), [sentence]);
    await editor.calls(planControlTest, { params: { id }, body: test('2026-03-20') });
    await goesRound(world, at('2026-03-22'), 2);
    assert.deepEqual(await told(world.admin, 'escalated'), []);
    assert.deepEqual(await waitsFor(owner), []);
  });
});

suite('Of a test of a control', () => {
  test('the tester and the reviewer are told, each what is theirs, with a link that shows the test', async () => {
    const { world, editor, owner, tester, reviewer, owned, test } = await finance();
    const { id, ref } = await addedControl(editor, 'Two people sign', owned);
    const { data } = await owner.calls(planControlTest, { params: { id }, body: test('2026-03-10') });
    const by = `${await nameOf(owner)}`;
    const link = `(${page}${id}&test=${data.id})`;
    assert.deepEqual(await allTold(tester), [`assigned: ${by} named you as the tester of ${ref} ${link}`]);
    assert.deepEqual(await allTold(reviewer), [
      `assigned: ${by} named you as the reviewer of a test of ${ref} ${link}`,
    ]);
    const other = await world.person('User', { Finance: 'viewer' });
    const body = { version: 1, tester_id: other.id };
    await owner.calls(changeControlTest, { params: { id: data.id }, body });
    assert.equal((await told(other, 'assigned')).length, 1);
    assert.deepEqual([(await allTold(tester)).length, (await allTold(reviewer)).length], [1, 1]);
  });

  test('the reviewer decides, and the tester is told what was decided', async () => {
    const { editor, tester, reviewer, owned } = await finance();
    const { id, ref } = await addedControl(editor, 'Two people sign', owned);
    const made = await submittedTest(editor, id, { tester, reviewer, result: 'pass', done_on: '2026-03-01' });
    assert.deepEqual(await told(reviewer, 'decision_asked'), [
      `${await nameOf(tester)} submitted a test of ${ref} for review`,
    ]);
    assert.deepEqual(await waitsFor(reviewer), [`review: control_test_review ${ref}`]);
    assert.deepEqual(await waitsFor(tester), []);
    const params = { id: made.id };
    await reviewer.calls(returnControlTest, { params, body: { version: made.version, note: 'Which?' } });
    assert.deepEqual(await told(tester, 'sent_back'), [
      `${await nameOf(reviewer)} sent a test of ${ref} back`,
    ]);
    assert.deepEqual([await waitsFor(tester), await waitsFor(reviewer)], [[`do: control_test ${ref}`], []]);
  });

  test('that was approved its tester and the owner of the control are told; of a failed one the owner hears that the control is degraded', async () => {
    const { editor, owner, tester, reviewer, owned } = await finance();
    const { id, ref } = await workingControl(editor, 'Two people sign', owned);
    const passed = await submittedTest(editor, id, {
      tester,
      reviewer,
      result: 'pass',
      done_on: '2026-03-01',
    });
    await reviewer.calls(approveControlTest, {
      params: { id: passed.id },
      body: { version: passed.version },
    });
    const approved = `${await nameOf(reviewer)} approved a test of ${ref}`;
    assert.deepEqual([await told(tester, 'decided'), await told(owner, 'decided')], [[approved], [approved]]);
    await approvedTest(editor, id, { tester, reviewer, result: 'fail', done_on: '2026-03-02' });
    assert.deepEqual(await told(owner, 'reopened_by_system'), [`${ref} is degraded: a test of it failed`]);
    assert.deepEqual([(await told(tester, 'decided')).length, (await told(owner, 'decided')).length], [2, 1]);
    assert.deepEqual(await told(reviewer, 'decided'), []);
  });

  test('the tester has the work from two weeks before, and is told soon before, on the day and after it', async () => {
    const { world, editor, tester, owned, test } = await finance();
    const { id, ref } = await addedControl(editor, 'Two people sign', owned);
    const later = await addedControl(editor, 'Two people look', owned);
    await editor.calls(planControlTest, { params: { id }, body: test('2026-03-16') });
    await editor.calls(planControlTest, { params: { id: later.id }, body: test('2026-03-17') });
    assert.deepEqual(await waitsFor(tester), [`do: control_test ${ref}`]);
    await goesRound(world, at('2026-03-09'), 2);
    assert.deepEqual(await told(tester, 'due_soon'), [`The test of ${ref} is due on 16 Mar 2026`]);
    await goesRound(world, at('2026-03-17'), 2);
    assert.deepEqual(await told(tester, 'overdue'), [`The test of ${ref} was due on 16 Mar 2026`]);
    await goesRound(world, at('2026-03-26'), 2);
    assert.equal((await told(world.admin, 'escalated')).length, 1);
  });

  test('nobody is shown anything who sees its control no more', async () => {
    const { world, editor, tester, owned, test } = await finance();
    const { id } = await addedControl(editor, 'Two people sign', owned);
    await editor.calls(planControlTest, { params: { id }, body: test('2026-03-10') });
    assert.equal((await allTold(tester)).length, 1);
    const body = { version: 1, department_id: world.departments['Operations'] as string };
    await world.admin.calls(changeControl, { params: { id }, body });
    assert.deepEqual([await allTold(tester), await waitsFor(tester)], [[], []]);
  });
});
