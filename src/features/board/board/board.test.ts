import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addCard, listCards, moveCard } from '#features/board/card/card.contract.ts';
import { boardOf, cardIn, drop, listNamed, shownOn } from '#tests/board/board-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  addBoard,
  changeBoard,
  listBoards,
  readBoard,
  readBoardHistory,
  subscribeToBoard,
  type Board,
} from './board.contract.ts';
import * as part from './board-part.contract.ts';

const world = await newWorld();
const { departments } = world;
const keeper = await world.person('Staff', { Finance: 'editor' });
const member = await world.person('User', { Finance: 'viewer' });
const viewer = await world.person('Staff', { Finance: 'editor' });

const team = { member_ids: [member.id], viewer_ids: [viewer.id] };

suite('Those on a board', () => {
  test('look at it as viewers, work on it as members, and look after it as its admins', async () => {
    const board = await boardOf(keeper, { ...team, visibility: 'organisation' });
    const params = { id: board.id };
    const card = await cardIn(member, board, 'Ideas', 'Count the invoices');
    const asViewer = [
      await viewer.isRefused(addCard, {
        params: { board_id: board.id },
        body: { title: 'Mine', list_id: listNamed(board, 'Ideas') },
      }),
      await viewer.isRefused(moveCard, drop(board, card, 'To do')),
      await viewer.isRefused(part.addList, { params, body: { name: 'Mine' } }),
      await viewer.isRefused(part.addLabel, { params, body: { name: 'Mine', colour: 'red' } }),
      await viewer.isRefused(changeBoard, { params, body: { version: board.version, name: 'Mine' } }),
    ];
    assert.deepEqual(
      asViewer.map(({ status }) => status),
      [403, 403, 403, 403, 403],
    );
    await member.calls(moveCard, drop(board, card, 'To do'));
    await member.calls(part.addList, { params, body: { name: 'Later' } });
    const people = { version: board.version, member_ids: [member.id, viewer.id], viewer_ids: [] };
    assert.equal((await member.isRefused(changeBoard, { params, body: people })).status, 403);
    const changed = (await keeper.calls(changeBoard, { params, body: people })).data;
    assert.deepEqual([changed.members.length, changed.viewers.length], [2, 0]);
    await viewer.calls(moveCard, drop(board, { ...card, version: 2 }, 'Doing'));
  });

  test('are never without somebody who looks after it, nor strangers to the organisation', async () => {
    const board = await boardOf(keeper, team);
    const changing = async (people: object) => {
      const sent = { params: { id: board.id }, body: { version: board.version, ...people } };
      return (await keeper.isRefused(changeBoard, sent)).code;
    };
    assert.equal(await changing({ admin_ids: [] }), 'board_admin_missing');
    assert.equal(await changing({ member_ids: [crypto.randomUUID()] }), 'person_unknown');
    const made = await keeper.isRefused(addBoard, { body: { name: 'Nobody looks after it', admin_ids: [] } });
    assert.equal(made.code, 'board_admin_missing');
  });

  test('make private boards as Users, and boards of their own departments otherwise', async () => {
    const adding = async (who: typeof member, more: object) =>
      (await who.isRefused(addBoard, { body: { name: 'Of us', ...more } })).code;
    assert.equal(await adding(member, { visibility: 'organisation' }), 'private_only');
    const ofFinance = { visibility: 'department', department_id: departments['Finance'] };
    assert.equal(await adding(member, ofFinance), 'private_only');
    const ofOperations = { visibility: 'department', department_id: departments['Operations'] };
    assert.equal(await adding(keeper, ofOperations), 'department_not_yours');
    assert.equal(await adding(keeper, { visibility: 'department' }), 'board_department_missing');
    assert.equal(await adding(keeper, { department_id: departments['Finance'] }), 'board_department_missing');
    const { data: own } = await member.calls(addBoard, { body: { name: 'Of me' } });
    assert.deepEqual([own.visibility, own.role], ['private', 'admin']);
    const wider = { version: 1, visibility: 'organisation' };
    assert.equal(
      (await member.isRefused(changeBoard, { params: { id: own.id }, body: wider })).code,
      'private_only',
    );
  });

  test('hear of it once they say so', async () => {
    const board = await boardOf(keeper, team);
    const params = { id: board.id };
    const says = async () => (await viewer.calls(readBoard, { params })).data.subscribed;
    for (const subscribed of [true, false]) {
      await viewer.calls(subscribeToBoard, { params, body: { subscribed } });
      assert.equal(await says(), subscribed);
      const { data } = await viewer.calls(listBoards, { query: { member: 'me', limit: '200' } });
      const row = data.find(({ id }) => id === board.id);
      assert.deepEqual([row?.subscribed, row?.role], [subscribed, 'viewer']);
    }
  });
});

suite('A list of a board', () => {
  test('hides its cards when it is removed, and brings all of them back', async () => {
    const board = await boardOf(keeper, team);
    for (const title of ['one', 'two']) await cardIn(keeper, board, 'To do', title);
    const list_id = listNamed(board, 'To do');
    const params = { id: board.id, list_id };
    const without = (await member.calls(part.deleteList, { params, body: { version: 1 } })).data;
    assert.deepEqual(
      without.lists.map(({ name }) => name),
      ['Ideas', 'Doing', 'Done'],
    );
    const lists = (await member.calls(listCards, { params: { board_id: board.id } })).data;
    assert.equal(
      lists.find(({ id }) => id === list_id),
      undefined,
    );
    const adding = { title: 'three', list_id };
    const refused = await member.isRefused(addCard, { params: { board_id: board.id }, body: adding });
    assert.deepEqual([refused.status, refused.code], [400, 'list_unknown']);
    const { data: back } = await member.calls(part.restoreList, { params, body: { version: 2 } });
    assert.deepEqual(
      back.lists.map(({ name }) => name),
      ['Ideas', 'To do', 'Doing', 'Done'],
    );
    assert.deepEqual(without.removed, { id: list_id, version: 2 });
    assert.deepEqual((await shownOn(member, board))['To do'], ['one', 'two']);
    const told = (await member.calls(readBoardHistory, { params: { id: board.id } })).data;
    assert.deepEqual(
      told.slice(0, 2).map(({ action }) => action),
      ['board.list_restored', 'board.list_removed'],
    );
  });

  test('is put before another one, behind it, or at the end', async () => {
    const board = await boardOf(keeper);
    const put = async (name: string, version: number, where: object) => {
      const body = { list_id: listNamed(board, name), version, ...where };
      const { data } = await keeper.calls(part.orderLists, { params: { id: board.id }, body });
      return data.lists.map((list) => list.name).join();
    };
    assert.equal(await put('Done', 1, { before: listNamed(board, 'Ideas') }), 'Done,Ideas,To do,Doing');
    assert.equal(await put('Ideas', 1, { after: listNamed(board, 'To do') }), 'Done,To do,Ideas,Doing');
    assert.equal(await put('Done', 2, {}), 'To do,Ideas,Doing,Done');
    const sent = { list_id: listNamed(board, 'Done'), version: 3, before: crypto.randomUUID() };
    const refused = await keeper.isRefused(part.orderLists, { params: { id: board.id }, body: sent });
    assert.deepEqual([refused.status, refused.code], [409, 'neighbour_unknown']);
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const board = await boardOf(keeper);
    const params = { id: board.id, list_id: listNamed(board, 'Doing') };
    await keeper.calls(part.changeList, { params, body: { version: 1, name: 'This week' } });
    const refused = await keeper.isRefused(part.changeList, { params, body: { version: 1, wip_limit: 3 } });
    assert.deepEqual([refused.status, refused.code], [409, 'stale_version']);
  });

  test('of another board is not there', async () => {
    const [board, other] = [await boardOf(keeper), await boardOf(keeper)];
    const params = { id: board.id, list_id: listNamed(other, 'Doing') };
    assert.equal(
      (await keeper.isRefused(part.changeList, { params, body: { version: 1, name: 'Mine' } })).status,
      404,
    );
  });
});

suite('A new board', () => {
  test('has labels to begin with, in the words of whoever makes it', async () => {
    const labelsIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await keeper.sends(addBoard, { body: { name: 'Week of IT' } }, headers);
      return (body as { data: Board }).data.labels.map(({ name, colour }) => `${name} ${colour}`);
    };
    assert.deepEqual(await labelsIn('en'), [
      'Document orange',
      'High priority red',
      'Improvement green',
      'System blue',
    ]);
    assert.ok((await labelsIn('tr')).includes('Yüksek öncelik red'));
    assert.ok((await labelsIn('ar')).includes('أولوية عالية red'));
  });
});
