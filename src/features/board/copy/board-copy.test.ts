import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addLabel } from '#features/board/board/board-part.contract.ts';
import { readBoard } from '#features/board/board/board.contract.ts';
import { addCard, listCards, readCard } from '#features/board/card/card.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn, listNamed, shownOn, taskOn } from '#tests/board/board-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { copyBoard } from './board-copy.contract.ts';

const world = await newWorld();
const { admin } = world;
const viewer = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Finance: 'editor' });

suite('A copy of a board', () => {
  test('has its lists, labels and cards, is of whoever made it, and has neither its people nor its tasks', async () => {
    const board = await boardOf(admin, { viewer_ids: [viewer.id] });
    const params = { id: board.id };
    const label = { name: 'Urgent', colour: 'red' as const };
    const { data: labelled } = await admin.calls(addLabel, { params, body: label });
    const body = {
      title: 'one',
      list_id: listNamed(board, 'Ideas'),
      due_on: '2026-12-24',
      member_ids: [viewer.id],
      label_ids: labelled.labels.map(({ id }) => id),
      checklists: [{ name: 'Steps', items: [{ text: 'Ask the bank', done: true }] }],
    };
    await admin.calls(addCard, { params: { board_id: board.id }, body });
    await cardIn(admin, board, 'Ideas', 'two');
    const task = (await admin.calls(addTask, { body: { title: 'a task' } })).data;
    await taskOn(admin, board, 'To do', task.id);
    const { data: made } = await viewer.calls(copyBoard, { params, body: { name: 'Week of Finance' } });
    assert.deepEqual(
      [made.name, made.visibility, made.role, made.admins.map(({ id }) => id), made.viewers],
      ['Week of Finance', 'private', 'admin', [viewer.id], []],
    );
    assert.deepEqual(
      made.lists.map(({ name, task_status }) => [name, task_status]),
      board.lists.map(({ name, task_status }) => [name, task_status]),
    );
    assert.deepEqual(await shownOn(viewer, made), {
      Ideas: ['one', 'two'],
      'To do': [],
      Doing: [],
      Done: [],
    });
    const on = { board_id: made.id };
    const ideas = (await viewer.calls(listCards, { params: on })).data.find(
      (list) => list.id === made.lists[0]?.id,
    );
    const id = ideas?.cards.find(({ title }) => title === 'one')?.id ?? '';
    const { data: card } = await viewer.calls(readCard, { params: { ...on, id } });
    assert.deepEqual([card.members, card.due_on], [[], null]);
    assert.deepEqual(
      card.labels.map((one) => one.id),
      made.labels.map((one) => one.id),
    );
    assert.deepEqual(card.checklists, [{ name: 'Steps', items: [{ text: 'Ask the bank', done: false }] }]);
    // The next card has a number of its own.
    await cardIn(viewer, made, 'Ideas', 'three');
    assert.equal((await admin.isRefused(readBoard, { params: { id: made.id } })).status, 404);
    assert.equal((await stranger.isRefused(copyBoard, { params, body: { name: 'Mine' } })).status, 404);
  });
});
