import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addList, deleteList, restoreList } from '#features/board/board/board-part.contract.ts';
import { readBoard, readBoardHistory } from '#features/board/board/board.contract.ts';
import { deleteCard, listCards } from '#features/board/card/card.contract.ts';
import { copyBoard } from '#features/board/copy/board-copy.contract.ts';
import { deleteTask, type Task } from '#features/treatment/task/task.contract.ts';
import * as verbs from '#features/treatment/task/task-verbs.contract.ts';
import { boardOf, cardIn, shownOn, taskOn } from '#tests/board/board-world.ts';
import { inStep, sourceWorld } from '#tests/board/source-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import {
  addSource,
  listSourceChoices,
  listSources,
  mostSources,
  removeSource,
} from './board-source.contract.ts';

const { world, admin, member, boardFor, planOf, inPlan, cardsOf, sources } = await sourceWorld();

const started = (task: Task) =>
  member.calls(verbs.startTask, { params: { id: task.id }, body: { version: task.version } });

suite('A board that is in step with a plan', () => {
  test('has a card of each of its tasks, where they stand, and of those that come later', async () => {
    const [board, plan] = [await boardFor(), await planOf('Pay once')];
    await started(await inPlan(plan.id, 'Ask the bank'));
    const gone = await inPlan(plan.id, 'Never mind');
    await admin.calls(deleteTask, { params: { id: gone.id }, body: { version: 1 } });
    const [blocked, other] = [await inPlan(plan.id, 'Wait for the bank'), await planOf('Another one')];
    await member.calls(verbs.blockTask, {
      params: { id: blocked.id },
      body: { version: 1, reason: 'They are closed' },
    });
    await inPlan(other.id, 'Of another plan');
    const [source] = await inStep(member, board, { kind: 'plan', id: plan.id });
    assert.deepEqual(
      [source?.kind, source?.ref, source?.title, source?.link],
      ['plan', plan.ref, plan.title, `/apps/risk/management/plan/view?plan=${plan.id}`],
    );
    await inPlan(plan.id, 'Count the invoices');
    assert.deepEqual(await shownOn(member, board), {
      Ideas: ['Wait for the bank'],
      'To do': ['Count the invoices'],
      Doing: ['Ask the bank'],
      Done: [],
    });
    await admin.calls(verbs.restoreTask, { params: { id: gone.id }, body: { version: 2 } });
    assert.deepEqual((await shownOn(member, board))['To do'], ['Count the invoices', 'Never mind']);
    const { data } = await member.calls(readBoardHistory, { params: { id: board.id } });
    assert.deepEqual(
      [data[0]?.action, data[0]?.changes],
      ['board.source_added', [{ field: 'source', old: null, new: `${plan.ref} ${plan.title}` }]],
    );
    const lists = (await member.calls(listCards, { params: { board_id: board.id } })).data;
    for (const { ref } of lists.flatMap(({ cards }) => cards)) assert.match(ref, /^C-\d{4}$/);
    // The next card by hand has a number of its own.
    await cardIn(member, board, 'Ideas', 'By hand');
  });

  test('loses its card with the task, keeps what was taken off by hand off, and shows a task once', async () => {
    const [board, plan] = [await boardFor(), await planOf('Pay once')];
    const [task, other] = [await inPlan(plan.id, 'Ask the bank'), await inPlan(plan.id, 'Ask the printer')];
    await taskOn(member, board, 'To do', task.id);
    await inStep(member, board, { kind: 'plan', id: plan.id });
    assert.deepEqual(await cardsOf(board), ['Ask the bank', 'Ask the printer']);
    const lists = (await member.calls(listCards, { params: { board_id: board.id } })).data;
    const card = lists.flatMap(({ cards }) => cards).find(({ title }) => title === 'Ask the printer');
    const params = { board_id: board.id, id: card?.id ?? '' };
    await member.calls(deleteCard, { params, body: { version: card?.version ?? 0 } });
    await member.calls(verbs.startTask, { params: { id: other.id }, body: { version: 1 } });
    await member.calls(verbs.finishTask, { params: { id: other.id }, body: { version: 2 } });
    await member.calls(verbs.reopenTask, { params: { id: other.id }, body: { version: 3 } });
    assert.deepEqual(await cardsOf(board), ['Ask the bank']);
    await admin.calls(deleteTask, { params: { id: task.id }, body: { version: 1 } });
    assert.deepEqual(await cardsOf(board), []);
  });

  test('is no longer: its cards go but those put there by hand, or all stay', async () => {
    const [board, plan] = [await boardFor(), await planOf('Pay once')];
    const task = await inPlan(plan.id, 'By hand');
    await inPlan(plan.id, 'By the plan');
    await taskOn(member, board, 'To do', task.id);
    const params = { board_id: board.id };
    const remove = async (body: object) => {
      const [source] = await inStep(member, board, { kind: 'plan', id: plan.id });
      assert.deepEqual(await cardsOf(board), ['By hand', 'By the plan']);
      const named = { ...params, source_id: source?.id ?? '' };
      assert.deepEqual((await member.calls(removeSource, { params: named, body })).data, []);
      assert.equal((await member.isRefused(removeSource, { params: named, body })).status, 404);
    };
    await remove({});
    assert.deepEqual(await cardsOf(board), ['By hand']);
    await remove({ keep_cards: true });
    assert.deepEqual(await cardsOf(board), ['By hand', 'By the plan']);
    await inPlan(plan.id, 'Too late');
    assert.deepEqual(await cardsOf(board), ['By hand', 'By the plan']);
  });

  test('has its cards in the first list that it gets', async () => {
    const plan = await planOf('Pay once');
    await inPlan(plan.id, 'Ask the bank');
    const board = await boardFor();
    for (const { id, version } of board.lists)
      await member.calls(deleteList, { params: { id: board.id, list_id: id }, body: { version } });
    await inStep(member, board, { kind: 'plan', id: plan.id });
    const params = { id: board.id };
    await member.calls(addList, { params, body: { name: 'Now' } });
    await inPlan(plan.id, 'Ask the printer');
    const { data } = await member.calls(readBoard, { params });
    assert.deepEqual(await shownOn(member, data), { Now: ['Ask the bank', 'Ask the printer'] });
    const other = await planOf('Pay twice');
    const [list] = data.lists;
    await member.calls(deleteList, { params: { ...params, list_id: list?.id ?? '' }, body: { version: 1 } });
    await inPlan(other.id, 'Ask nobody');
    await inStep(member, board, { kind: 'plan', id: other.id });
    await member.calls(restoreList, { params: { ...params, list_id: list?.id ?? '' }, body: { version: 2 } });
    assert.deepEqual((await shownOn(member, data))['Now'], ['Ask the bank', 'Ask the printer', 'Ask nobody']);
  });

  test('misses no task that is added meanwhile', async () => {
    const plan = await planOf('Pay once');
    const boards = await Promise.all([boardFor(), boardFor()]);
    const titles = Array.from({ length: 5 }, (_, at) => `Task ${at + 10}`);
    await Promise.all([
      ...titles.map((title) => inPlan(plan.id, title)),
      ...boards.map((board) => inStep(member, board, { kind: 'plan', id: plan.id })),
    ]);
    for (const board of boards) assert.deepEqual(await cardsOf(board), titles);
  });
});

suite('Who puts a board in step', () => {
  test('is whoever arranges the board and sees the source, and nobody else', async () => {
    const plan = await planOf('Pay once');
    const stranger = await world.person('Staff', { Operations: 'editor' });
    const board = await boardFor();
    const params = { board_id: board.id };
    const body = { kind: 'plan' as const, id: plan.id };
    assert.equal((await stranger.isRefused(addSource, { params, body })).status, 403);
    const theirs = await boardFor(stranger);
    const unseen = await stranger.isRefused(addSource, { params: { board_id: theirs.id }, body });
    assert.deepEqual([unseen.status, unseen.code], [400, 'source_unknown']);
    for (const wrong of [{ kind: 'plan' as const }, { kind: 'mine' as const, id: member.id }]) {
      const refused = await member.isRefused(addSource, { params, body: wrong });
      assert.deepEqual([refused.status, refused.code], [400, 'source_unknown']);
    }
    const choices = async (who: Caller) => {
      const { data } = await who.calls(listSourceChoices, { query: { kind: 'plan', q: `${plan.ref} once` } });
      return data.map(({ id }) => id);
    };
    assert.deepEqual([await choices(member), await choices(stranger)], [[plan.id], []]);
    await inStep(member, board, body);
    const again = await member.isRefused(addSource, { params, body });
    assert.deepEqual([again.status, again.code], [409, 'source_there']);
    // What one does not see has no name, and its tasks have no card.
    const [source] = await sources(board, stranger);
    assert.deepEqual([source?.kind, source?.ref, source?.title, source?.link], ['plan', null, null, null]);
    await inPlan(plan.id, 'Ask the bank');
    assert.deepEqual([await cardsOf(board), await cardsOf(board, stranger)], [['Ask the bank'], []]);
    const remove = { params: { ...params, source_id: source?.id ?? '' }, body: {} };
    assert.equal((await stranger.isRefused(removeSource, remove)).status, 403);
    const hidden = await boardOf(member);
    assert.equal((await stranger.isRefused(listSources, { params: { board_id: hidden.id } })).status, 404);
    const { data: copy } = await member.calls(copyBoard, {
      params: { id: board.id },
      body: { name: 'Another' },
    });
    assert.deepEqual(await sources(copy), []);
  });

  test('as long as it is in step with few things', async () => {
    const board = await boardFor();
    for (let at = 0; at < mostSources; at++)
      await inStep(member, board, { kind: 'plan', id: (await planOf(`Plan ${at}`)).id });
    const refused = await member.isRefused(addSource, {
      params: { board_id: board.id },
      body: { kind: 'mine' },
    });
    assert.deepEqual([refused.status, refused.code], [422, 'sources_full']);
  });
});
