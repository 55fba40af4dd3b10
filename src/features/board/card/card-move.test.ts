import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addTask, readTask } from '#features/treatment/task/task.contract.ts';
import { blockTask, finishTask, startTask } from '#features/treatment/task/task-verbs.contract.ts';
import { boardOf, cardIn, listNamed, shownOn } from '#tests/board/board-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { addCard, moveCard, readCard } from './card.contract.ts';

async function planned() {
  const world = await newWorld();
  const { admin } = world;
  const member = await world.person('Staff', { Finance: 'editor' });
  const board = await boardOf(admin, { member_ids: [member.id], visibility: 'organisation' });
  return { world, admin, member, board };
}

suite('A card', () => {
  test('goes to the end of a list, before another card, or after it', async () => {
    const { member, board } = await planned();
    for (const title of ['one', 'two', 'three']) await cardIn(member, board, 'To do', title);
    const four = await cardIn(member, board, 'Ideas', 'four');
    const cards = await shownOn(member, board);
    assert.deepEqual(cards, { Ideas: ['four'], 'To do': ['one', 'two', 'three'], Doing: [], Done: [] });
    const two = (await shownOn(member, board))['To do'];
    assert.deepEqual(two, ['one', 'two', 'three']);
    const five = await cardIn(member, board, 'To do', 'five');
    const params = { board_id: board.id, id: four.id };
    const list_id = listNamed(board, 'To do');
    const moved = (await member.calls(moveCard, { params, body: { version: 1, list_id, before: five.id } }))
      .data;
    assert.deepEqual((await shownOn(member, board))['To do'], ['one', 'two', 'three', 'four', 'five']);
    await member.calls(moveCard, { params, body: { version: moved.version, list_id, after: five.id } });
    assert.deepEqual((await shownOn(member, board))['To do'], ['one', 'two', 'three', 'five', 'four']);
    assert.equal(
      (await member.isRefused(moveCard, { params, body: { version: 1, list_id } })).code,
      'stale_version',
    );
  });

  test('that is a task starts and finishes it by one drop, and goes where the task is led', async () => {
    const { admin, member, board } = await planned();
    const task = (
      await member.calls(addTask, { body: { title: 'Count the invoices', assignee_ids: [member.id] } })
    ).data;
    const add = {
      params: { board_id: board.id },
      body: { task_id: task.id, list_id: listNamed(board, 'To do') },
    };
    const card = (await member.calls(addCard, add)).data;
    assert.equal((await admin.isRefused(addCard, add)).code, 'task_on_board');
    const params = { board_id: board.id, id: card.id };
    const done = { version: card.version, list_id: listNamed(board, 'Done') };
    const moved = (await member.calls(moveCard, { params, body: done })).data;
    assert.equal(moved.task?.status, 'done');
    assert.deepEqual((await shownOn(member, board))['Done'], ['Count the invoices']);
  });

  test('follows its task, and stays where no list says where that stands', async () => {
    const { member, board } = await planned();
    const task = (
      await member.calls(addTask, { body: { title: 'Count the invoices', assignee_ids: [member.id] } })
    ).data;
    const body = { task_id: task.id, list_id: listNamed(board, 'To do') };
    const card = (await member.calls(addCard, { params: { board_id: board.id }, body })).data;
    await cardIn(member, board, 'Doing', 'There before');
    const params = { id: task.id };
    await member.calls(startTask, { params, body: { version: 1 } });
    assert.deepEqual((await shownOn(member, board))['Doing'], ['There before', 'Count the invoices']);
    await member.calls(blockTask, { params, body: { version: 2, reason: 'The printer is broken' } });
    assert.deepEqual((await shownOn(member, board))['Doing'], ['There before', 'Count the invoices']);
    const seen = (await member.calls(readCard, { params: { board_id: board.id, id: card.id } })).data;
    assert.equal(seen.task?.status, 'blocked');
    assert.equal((await member.calls(readTask, { params })).data.status, 'blocked');
    void finishTask;
  });
});
