import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  archiveComplianceAssessment,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { finishTask, reopenTask, startTask } from '#features/treatment/task/task-verbs.contract.ts';
import { addTask, readTask, type Task } from '#features/treatment/task/task.contract.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { answerControl, readControlAssessmentHistory } from './control-assessment.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const lead = await world.person('Staff', { Finance: 'viewer' });
const owner = await world.person('User');
const stranger = await world.person('Staff', { Operations: 'editor' });
const refusal = ({ status, code }: { status: number; code: string }) => [status, code];

/** A control of an assessment that was started; somebody answers for it. */
async function ownedControl() {
  const assessment = await begun(admin, { lead_id: lead.id, department_id: Finance });
  const row = (await controlsOf(admin, assessment.id)).get('A.8.13');
  assert.ok(row !== undefined);
  const params = { id: row.id };
  await admin.calls(answerControl, { params, body: { version: row.version, owner_id: owner.id } });
  return { assessment, control: row };
}

const taskOf = (parent_id: string, title: string) => ({
  kind: 'compliance_control' as const,
  parent_id,
  title,
});
const added = async (who: Caller, control: string, title: string): Promise<Task> =>
  (await who.calls(addTask, { body: taskOf(control, title) })).data;

suite('A task of a control of an assessment', () => {
  test('is added by whoever leads the assessment, answers for the control or decides, and leads back to it', async () => {
    const { assessment, control } = await ownedControl();
    const made = await added(owner, control.id, 'Restore a backup');
    const link = `/apps/compliance/iso27001/${assessment.id}/control/${control.id}`;
    assert.deepEqual(
      [made.parent?.ref, made.parent?.title, made.parent?.link, made.department?.id],
      ['A.8.13', assessment.name, link, Finance],
    );
    await added(lead, control.id, 'Write down how');
    await added(admin, control.id, 'Buy a second disk');
    const { data, count } = await owner.calls(listTasks, {
      query: { kind: 'compliance_control', parent_id: control.id },
    });
    assert.deepEqual(
      [count, data.map(({ title }) => title).toSorted()],
      [3, ['Buy a second disk', 'Restore a backup', 'Write down how']],
    );
    const history = await owner.calls(readControlAssessmentHistory, {
      params: { id: control.id },
      query: {},
    });
    assert.equal(history.data[0]?.action, 'task.added');
  });

  test('is neither added nor seen by those who do not see the control', async () => {
    const { control } = await ownedControl();
    const respondent = await world.person('User');
    const viewer = await world.person('Staff', { Finance: 'viewer' });
    const body = taskOf(control.id, 'Not mine to add');
    assert.deepEqual(refusal(await stranger.isRefused(addTask, { body })), [400, 'parent_unknown']);
    assert.deepEqual(refusal(await respondent.isRefused(addTask, { body })), [400, 'parent_unknown']);
    assert.deepEqual(refusal(await viewer.isRefused(addTask, { body })), [403, 'parent_not_yours']);
    const made = await added(lead, control.id, 'Restore a backup');
    const params = { id: made.id };
    for (const who of [stranger, respondent])
      assert.deepEqual(refusal(await who.isRefused(readTask, { params })), [404, 'not_found']);
    assert.equal((await viewer.calls(readTask, { params })).data.id, made.id);
  });

  test('is worked on while the assessment is: nothing is added or taken up again afterwards', async () => {
    const { assessment, control } = await ownedControl();
    const mine = { ...taskOf(control.id, 'Restore a backup'), assignee_ids: [owner.id] };
    const params = { id: (await owner.calls(addTask, { body: mine })).data.id };
    await owner.calls(startTask, { params, body: { version: 1 } });
    await owner.calls(finishTask, { params, body: { version: 2 } });
    const { version } = (await admin.calls(readComplianceAssessment, { params: { id: assessment.id } })).data;
    await admin.calls(archiveComplianceAssessment, { params: { id: assessment.id }, body: { version } });
    const body = taskOf(control.id, 'Too late');
    assert.deepEqual(refusal(await admin.isRefused(addTask, { body })), [422, 'parent_closed']);
    const again = await admin.isRefused(reopenTask, { params, body: { version: 3 } });
    assert.deepEqual(refusal(again), [422, 'parent_closed']);
  });
});
