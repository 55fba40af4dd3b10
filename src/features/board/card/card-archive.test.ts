import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { deleteList } from '#features/board/board/board-part.contract.ts';
import { archiveBoard } from '#features/board/board/board.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn, listNamed, shownOn, taskOn } from '#tests/board/board-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { archiveCards, listArchivedCards } from './card-archive.contract.ts';
import { archiveCard, deleteCard, readCardHistory, reopenCard } from './card.contract.ts';
import { listBoardsOfTask } from './task-boards.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const member = await world.person('Staff', { Finance: 'editor' });
const viewer = await world.person('User', { Operations: 'viewer' });

const planned = () =>
  boardOf(admin, { member_ids: [member.id], viewer_ids: [viewer.id], visibility: 'organisation' });
const inFinance = { department_id: departments['Finance'] as string };

suite('The archive of a board', () => {
  test('takes all cards of a list at once, and gives each of them back', async () => {
    const board = await planned();
    for (const title of ['Call the bank', 'Count the invoices']) await cardIn(member, board, 'Done', title);
    const task = (await member.calls(addTask, { body: { title: 'Ask the bank', ...inFinance } })).data;
    await cardIn(member, board, 'Ideas', 'Stays');
    const linked = await taskOn(member, board, 'Ideas', task.id);
    const on = { board_id: board.id };
    const list = (name: string) => ({ params: { ...on, list_id: listNamed(board, name) } });
    assert.equal((await viewer.isRefused(archiveCards, list('Done'))).status, 403);
    const foreign = { params: { ...on, list_id: listNamed(await planned(), 'Done') } };
    assert.equal((await member.isRefused(archiveCards, foreign)).status, 404);
    assert.deepEqual((await member.calls(archiveCards, list('Done'))).data, { archived: 2 });
    assert.deepEqual((await member.calls(archiveCards, list('Done'))).data, { archived: 0 });
    assert.deepEqual(await shownOn(member, board), {
      Ideas: ['Stays', 'Ask the bank'],
      'To do': [],
      Doing: [],
      Done: [],
    });
    await member.calls(archiveCard, { params: { ...on, id: linked.id }, body: { version: linked.version } });
    const archived = async (who = member, query: object = {}) => {
      const { data, count } = await who.calls(listArchivedCards, { params: on, query });
      return [data.map(({ title }) => title).toSorted(), count];
    };
    assert.deepEqual(await archived(), [['Ask the bank', 'Call the bank', 'Count the invoices'], 3]);
    assert.deepEqual(await archived(member, { q: 'BANK' }), [['Ask the bank', 'Call the bank'], 2]);
    assert.deepEqual((await archived(member, { limit: '1', offset: '2' }))[1], 3);
    // What is a task is seen by whoever sees that.
    assert.deepEqual(await archived(viewer, { q: 'bank' }), [['Call the bank'], 1]);
    const page = (await member.calls(listArchivedCards, { params: on, query: { q: 'invoices' } })).data[0];
    const its = { ...on, id: page?.id ?? '' };
    const { data: told } = await member.calls(readCardHistory, { params: its });
    assert.equal(told[0]?.action, 'card.archived');
    await member.calls(reopenCard, { params: its, body: { version: page?.version ?? 0 } });
    assert.deepEqual((await shownOn(member, board))['Done'], ['Count the invoices']);
    const rest = (await member.calls(listArchivedCards, { params: on, query: { q: 'call' } })).data[0];
    const gone = { params: { ...on, id: rest?.id ?? '' }, body: { version: rest?.version ?? 0 } };
    await member.calls(deleteCard, gone);
    assert.deepEqual(await archived(), [['Ask the bank'], 1]);
    await member.calls(deleteList, {
      params: { id: board.id, list_id: listNamed(board, 'Ideas') },
      body: { version: 1 },
    });
    assert.deepEqual(await archived(), [[], 0]);
    await admin.calls(archiveBoard, { params: { id: board.id }, body: { version: board.version } });
    assert.equal((await member.isRefused(archiveCards, list('Done'))).status, 409);
    const hidden = await boardOf(admin);
    const stranger = { params: { board_id: hidden.id }, query: {} };
    assert.equal((await member.isRefused(listArchivedCards, stranger)).status, 404);
  });

  test('keeps the cards of tasks that somebody does not see where they are', async () => {
    const board = await boardOf(admin, { member_ids: [member.id, viewer.id], visibility: 'organisation' });
    const task = (await member.calls(addTask, { body: { title: 'Ask the bank', ...inFinance } })).data;
    await taskOn(member, board, 'To do', task.id);
    await cardIn(member, board, 'To do', 'Call the bank');
    const params = { board_id: board.id, list_id: listNamed(board, 'To do') };
    assert.deepEqual((await viewer.calls(archiveCards, { params })).data, { archived: 1 });
    assert.deepEqual((await shownOn(member, board))['To do'], ['Ask the bank']);
  });
});

suite('A task', () => {
  test('says on which boards it is, of those that one sees', async () => {
    const [board, own, ended] = [await planned(), await boardOf(member), await boardOf(member)];
    const task = (await member.calls(addTask, { body: { title: 'Ask the bank' } })).data;
    const card = await taskOn(member, board, 'To do', task.id);
    await taskOn(member, own, 'To do', task.id);
    const [archived, closed] = [await boardOf(member), await taskOn(member, ended, 'To do', task.id)];
    const gone = await taskOn(member, archived, 'To do', task.id);
    await member.calls(archiveCard, {
      params: { board_id: archived.id, id: gone.id },
      body: { version: gone.version },
    });
    await member.calls(archiveBoard, { params: { id: ended.id }, body: { version: ended.version } });
    assert.equal(closed.board_id, ended.id);
    const params = { id: task.id };
    const { data } = await viewer.calls(listBoardsOfTask, { params });
    assert.deepEqual(data, [
      { id: board.id, name: board.name, uri: board.uri, card_id: card.id, list: 'To do' },
    ]);
    const both = (await member.calls(listBoardsOfTask, { params })).data.map(({ id }) => id);
    assert.deepEqual(both.toSorted(), [board.id, own.id].toSorted());
    const hidden = (await member.calls(addTask, { body: { title: 'Of Finance', ...inFinance } })).data;
    assert.equal((await viewer.isRefused(listBoardsOfTask, { params: { id: hidden.id } })).status, 404);
  });
});
