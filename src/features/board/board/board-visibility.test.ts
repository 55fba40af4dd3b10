import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addComment, listComments } from '#features/collaboration/comment/comment.contract.ts';
import { listCards, moveCard, readCard, readCardHistory } from '#features/board/card/card.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn, drop, shownOn, taskOn } from '#tests/board/board-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeBoard, listBoards, readBoard, readBoardHistory } from './board.contract.ts';
import { addList } from './board-part.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const [Finance, Operations] = [departments['Finance'] as string, departments['Operations'] as string];
const keeper = await world.person('Staff', { Finance: 'viewer' });
const colleague = await world.person('User', { Finance: 'viewer' });
const elsewhere = await world.person('Staff', { Operations: 'editor' });

const seen = async (who: Caller): Promise<string[]> =>
  (await who.calls(listBoards, {})).data.map(({ name }) => name);

suite('A board', () => {
  test('that is private is seen by those it names, and by no Admin besides', async () => {
    const board = await boardOf(keeper, { name: 'Ours alone', viewer_ids: [colleague.id] });
    const card = await cardIn(keeper, board, 'Ideas', 'Between us');
    const params = { id: board.id };
    const ofCard = { board_id: board.id, id: card.id };
    const said = { object_type: 'card' as const, id: card.id };
    await keeper.calls(addComment, { params: said, body: { body: 'Nobody else reads this' } });
    assert.deepEqual(await shownOn(colleague, board), {
      Ideas: ['Between us'],
      'To do': [],
      Doing: [],
      Done: [],
    });
    for (const who of [admin, elsewhere]) {
      assert.ok(!(await seen(who)).includes('Ours alone'));
      const refused = [
        await who.isRefused(readBoard, { params }),
        await who.isRefused(readBoardHistory, { params }),
        await who.isRefused(listCards, { params: { board_id: board.id } }),
        await who.isRefused(readCard, { params: ofCard }),
        await who.isRefused(readCardHistory, { params: ofCard }),
        await who.isRefused(listComments, { params: said }),
        await who.isRefused(addComment, { params: said, body: { body: 'Me too' } }),
        await who.isRefused(changeBoard, {
          params,
          body: { version: board.version, visibility: 'organisation' },
        }),
        await who.isRefused(addList, { params, body: { name: 'Mine' } }),
        await who.isRefused(moveCard, drop(board, card, 'Done')),
      ];
      assert.deepEqual(
        refused.map(({ status }) => status),
        refused.map(() => 404),
      );
    }
  });

  test('of a department is seen by those of the department and by Admins, who look after it as well', async () => {
    const board = await boardOf(keeper, {
      name: 'Of Finance',
      visibility: 'department',
      department_id: Finance,
    });
    const params = { id: board.id };
    assert.equal((await colleague.calls(readBoard, { params })).data.role, null);
    assert.equal((await elsewhere.isRefused(readBoard, { params })).status, 404);
    const body = { version: board.version, name: 'Of Finance, this week' };
    assert.equal((await admin.calls(changeBoard, { params, body })).data.name, 'Of Finance, this week');
    const theirs = { params, body: { ...body, version: board.version + 1 } };
    assert.equal((await colleague.isRefused(changeBoard, theirs)).status, 403);
  });

  test('of the organisation is seen by everybody', async () => {
    const board = await boardOf(keeper, { name: 'Of all', visibility: 'organisation' });
    for (const who of [admin, colleague, elsewhere])
      assert.equal((await who.calls(readBoard, { params: { id: board.id } })).data.name, 'Of all');
  });

  test('shows nobody the card of a task that they do not see, nor counts it', async () => {
    const board = await boardOf(admin, { visibility: 'organisation', member_ids: [colleague.id] });
    const body = { title: 'Operations among themselves', department_id: Operations };
    const task = (await admin.calls(addTask, { body })).data;
    const card = await taskOn(admin, board, 'To do', task.id);
    await cardIn(admin, board, 'To do', 'For everybody');
    const params = { board_id: board.id };
    const ofCard = { ...params, id: card.id };
    const inList = async (who: Caller) => {
      const lists = (await who.calls(listCards, { params })).data;
      return lists.map(({ count, cards }) => [count, ...cards.map(({ title }) => title)]);
    };
    assert.deepEqual((await inList(elsewhere))[1], [2, 'Operations among themselves', 'For everybody']);
    assert.deepEqual((await inList(colleague))[1], [1, 'For everybody']);
    assert.equal((await colleague.isRefused(readCard, { params: ofCard })).status, 404);
    assert.equal((await colleague.isRefused(readCardHistory, { params: ofCard })).status, 404);
    assert.equal((await colleague.isRefused(moveCard, drop(board, card, 'Ideas'))).status, 404);
  });
});
