import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { archiveBoard, deleteBoard, listBoards } from '#features/board/board/board.contract.ts';
import { deleteList } from '#features/board/board/board-part.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn, listNamed, taskOn } from '#tests/board/board-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './card.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const keeper = await world.person('Staff', { Finance: 'editor' });
const elsewhere = await world.person('Staff', { Operations: 'editor' });

const finds = async (who: Caller, q: string): Promise<string[]> =>
  (await who.calls(contract.searchCards, { query: { q } })).data.map(({ title }) => title);

suite('Somebody who searches', () => {
  test('finds cards of their own by title or reference, with their board, and none of a board they do not see', async () => {
    const board = await boardOf(keeper, { name: 'The week' });
    const card = await cardIn(keeper, board, 'Ideas', 'Büyük yedekleme');
    for (const q of ['buyuk', 'YEDEK buyuk', card.ref]) {
      const { data } = await keeper.calls(contract.searchCards, { query: { q } });
      assert.deepEqual(data, [
        { id: card.id, ref: card.ref, title: card.title, board: { id: board.id, name: 'The week' } },
      ]);
      for (const who of [admin, elsewhere]) assert.deepEqual(await finds(who, q), []);
    }
    assert.deepEqual(await finds(keeper, 'buyuk nothing'), []);
  });

  test('finds the task and not its card', async () => {
    const board = await boardOf(keeper, { visibility: 'organisation' });
    const { data: task } = await keeper.calls(addTask, { body: { title: 'Found as a task' } });
    await taskOn(keeper, board, 'To do', task.id);
    assert.deepEqual(await finds(keeper, 'found as'), []);
  });

  test('on a board finds its cards, those that are tasks as well', async () => {
    const board = await boardOf(keeper);
    const { data: task } = await keeper.calls(addTask, { body: { title: 'Geçmiş yedekler' } });
    const linked = await taskOn(keeper, board, 'To do', task.id);
    const own = await cardIn(keeper, board, 'Ideas', 'Gelecek yedekler');
    const saying = async (q: string) => {
      const params = { board_id: board.id };
      const { data } = await keeper.calls(contract.listCards, { params, query: { q } });
      return data.flatMap(({ cards }) => cards.map(({ title }) => title));
    };
    assert.deepEqual(await saying('YEDEK'), [own.title, linked.title]);
    for (const [q, { title }] of [
      ['gecmis', linked],
      [task.ref, linked],
      ['gelecek yed', own],
      [own.ref, own],
    ] as const)
      assert.deepEqual(await saying(q), [title], q);
  });

  test('finds no card that is out of sight', async () => {
    const board = await boardOf(keeper, { visibility: 'organisation' });
    const named = (title: string, list = 'Ideas') => cardIn(keeper, board, list, `Hidden ${title}`);
    const [gone, kept] = [await named('gone'), await named('kept')];
    await named('under a list', 'Done');
    const its = ({ id, version }: contract.Card) => ({
      params: { board_id: board.id, id },
      body: { version },
    });
    await keeper.calls(contract.deleteCard, its(gone));
    await keeper.calls(contract.archiveCard, its(kept));
    const list_id = listNamed(board, 'Done');
    await keeper.calls(deleteList, { params: { id: board.id, list_id }, body: { version: 1 } });
    await named('not');
    assert.deepEqual(await finds(keeper, 'hidden'), ['Hidden not']);
    const body = { version: board.version };
    await keeper.calls(archiveBoard, { params: { id: board.id }, body });
    assert.deepEqual(await finds(keeper, 'hidden'), []);
    const other = await boardOf(keeper, { visibility: 'organisation' });
    await cardIn(keeper, other, 'Ideas', 'Hidden with its board');
    await keeper.calls(deleteBoard, { params: { id: other.id }, body: { version: other.version } });
    assert.deepEqual(await finds(keeper, 'hidden'), []);
  });

  test('finds boards by name or reference', async () => {
    const board = await boardOf(keeper, { name: 'Yearly stocktaking' });
    for (const q of ['stock', board.ref]) {
      const { data } = await keeper.calls(listBoards, { query: { q } });
      assert.deepEqual(
        data.map(({ name }) => name),
        ['Yearly stocktaking'],
      );
      assert.deepEqual((await admin.calls(listBoards, { query: { q } })).data, []);
    }
  });
});

suite('A card without its board in the address', () => {
  test('is found by who sees it, as is a task, and by nobody else', async () => {
    const board = await boardOf(keeper, { visibility: 'organisation' });
    const hidden = await boardOf(keeper);
    const department_id = departments['Finance'] as string;
    const body = { title: 'Of Finance', department_id };
    const { data: task } = await keeper.calls(addTask, { body });
    const [own, secret] = [
      await cardIn(keeper, board, 'Ideas', 'Own'),
      await cardIn(keeper, hidden, 'Ideas', 'Secret'),
    ];
    const linked = await taskOn(keeper, board, 'To do', task.id);
    const on = async (who: Caller, { id }: { id: string }) =>
      (await who.calls(contract.findCard, { params: { id } })).data;
    assert.equal((await on(elsewhere, own)).board.id, board.id);
    assert.equal((await on(keeper, linked)).title, 'Of Finance');
    for (const [who, { id }] of [
      [elsewhere, linked],
      [elsewhere, secret],
      [admin, secret],
    ] as const)
      assert.equal((await who.isRefused(contract.findCard, { params: { id } })).status, 404);
  });
});
