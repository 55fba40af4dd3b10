import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { listRiskTasks, listTasks } from './task-list.contract.ts';
import { approveTask, finishTask, recordProgress, startTask, submitTask } from './task-verbs.contract.ts';
import { changeManyTasks } from './task-bulk.contract.ts';
import {
  addRiskTask,
  addTask,
  changeTask,
  deleteTask,
  readTask,
  readTaskHistory,
  type NewTask,
} from './task.contract.ts';

afterEach(() => setClock());

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const editor = await world.person('Staff', { Finance: 'editor' });
const owner = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('User', { Operations: 'viewer' });
const risk = await raised(admin, 'Invoices are paid twice', { department_id: Finance, owner_id: owner.id });

const ofRisk = async (title: string, more: Partial<NewTask> = {}, who: Caller = editor) =>
  (await who.calls(addRiskTask, { body: { risk_id: risk.id, title, ...more } })).data;
const alone = async (title: string, more: Partial<NewTask> = {}, who: Caller = editor) =>
  (await who.calls(addTask, { body: { title, ...more } })).data;
const titles = async (who: Caller, query: Parameters<typeof listsTasks>[1] = {}) =>
  (await listsTasks(who, query)).data.map(({ title }) => title);
const listsTasks = (
  who: Caller,
  query: NonNullable<Parameters<typeof admin.calls<typeof listTasks>>[1]>['query'],
) => who.calls(listTasks, { query: { limit: '200', ...query } });
const refusal = ({ status, code }: { status: number; code: string }) => [status, code];

suite('A task of a risk', () => {
  test('is added by those who decide about the risk and by its owner, and by nobody else', async () => {
    const made = await ofRisk('Match orders and invoices', { due_on: '2999-01-31' });
    assert.deepEqual(
      [made.status, made.parent?.ref, made.parent?.link, made.department?.id, made.created_by?.id],
      ['todo', risk.ref, `/apps/risk/management/view?risk=${risk.id}`, Finance, editor.id],
    );
    assert.match(made.ref, /^T-\d{4}$/);
    assert.equal((await ofRisk('Ask the bank', {}, owner)).created_by?.id, owner.id);
    const viewer = await world.person('Staff', { Finance: 'viewer' });
    const body = { risk_id: risk.id, title: 'Not mine to add' };
    assert.deepEqual(refusal(await viewer.isRefused(addRiskTask, { body })), [403, 'parent_not_yours']);
    assert.deepEqual(refusal(await stranger.isRefused(addRiskTask, { body })), [400, 'parent_unknown']);
  });

  test('is read by those who see the risk, and by whoever is to do or review it, with the name of the risk', async () => {
    const made = await ofRisk('Lock the cash box');
    const params = { id: made.id };
    assert.deepEqual(refusal(await stranger.isRefused(readTask, { params })), [404, 'not_found']);
    assert.ok(!(await titles(stranger)).includes(made.title));
    const body = { version: 1, assignee_ids: [stranger.id] };
    await editor.calls(changeTask, { params, body });
    const { data } = await stranger.calls(readTask, { params });
    assert.deepEqual([data.parent?.title, data.parent?.link], [risk.title, null]);
    assert.deepEqual(await titles(stranger, { mine: '1' }), [made.title]);
    await editor.calls(changeTask, {
      params,
      body: { version: 2, assignee_ids: [], reviewer_id: stranger.id },
    });
    assert.equal((await stranger.calls(readTask, { params })).data.title, made.title);
    await editor.calls(changeTask, { params, body: { version: 3, reviewer_id: null } });
    assert.deepEqual(refusal(await stranger.isRefused(readTask, { params })), [404, 'not_found']);
  });

  test('stands in the list of its risk, for whoever sees the risk', async () => {
    const { data: other } = await editor.calls(registerRisk, {
      body: { title: 'Another risk', department_id: Finance },
    });
    await editor.calls(addRiskTask, { body: { risk_id: other.id, title: 'Of another risk' } });
    const { data, count } = await owner.calls(listRiskTasks, { params: { id: other.id } });
    assert.deepEqual([count, data.map(({ title }) => title)], [1, ['Of another risk']]);
    const hidden = await stranger.isRefused(listRiskTasks, { params: { id: other.id } });
    assert.deepEqual(refusal(hidden), [404, 'not_found']);
  });

  test('is changed by whoever decides or made it; whoever is to do it says how far it is', async () => {
    const doer = await world.person('User');
    const made = await ofRisk('Count the cash', {
      assignee_ids: [doer.id],
      checklist: [{ text: 'Notes', done: false }],
    });
    const params = { id: made.id };
    const refused = await doer.isRefused(changeTask, {
      params,
      body: { version: 1, title: 'Something else' },
    });
    assert.deepEqual(refusal(refused), [403, 'forbidden']);
    const body = { version: 1, checklist: [{ text: 'Notes', done: true }], spent_h: 1.5 };
    const { data } = await doer.calls(recordProgress, { params, body });
    assert.deepEqual([data.checklist_done, data.spent_h], [1, 1.5]);
    const { data: acts } = await editor.calls(readTaskHistory, { params });
    assert.deepEqual(
      acts.map(({ action }) => action),
      ['task.progressed', 'task.added'],
    );
    const step = (done: boolean) => [{ text: 'Notes', done }];
    assert.deepEqual(acts[0]?.changes[1], { field: 'checklist', old: step(false), new: step(true) });
  });

  test('agrees with itself: its days, its reviewer, its department, its people', async () => {
    const adding = async (more: Partial<NewTask>) =>
      refusal(await editor.isRefused(addTask, { body: { title: 'Never made', ...more } }));
    assert.deepEqual(await adding({ start_on: '2999-02-01', due_on: '2999-01-31' }), [
      422,
      'due_before_start',
    ]);
    assert.deepEqual(await adding({ assignee_ids: [risk.id] }), [400, 'person_unknown']);
    assert.deepEqual(await adding({ reviewer_id: risk.id }), [400, 'person_unknown']);
    assert.deepEqual(await adding({ department_id: risk.id }), [400, 'department_unknown']);
    assert.deepEqual(await adding({ department_id: departments['Operations'] as string }), [
      403,
      'department_not_yours',
    ]);
    const body = { title: 'Never made', kind: 'risk' as const, parent_id: risk.id, department_id: Finance };
    assert.deepEqual(refusal(await editor.isRefused(addTask, { body })), [422, 'department_of_parent']);
    const nothing = { title: 'Never made', kind: 'risk' as const };
    assert.deepEqual(refusal(await editor.isRefused(addTask, { body: nothing })), [400, 'parent_unknown']);

    const made = await ofRisk('Sign the report', { assignee_ids: [owner.id], reviewer_id: editor.id });
    const params = { id: made.id };
    await owner.calls(startTask, { params, body: { version: 1 } });
    await owner.calls(submitTask, { params, body: { version: 2 } });
    const away = await editor.isRefused(changeTask, { params, body: { version: 3, reviewer_id: null } });
    assert.deepEqual(refusal(away), [422, 'reviewer_busy']);
    const { data } = await editor.calls(approveTask, { params, body: { version: 3 } });
    assert.deepEqual([data.status, data.done_at !== null], ['done', true]);
  });

  test('is taken back by whoever made it while nobody began it; later by an Admin with a reason', async () => {
    const made = await ofRisk('Written twice', {}, owner);
    await owner.calls(deleteTask, { params: { id: made.id }, body: { version: 1 } });
    const begun = await ofRisk('Begun already', { assignee_ids: [owner.id] }, owner);
    const params = { id: begun.id };
    await owner.calls(startTask, { params, body: { version: 1 } });
    assert.equal((await owner.isRefused(deleteTask, { params, body: { version: 2 } })).status, 403);
    const silent = await admin.isRefused(deleteTask, { params, body: { version: 2 } });
    assert.deepEqual(refusal(silent), [422, 'reason_required']);
    await admin.calls(deleteTask, { params, body: { version: 2, reason: 'Entered twice' } });
    assert.ok(!(await titles(admin)).includes(begun.title));
  });
});

suite('A task that waits for others', () => {
  test('starts when those are done', async () => {
    const first = await ofRisk('Buy the lock', { assignee_ids: [owner.id] });
    const then = await ofRisk('Fit the lock', { assignee_ids: [owner.id], blocked_by: [first.id] });
    assert.deepEqual([then.flags, then.blocked_by[0]?.title], [['waiting'], 'Buy the lock']);
    const start = { params: { id: then.id }, body: { version: 1 } };
    assert.deepEqual(refusal(await owner.isRefused(startTask, start)), [422, 'task_blocked']);
    await owner.calls(startTask, { params: { id: first.id }, body: { version: 1 } });
    await owner.calls(finishTask, { params: { id: first.id }, body: { version: 2 } });
    assert.equal((await owner.calls(startTask, start)).data.status, 'in_progress');
  });

  test('waits for no circle, and for nothing that nobody sees', async () => {
    const [one, two, three] = [
      await alone('Circle one'),
      await alone('Circle two'),
      await alone('Circle three'),
    ];
    const waits = (task: { id: string }, version: number, blocked_by: string[]) => ({
      params: { id: task.id },
      body: { version, blocked_by },
    });
    await editor.calls(changeTask, waits(two, 1, [one.id]));
    await editor.calls(changeTask, waits(three, 1, [two.id]));
    const circle = await editor.isRefused(changeTask, waits(one, 1, [three.id]));
    assert.deepEqual(refusal(circle), [422, 'blocker_circle']);
    assert.deepEqual(refusal(await editor.isRefused(changeTask, waits(one, 1, [one.id]))), [
      422,
      'blocker_circle',
    ]);
    const hidden = await ofRisk('Nothing for strangers');
    const theirs = await alone('Of a stranger', {}, stranger);
    const unseen = await stranger.isRefused(changeTask, waits(theirs, 1, [hidden.id]));
    assert.deepEqual(refusal(unseen), [400, 'blocker_unknown']);
    // An Admin may; the stranger then reads that it waits, and not for what. It stays when they name it again.
    await admin.calls(changeTask, waits(theirs, 1, [hidden.id]));
    const { data } = await stranger.calls(readTask, { params: { id: theirs.id } });
    assert.deepEqual([data.blocked_by[0]?.ref, data.blocked_by[0]?.title], [hidden.ref, null]);
    await stranger.calls(changeTask, waits(theirs, 2, [hidden.id]));
  });

  test('closes no circle with another that is changed at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await alone(`Pair one ${round}`), await alone(`Pair two ${round}`)];
      const answers = await Promise.all([
        editor.sends(changeTask, { params: { id: one.id }, body: { version: 1, blocked_by: [two.id] } }),
        admin.sends(changeTask, { params: { id: two.id }, body: { version: 1, blocked_by: [one.id] } }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422]);
    }
  });
});

suite('The list of tasks', () => {
  test('is narrowed by whose they are, status, due date, kind, words and department, and sorted', async () => {
    setClock('2026-03-10T12:00:00Z');
    const reader = await world.signsIn(await world.person('Staff', { Finance: 'viewer' }));
    const staff = await world.signsIn(admin);
    const word = 'Zephyr';
    const add = (title: string, more: Partial<NewTask> = {}) => alone(`${word} ${title}`, more, staff);
    const late = await add('late', { due_on: '2026-03-09', priority: 2 });
    await add('today', { due_on: '2026-03-10', priority: 1, assignee_ids: [reader.id] });
    await add('soon', { due_on: '2026-03-17', priority: 4, department_id: Finance });
    await add('some day', {});
    const { data: ofRisk } = await staff.calls(addRiskTask, {
      body: { risk_id: risk.id, title: `${word} of a risk`, due_on: '2026-03-18' },
    });
    const seen = async (query: Parameters<typeof titles>[1]) =>
      (await titles(reader, { q: word.toLowerCase(), ...query })).map((title) =>
        title.slice(word.length + 1),
      );
    assert.deepEqual(await seen({}), ['late', 'today', 'soon', 'of a risk', 'some day']);
    assert.deepEqual(await seen({ ordering: 'priority' }), [
      'today',
      'late',
      'of a risk',
      'some day',
      'soon',
    ]);
    assert.deepEqual(await seen({ due: 'overdue' }), ['late']);
    assert.deepEqual(await seen({ due: 'today' }), ['today']);
    assert.deepEqual(await seen({ due: 'week' }), ['today', 'soon']);
    assert.deepEqual(await seen({ due: 'none' }), ['some day']);
    assert.deepEqual(await seen({ kind: 'risk' }), ['of a risk']);
    assert.deepEqual(await seen({ kind: 'risk', parent_id: risk.id }), ['of a risk']);
    assert.deepEqual(await seen({ mine: '1' }), ['today']);
    assert.deepEqual(await seen({ dpt: Finance }), ['soon', 'of a risk']);
    assert.deepEqual(await seen({ status: 'done' }), []);
    assert.deepEqual(await titles(reader, { q: ofRisk.ref }), [ofRisk.title]);
    assert.deepEqual(await titles(reader, { q: '%' }), []);
    const flags = (await listsTasks(reader, { q: word })).data.map((task) => task.flags);
    assert.deepEqual(flags, [['overdue'], ['due_soon'], ['due_soon'], [], []]);
    // What is over comes after everything that is due.
    const done = await staff.calls(startTask, { params: { id: late.id }, body: { version: 1 } });
    await staff.calls(finishTask, { params: { id: late.id }, body: { version: done.data.version } });
    const open = ['today', 'soon', 'of a risk', 'some day'];
    assert.deepEqual(await seen({}), [...open, 'late']);
    assert.deepEqual(await seen({ ordering: '-due_on' }), ['late', ...open.toReversed()]);
    assert.deepEqual([await seen({ status: 'open' }), await seen({ status: 'done' })], [open, ['late']]);
  });
});

suite('Many tasks at once', () => {
  test('are tried, changed and taken back, each by itself', async () => {
    const one = await alone('Bulk one', { priority: 1 });
    const two = await alone('Bulk two', { start_on: '2999-03-01' });
    const foreign = await alone('Bulk foreign', {}, admin);
    const chosen = [one, two, foreign].map(({ id, version }) => ({ id, version }));
    const set = { due_on: '2999-02-01', assignee_ids: [owner.id] };
    const member = await world.person('Staff', { Finance: 'editor' });
    const { data: dry } = await member.calls(changeManyTasks, {
      body: { tasks: chosen, set, dry_run: true },
    });
    assert.deepEqual([dry.changed, dry.refused, dry.undo], [0, 3, null]);
    const { data } = await editor.calls(changeManyTasks, { body: { tasks: chosen, set } });
    assert.deepEqual(
      data.results.map(({ result, code }) => [result, code]),
      [
        ['changed', null],
        ['refused', 'due_before_start'],
        ['refused', 'forbidden'],
      ],
    );
    const { data: changed } = await editor.calls(readTask, { params: { id: one.id } });
    assert.deepEqual(
      [changed.due_on, changed.assignees[0]?.id, changed.version],
      ['2999-02-01', owner.id, 2],
    );
    await editor.calls(changeManyTasks, { body: data.undo ?? { tasks: [] } });
    const { data: back } = await editor.calls(readTask, { params: { id: one.id } });
    assert.deepEqual([back.due_on, back.assignees, back.priority], [null, [], 1]);
    const stale = await editor.calls(changeManyTasks, { body: { tasks: [{ id: one.id, version: 1 }], set } });
    assert.deepEqual(stale.data.results[0]?.code, 'stale_version');
    const nobody = { tasks: chosen, set: { assignee_ids: [risk.id] } };
    assert.deepEqual(refusal(await editor.isRefused(changeManyTasks, { body: nobody })), [
      400,
      'person_unknown',
    ]);
  });
});
