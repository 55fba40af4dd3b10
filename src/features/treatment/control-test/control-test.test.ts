import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  changeControl,
  readControl,
  readControlHistory,
  retireControl,
} from '#features/treatment/control/control.contract.ts';
import { addedControl, approvedTest, submittedTest, workingControl } from '#tests/treatment/control-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  approveControlTest,
  changeControlTest,
  listControlTests,
  planControlTest,
  readControlTest,
  returnControlTest,
  startControlTest,
  submitControlTest,
} from './control-test.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };
const editor = await world.person('Staff', { Finance: 'editor' });
const owner = await world.person('User', { Finance: 'viewer' });
const tester = await world.person('User', { Finance: 'viewer' });
const reviewer = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });
const people = { tester, reviewer };
const plan = {
  method: 'inspection' as const,
  procedure: 'Look at thirty payments',
  planned_on: '2026-01-05',
  tester_id: tester.id,
  reviewer_id: reviewer.id,
};

suite('A test of a control', () => {
  test('is planned by those who decide about the control, and by its owner', async () => {
    const { id } = await addedControl(admin, 'Two people sign', { ...inFinance, owner_id: owner.id });
    const sent = { params: { id }, body: plan };
    for (const who of [editor, owner])
      assert.equal((await who.calls(planControlTest, sent)).data.status, 'planned');
    assert.equal((await tester.isRefused(planControlTest, sent)).status, 403);
    assert.equal((await stranger.isRefused(planControlTest, sent)).status, 404);
    const { data, count } = await reviewer.calls(listControlTests, { params: { id } });
    assert.deepEqual([count, data[0]?.flags], [2, ['overdue']]);
    assert.equal((await stranger.isRefused(listControlTests, { params: { id } })).status, 404);
    const at = { params: { id: data[0]?.id ?? '' } };
    assert.equal((await stranger.isRefused(readControlTest, at)).status, 404);
  });

  test('has a tester and a reviewer who are two people, active, and see the control', async () => {
    const { id } = await addedControl(editor, 'Two people sign', inFinance);
    const refused = async (more: object) => {
      const { code, errors } = await editor.isRefused(planControlTest, {
        params: { id },
        body: { ...plan, ...more },
      });
      return `${code} ${Object.keys(errors ?? {}).join()}`;
    };
    assert.equal(await refused({ reviewer_id: tester.id }), 'same_person reviewer_id');
    assert.equal(await refused({ tester_id: crypto.randomUUID() }), 'person_unknown tester_id');
    assert.equal(await refused({ reviewer_id: crypto.randomUUID() }), 'person_unknown reviewer_id');
    assert.equal(await refused({ tester_id: stranger.id }), 'person_unseen tester_id');
    assert.equal(await refused({ reviewer_id: stranger.id }), 'person_unseen reviewer_id');
    const { data } = await editor.calls(planControlTest, { params: { id }, body: plan });
    const body = { version: 1, reviewer_id: tester.id };
    const changed = await editor.isRefused(changeControlTest, { params: { id: data.id }, body });
    assert.equal(changed.code, 'same_person');
  });

  test('is given to others who are members and see its controls, as when it was planned', async () => {
    const { id } = await addedControl(editor, 'Two people sign', inFinance);
    const { data } = await editor.calls(planControlTest, { params: { id }, body: plan });
    const left = await world.person('User', { Finance: 'viewer' });
    const database = await asOwner();
    await database.query("update person set status = 'deactivated' where id = $1", [left.id]);
    for (const [field, who, code] of [
      ['tester_id', left, 'person_unknown'],
      ['reviewer_id', left, 'person_unknown'],
      ['tester_id', stranger, 'person_unseen'],
      ['reviewer_id', stranger, 'person_unseen'],
    ] as const) {
      const body = { version: 1, [field]: who.id };
      const refused = await editor.isRefused(changeControlTest, { params: { id: data.id }, body });
      assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], [code, [field]]);
    }
    const body = { version: 1, tester_id: owner.id };
    const given = await editor.calls(changeControlTest, { params: { id: data.id }, body });
    assert.equal(given.data.tester.id, owner.id);
  });

  test('is neither changed nor started by those who only see it', async () => {
    const { id } = await addedControl(editor, 'Two people sign', { ...inFinance, owner_id: owner.id });
    const { data } = await editor.calls(planControlTest, { params: { id }, body: plan });
    const params = { id: data.id };
    const viewer = await world.person('User', { Finance: 'viewer' });
    for (const who of [viewer, reviewer]) {
      const change = { params, body: { version: 1, procedure: 'Look at one payment' } };
      assert.equal((await who.isRefused(changeControlTest, change)).status, 403);
      assert.equal((await who.isRefused(startControlTest, { params, body: { version: 1 } })).status, 403);
    }
    await editor.calls(startControlTest, { params, body: { version: 1 } });
  });

  test('may be about several controls, by whoever decides about all of them; none is retired', async () => {
    const one = await addedControl(editor, 'Two people sign', inFinance);
    const other = await addedControl(stranger, 'Two people drive', {
      department_id: departments['Operations'] as string,
    });
    const body = { ...plan, control_ids: [other.id] };
    const unseen = await editor.isRefused(planControlTest, { params: { id: one.id }, body });
    assert.deepEqual([unseen.status, unseen.code], [400, 'control_unknown']);
    const { version } = await addedControl(editor, 'Two people look', inFinance);
    assert.equal(version, 1);
    await editor.calls(retireControl, {
      params: { id: one.id },
      body: { version: 1, reason: 'No longer needed' },
    });
    const retired = await editor.isRefused(planControlTest, { params: { id: one.id }, body: plan });
    assert.equal(retired.code, 'control_retired');
  });

  test('counts once it is approved: the last test of each of its controls, and the day of the next', async () => {
    const control = await workingControl(editor, 'Two people sign', { ...inFinance, test_every_days: 90 });
    const other = await workingControl(editor, 'Two people look', inFinance);
    const tested = { ...people, result: 'pass' as const, done_on: '2026-01-10', control_ids: [other.id] };
    const { id, version, controls } = await submittedTest(editor, control.id, tested);
    assert.deepEqual(controls.map((one) => one.id).toSorted(), [control.id, other.id].toSorted());
    const read = async (one: string) => (await tester.calls(readControl, { params: { id: one } })).data;
    assert.equal((await read(control.id)).last_test, null);
    await reviewer.calls(approveControlTest, { params: { id }, body: { version } });
    const after = await read(control.id);
    assert.deepEqual(after.last_test, { id, result: 'pass', on: '2026-01-10' });
    assert.deepEqual([after.next_test_on, after.status], ['2026-04-10', 'implemented']);
    assert.ok(!after.flags.includes('never_tested'));
    assert.equal((await read(other.id)).last_test?.id, id);
  });

  test('that failed degrades what was said to work, by the product itself and with the reason', async () => {
    const { id } = await workingControl(editor, 'Two people sign', inFinance);
    await approvedTest(editor, id, { ...people, result: 'fail', done_on: '2026-01-10' });
    const { data } = await editor.calls(readControl, { params: { id } });
    assert.deepEqual([data.status, data.last_test?.result], ['degraded', 'fail']);
    const { data: acts } = await editor.calls(readControlHistory, { params: { id } });
    const [found, degraded, tested] = acts;
    assert.deepEqual([found?.action, found?.actor_id], ['finding.raised', null]);
    assert.deepEqual(
      [degraded?.action, degraded?.actor_id, degraded?.reason, degraded?.changes],
      ['control.degraded', null, 'test_failed', [{ field: 'status', old: 'implemented', new: 'degraded' }]],
    );
    assert.deepEqual([tested?.action, tested?.actor_id], ['control.tested', reviewer.id]);
  });

  test('that failed leaves a control alone that was not said to work', async () => {
    const { id } = await addedControl(editor, 'Two people sign', inFinance);
    await approvedTest(editor, id, { ...people, result: 'fail', done_on: '2026-01-10' });
    const { data } = await editor.calls(readControl, { params: { id } });
    assert.deepEqual([data.status, data.last_test?.result], ['planned', 'fail']);
  });

  test('does not count against a later one, and not at all where it was inconclusive', async () => {
    const { id } = await workingControl(editor, 'Two people sign', inFinance);
    await approvedTest(editor, id, { ...people, result: 'pass', done_on: '2026-02-10' });
    await approvedTest(editor, id, { ...people, result: 'fail', done_on: '2026-01-10' });
    await approvedTest(editor, id, { ...people, result: 'inconclusive', done_on: '2026-03-10' });
    const { data } = await editor.calls(readControl, { params: { id } });
    assert.deepEqual(
      [data.status, data.last_test?.result, data.last_test?.on],
      ['implemented', 'pass', '2026-02-10'],
    );
  });

  test('says what was not as it should be, and was done on a day that has come', async () => {
    const { id } = await addedControl(editor, 'Two people sign', inFinance);
    const { data } = await editor.calls(planControlTest, { params: { id }, body: plan });
    const params = { id: data.id };
    await tester.calls(startControlTest, { params, body: { version: 1 } });
    const refused = async (more: object) =>
      (
        await tester.isRefused(submitControlTest, {
          params,
          body: { version: 2, result: 'pass', done_on: '2026-01-10', ...more },
        })
      ).code;
    assert.equal(await refused({ done_on: '2999-01-01' }), 'done_ahead');
    for (const result of ['fail', 'pass_with_exceptions'])
      assert.equal(await refused({ result }), 'exceptions_missing');
  });

  test('goes back to the tester with a note, and is submitted anew', async () => {
    const { id } = await addedControl(editor, 'Two people sign', inFinance);
    const test = await submittedTest(editor, id, { ...people, result: 'pass', done_on: '2026-01-10' });
    const params = { id: test.id };
    const { data } = await reviewer.calls(returnControlTest, {
      params,
      body: { version: test.version, note: 'Which payments?' },
    });
    assert.deepEqual(
      [data.status, data.returned?.note, data.returned?.by.id],
      ['returned', 'Which payments?', reviewer.id],
    );
    await tester.calls(startControlTest, { params, body: { version: data.version } });
    const again = await tester.calls(submitControlTest, {
      params,
      body: { version: data.version + 1, result: 'pass', done_on: '2026-01-11' },
    });
    assert.deepEqual([again.data.status, again.data.returned], ['awaiting_review', null]);
  });

  test('is counted from by another calendar at once', async () => {
    const { id } = await workingControl(editor, 'Two people sign', { ...inFinance, test_every_days: 90 });
    await approvedTest(editor, id, { ...people, result: 'pass', done_on: '2026-01-10' });
    const { data: before } = await editor.calls(readControl, { params: { id } });
    const { data } = await editor.calls(changeControl, {
      params: { id },
      body: { version: before.version, test_every_days: 10 },
    });
    assert.deepEqual([data.next_test_on, data.flags], ['2026-01-20', ['test_overdue']]);
  });
});
