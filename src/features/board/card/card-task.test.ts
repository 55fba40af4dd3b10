import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { changeList, deleteList, restoreList } from '#features/board/board/board-part.contract.ts';
import { changeBoard, readBoard, type Board } from '#features/board/board/board.contract.ts';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import {
  addRiskTask,
  addTask,
  changeTask,
  deleteTask,
  readTask,
} from '#features/treatment/task/task.contract.ts';
import * as verbs from '#features/treatment/task/task-verbs.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { boardOf, cardIn, drop, listNamed, shownOn, taskOn } from '#tests/board/board-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './card.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const member = await world.person('Staff', { Finance: 'editor' });

const planned = () => boardOf(admin, { member_ids: [member.id], visibility: 'organisation' });
const todo = async (more: object = {}) =>
  (await member.calls(addTask, { body: { title: 'Count the invoices', assignee_ids: [member.id], ...more } }))
    .data;
/** In which list the only card stands. */
const standsIn = async (board: Board): Promise<string | undefined> =>
  Object.entries(await shownOn(member, board)).find(([, titles]) => titles.length > 0)?.[0];

suite('A card that is a task', () => {
  test('is on a board once, and on another board as well', async () => {
    const [board, other] = [await planned(), await planned()];
    const task = await todo();
    const card = await taskOn(member, board, 'To do', task.id);
    const again = {
      params: { board_id: board.id },
      body: { task_id: task.id, list_id: listNamed(board, 'Ideas') },
    };
    const refused = await admin.isRefused(contract.addCard, again);
    assert.deepEqual([refused.status, refused.code], [409, 'task_on_board']);
    await taskOn(member, other, 'To do', task.id);
    const params = { board_id: board.id, id: card.id };
    await member.calls(contract.deleteCard, { params, body: { version: 1 } });
    await member.calls(contract.addCard, again);
    const back = await member.isRefused(contract.restoreCard, { params, body: { version: 2 } });
    assert.deepEqual([back.status, back.code], [409, 'task_on_board']);
  });

  test('starts and finishes it by one drop', async () => {
    const board = await planned();
    const card = await taskOn(member, board, 'To do', (await todo()).id);
    const { data: moved } = await member.calls(contract.moveCard, drop(board, card, 'Done'));
    assert.equal(moved.task?.status, 'done');
    assert.equal(await standsIn(board), 'Done');
  });

  test('stays where it was, as it was, where the workflow of the task refuses it', async () => {
    const board = await planned();
    const task = await todo({ reviewer_id: admin.id });
    const card = await taskOn(member, board, 'To do', task.id);
    const refused = await member.isRefused(contract.moveCard, drop(board, card, 'Done'));
    assert.deepEqual([refused.status, refused.code], [422, 'review_needed']);
    const { data: now } = await member.calls(readTask, { params: { id: task.id } });
    assert.deepEqual([now.status, now.version], ['todo', 1]);
    assert.equal(await standsIn(board), 'To do');
    const bystander = await world.person('User', { Finance: 'viewer' });
    const others = await boardOf(admin, { member_ids: [bystander.id], visibility: 'organisation' });
    const theirs = await taskOn(bystander, others, 'To do', task.id);
    const forbidden = await bystander.isRefused(contract.moveCard, drop(others, theirs, 'Doing'));
    assert.deepEqual([forbidden.status, forbidden.code], [403, 'forbidden']);
    await bystander.calls(contract.moveCard, drop(others, theirs, 'Ideas'));
  });

  test('asks for the word that a verb needs, and goes there with it', async () => {
    const board = await planned();
    const params = { id: board.id, list_id: listNamed(board, 'Ideas') };
    await admin.calls(changeList, { params, body: { version: 1, task_status: 'blocked' } });
    const task = await todo({ reviewer_id: admin.id });
    const card = await taskOn(member, board, 'To do', task.id);
    const without = await member.isRefused(contract.moveCard, drop(board, card, 'Ideas'));
    assert.deepEqual(
      [without.status, without.code, Object.keys(without.errors ?? {})],
      [422, 'words_missing', ['reason']],
    );
    const reason = 'The printer is broken';
    const { data: blocked } = await member.calls(contract.moveCard, drop(board, card, 'Ideas', { reason }));
    assert.equal(blocked.task?.status, 'blocked');
    const { data: doing } = await member.calls(contract.moveCard, drop(board, blocked, 'Doing'));
    await member.calls(verbs.submitTask, {
      params: { id: task.id },
      body: { version: doing.task?.version ?? 0 },
    });
    const asked = await admin.isRefused(contract.moveCard, drop(board, doing, 'To do'));
    assert.equal(asked.code, 'no_way_there');
    // No list says where reviewed tasks stand: it stayed in Doing, and has to be led from there.
    await admin.calls(changeList, {
      params: { id: board.id, list_id: listNamed(board, 'To do') },
      body: { version: 1, task_status: 'in_review' },
    });
    const now = (await admin.calls(contract.readCard, { params: { board_id: board.id, id: card.id } })).data;
    assert.equal(now.list_id, listNamed(board, 'Doing'));
  });

  test('is approved by a drop as it is by its own call: by somebody who has just proved who they are, and by no program', async () => {
    const board = await planned();
    const reviewer = await world.person('Staff', { Finance: 'editor' });
    const people = { version: board.version, member_ids: [member.id, reviewer.id] };
    await admin.calls(changeBoard, { params: { id: board.id }, body: people });
    const task = await todo({ reviewer_id: reviewer.id });
    const card = await taskOn(member, board, 'To do', task.id);
    await member.calls(verbs.startTask, { params: { id: task.id }, body: { version: 1 } });
    await member.calls(verbs.submitTask, { params: { id: task.id }, body: { version: 2 } });
    const { data: now } = await reviewer.calls(contract.readCard, {
      params: { board_id: board.id, id: card.id },
    });
    const { token } = await makes(reviewer, ['board:write', 'risk:write']);
    const owner = await asOwner();
    await owner.query("update session set proved_at = now() - interval '1 day' where person_id = $1", [
      reviewer.id,
    ]);
    const refused = await reviewer.isRefused(contract.moveCard, drop(board, now, 'Done'));
    assert.deepEqual([refused.status, refused.code], [403, 'proof_required']);
    const program = await calling(world, token).isRefused(contract.moveCard, drop(board, now, 'Done'));
    assert.deepEqual([program.status, program.code], [403, 'token_scope']);
    await owner.query('update session set proved_at = now() where person_id = $1', [reviewer.id]);
    const { data: done } = await reviewer.calls(contract.moveCard, drop(board, now, 'Done'));
    assert.equal(done.task?.status, 'done');
  });

  test('follows its task, whoever leads that, and stays where no list says where it stands', async () => {
    const board = await planned();
    const risk = await raised(admin, 'Invoices are paid twice', {
      department_id: departments['Finance'] as string,
    });
    const body = { risk_id: risk.id, title: 'Count the invoices', assignee_ids: [member.id] };
    const task = (await member.calls(addRiskTask, { body })).data;
    await taskOn(member, board, 'To do', task.id);
    await cardIn(member, board, 'Doing', 'There before');
    const params = { id: task.id };
    await member.calls(verbs.startTask, { params, body: { version: 1 } });
    assert.deepEqual((await shownOn(member, board))['Doing'], ['There before', 'Count the invoices']);
    await member.calls(verbs.blockTask, { params, body: { version: 2, reason: 'The printer is broken' } });
    assert.deepEqual((await shownOn(member, board))['Doing'], ['There before', 'Count the invoices']);
    const done = {
      params: { id: board.id, list_id: listNamed(board, 'Done') },
      body: { version: 1, task_status: 'cancelled' as const },
    };
    await admin.calls(changeList, done);
    await member.calls(closeRisk, {
      params: { id: risk.id },
      body: { version: risk.version, reason: 'no_longer_exists', cancel_tasks: true },
    });
    assert.equal((await member.calls(readTask, { params })).data.status, 'cancelled');
    const { Doing, Done } = await shownOn(member, board);
    assert.deepEqual([Doing, Done], [['There before'], ['Count the invoices']]);
  });

  test('names what its task belongs to, and leads there whoever sees that', async () => {
    const risk = await raised(admin, 'Invoices are paid twice', {
      department_id: departments['Finance'] as string,
    });
    const doer = await world.person('User');
    const body = { risk_id: risk.id, title: 'Count the invoices', assignee_ids: [doer.id] };
    const task = (await member.calls(addRiskTask, { body })).data;
    const board = await planned();
    const card = await taskOn(member, board, 'To do', task.id);
    const params = { board_id: board.id, id: card.id };
    const parent = { kind: 'risk', id: risk.id, ref: risk.ref, title: risk.title };
    const link = `/apps/risk/management/view?risk=${risk.id}`;
    for (const [who, leads] of [
      [admin, link],
      [member, link],
      [doer, null],
    ] as const)
      assert.deepEqual((await who.calls(contract.readCard, { params })).data.task?.parent, {
        ...parent,
        link: leads,
      });
    const own = await taskOn(member, board, 'To do', (await todo()).id);
    assert.equal(own.task?.parent, null);
  });

  test('that becomes one in a list of tasks under way is begun there, by whoever may; otherwise it goes where its task stands', async () => {
    const board = await planned();
    const becomes = async (who: typeof member, list: string, member_ids: string[]) => {
      const { data: card } = await admin.calls(contract.addCard, {
        params: { board_id: board.id },
        body: { title: 'Call the bank', list_id: listNamed(board, list), member_ids },
      });
      const params = { board_id: board.id, id: card.id };
      const { data } = await who.calls(contract.makeTaskOfCard, { params, body: { version: 1 } });
      const stands = board.lists.find(({ id }) => id === data.list_id)?.name;
      return [data.task?.status, stands];
    };
    assert.deepEqual(await becomes(member, 'Doing', [member.id]), ['in_progress', 'Doing']);
    assert.deepEqual(await becomes(member, 'Done', [member.id]), ['done', 'Done']);
    assert.deepEqual(await becomes(member, 'Ideas', [member.id]), ['todo', 'Ideas']);
    const user = await world.person('User', { Finance: 'viewer' });
    const { data: now } = await admin.calls(readBoard, { params: { id: board.id } });
    await admin.calls(changeBoard, {
      params: { id: board.id },
      body: { version: now.version, member_ids: [member.id, user.id] },
    });
    assert.deepEqual(await becomes(user, 'Doing', [member.id]), ['todo', 'To do']);
    for (const task_status of ['in_review', 'blocked'] as const) {
      const { data: shown } = await admin.calls(readBoard, { params: { id: board.id } });
      const list = shown.lists.find(({ name }) => name === 'Ideas');
      const params = { id: board.id, list_id: list?.id ?? '' };
      await admin.calls(changeList, { params, body: { version: list?.version ?? 0, task_status } });
      assert.deepEqual(await becomes(member, 'Ideas', [member.id]), ['todo', 'To do']);
    }
  });

  test('shows what is changed of its task', async () => {
    const board = await planned();
    const task = await todo();
    const card = await taskOn(member, board, 'To do', task.id);
    const body = { version: 1, title: 'Count them twice', due_on: '2020-05-04', assignee_ids: [] };
    await member.calls(changeTask, { params: { id: task.id }, body });
    const { data } = await member.calls(contract.readCard, { params: { board_id: board.id, id: card.id } });
    assert.deepEqual(
      [data.title, data.due_on, data.members, data.flags],
      ['Count them twice', '2020-05-04', [], ['overdue']],
    );
  });

  test('is out of sight with its task, and back where that stands', async () => {
    const board = await planned();
    const task = await todo();
    await taskOn(member, board, 'To do', task.id);
    const params = { id: task.id };
    await admin.calls(deleteTask, { params, body: { version: 1 } });
    for (const who of [member, admin]) assert.deepEqual((await shownOn(who, board))['To do'], []);
    const again = {
      params: { board_id: board.id },
      body: { task_id: task.id, list_id: listNamed(board, 'Ideas') },
    };
    assert.equal((await admin.isRefused(contract.addCard, again)).code, 'task_unknown');
    await admin.calls(verbs.restoreTask, { params, body: { version: 2 } });
    assert.equal(await standsIn(board), 'To do');
  });

  test('stands, once it is in sight again, where its task stands by then', async () => {
    const board = await planned();
    const [archived, removed] = [await todo({ title: 'archived' }), await todo({ title: 'removed' })];
    const card = await taskOn(member, board, 'To do', archived.id);
    const its = { params: { board_id: board.id, id: card.id } };
    await member.calls(contract.archiveCard, { ...its, body: { version: 1 } });
    await taskOn(member, board, 'To do', removed.id);
    const list = { params: { id: board.id, list_id: listNamed(board, 'To do') } };
    await member.calls(deleteList, { ...list, body: { version: 1 } });
    for (const { id } of [archived, removed])
      await member.calls(verbs.startTask, { params: { id }, body: { version: 1 } });
    await member.calls(restoreList, { ...list, body: { version: 2 } });
    assert.deepEqual((await shownOn(member, board))['Doing'], ['removed']);
    await member.calls(contract.reopenCard, { ...its, body: { version: 2 } });
    assert.deepEqual((await shownOn(member, board))['Doing'], ['removed', 'archived']);
  });

  test('goes where its task stands, where it was put into a list that says otherwise', async () => {
    const board = await planned();
    const { list_id } = await taskOn(member, board, 'Done', (await todo()).id);
    assert.equal(list_id, listNamed(board, 'To do'));
  });
});
