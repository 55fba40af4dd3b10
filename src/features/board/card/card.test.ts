import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addLabel, changeList, deleteLabel } from '#features/board/board/board-part.contract.ts';
import { archiveBoard, changeBoard } from '#features/board/board/board.contract.ts';
import { addTask, readTask } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn, drop, listNamed, shownOn } from '#tests/board/board-world.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './card.contract.ts';

const world = await newWorld();
const { admin } = world;
const member = await world.person('Staff', { Finance: 'editor' });

const planned = (more: object = {}) =>
  boardOf(admin, { member_ids: [member.id], visibility: 'organisation', ...more });

suite('A card', () => {
  test('goes to the end of a list, before another card, or behind it', async () => {
    const board = await planned();
    for (const title of ['one', 'two', 'three']) await cardIn(member, board, 'To do', title);
    const five = await cardIn(member, board, 'To do', 'five');
    const four = await cardIn(member, board, 'Ideas', 'four');
    const put = async (version: number, where: object = {}) => {
      await member.calls(contract.moveCard, drop(board, { id: four.id, version }, 'To do', where));
      return (await shownOn(member, board))['To do']?.join();
    };
    assert.equal(await put(1, { before: five.id }), 'one,two,three,four,five');
    assert.equal(await put(2, { after: five.id }), 'one,two,three,five,four');
    assert.equal(await put(3, { before: five.id }), 'one,two,three,four,five');
    assert.equal(await put(4), 'one,two,three,five,four');
    const elsewhere = await cardIn(member, board, 'Done', 'six');
    const refused = await member.isRefused(
      contract.moveCard,
      drop(board, { id: four.id, version: 5 }, 'To do', { before: elsewhere.id }),
    );
    assert.deepEqual([refused.status, refused.code], [409, 'neighbour_unknown']);
  });

  test('says in its history from which list to which it went', async () => {
    const board = await planned();
    const card = await cardIn(member, board, 'Ideas', 'one');
    await member.calls(contract.moveCard, drop(board, card, 'Doing'));
    const params = { board_id: board.id, id: card.id };
    const [moved] = (await member.calls(contract.readCardHistory, { params })).data;
    assert.equal(moved?.action, 'card.moved');
    assert.deepEqual(
      moved.changes.map(({ field, old, new: now }) => [field, old, now]),
      [['list', 'Ideas', 'Doing']],
    );
  });

  test('that two people move at once goes where the first of them puts it, and the second sees it there', async () => {
    const board = await planned();
    const card = await cardIn(member, board, 'Ideas', 'one');
    const replies = await Promise.all(
      (
        [
          [member, 'Doing'],
          [admin, 'Done'],
        ] as const
      ).map(([who, list]) => who.sends(contract.moveCard, drop(board, card, list))),
    );
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
    const [won, lost] = replies
      .toSorted((a, b) => a.status - b.status)
      .map(({ body }) => (body as { data: contract.Card }).data);
    assert.deepEqual([lost?.list_id, lost?.version], [won?.list_id, 2]);
  });

  test('has no room in a full list where its board says so, nor comes back there from the archive', async () => {
    const board = await planned({ wip_blocks: true });
    const list_id = listNamed(board, 'Doing');
    const params = { board_id: board.id };
    const limit = { params: { id: board.id, list_id }, body: { version: 1, wip_limit: 1 } };
    const one = await cardIn(member, board, 'Doing', 'one');
    await admin.calls(changeList, limit);
    const two = await cardIn(member, board, 'Ideas', 'two');
    const adding = { params, body: { title: 'three', list_id } };
    for (const refused of [
      await member.isRefused(contract.addCard, adding),
      await member.isRefused(contract.moveCard, drop(board, two, 'Doing')),
    ])
      assert.deepEqual([refused.status, refused.code], [422, 'list_full']);
    // Within the list there is room.
    const moved = (await member.calls(contract.moveCard, drop(board, one, 'Doing'))).data;
    const its = { params: { ...params, id: one.id } };
    await member.calls(contract.archiveCard, { ...its, body: { version: moved.version } });
    await member.calls(contract.moveCard, drop(board, two, 'Doing'));
    const back = await member.isRefused(contract.reopenCard, { ...its, body: { version: 3 } });
    assert.deepEqual([back.status, back.code], [422, 'list_full']);
  });

  test('goes to nobody who has as many cards in the list as a person may have, where its board says so', async () => {
    const board = await planned({ wip_blocks: true, wip_per_person: 1 });
    const list_id = listNamed(board, 'Doing');
    const params = { board_id: board.id };
    const own = { list_id, member_ids: [member.id] };
    const { data: one } = await member.calls(contract.addCard, { params, body: { title: 'one', ...own } });
    const { data: two } = await member.calls(contract.addCard, {
      params,
      body: { title: 'two', ...own, list_id: listNamed(board, 'Ideas') },
    });
    const { data: task } = await member.calls(addTask, {
      body: { title: 'a task', assignee_ids: [member.id] },
    });
    const refusals = [
      await member.isRefused(contract.addCard, { params, body: { title: 'three', ...own } }),
      await member.isRefused(contract.addCard, { params, body: { task_id: task.id, list_id } }),
      await member.isRefused(contract.moveCard, drop(board, two, 'Doing')),
    ];
    for (const { status, code, message } of refusals)
      assert.deepEqual(
        [status, code, message],
        [
          422,
          'person_full',
          `${board.members[0]?.name} has as many cards in this list as a person may have.`,
        ],
      );
    // Others have room, and within the list there is.
    await cardIn(member, board, 'Doing', 'of nobody');
    const moved = (await member.calls(contract.moveCard, drop(board, one, 'Doing'))).data;
    const its = { params: { ...params, id: one.id } };
    await member.calls(contract.archiveCard, { ...its, body: { version: moved.version } });
    const { data: there } = await member.calls(contract.moveCard, drop(board, two, 'Doing'));
    const back = await member.isRefused(contract.reopenCard, {
      ...its,
      body: { version: moved.version + 1 },
    });
    assert.deepEqual([back.status, back.code], [422, 'person_full']);
    await admin.calls(changeBoard, {
      params: { id: board.id },
      body: { version: board.version, wip_blocks: false },
    });
    await member.calls(contract.reopenCard, { ...its, body: { version: moved.version + 1 } });
    assert.equal(there.list_id, list_id);
  });

  test('of another board is not there, whatever is asked of it', async () => {
    const [board, other] = [await planned(), await planned()];
    const card = await cardIn(member, other, 'Ideas', 'one');
    const params = { board_id: board.id, id: card.id };
    const body = { version: 1 };
    for (const refused of [
      await member.isRefused(contract.readCard, { params }),
      await member.isRefused(contract.readCardHistory, { params }),
      await member.isRefused(contract.changeCard, { params, body: { ...body, title: 'Mine' } }),
      await member.isRefused(contract.moveCard, {
        params,
        body: { ...body, list_id: listNamed(other, 'Done') },
      }),
      await member.isRefused(contract.makeTaskOfCard, { params, body }),
      await member.isRefused(contract.archiveCard, { params, body }),
      await member.isRefused(contract.deleteCard, { params, body }),
    ])
      assert.equal(refused.status, 404);
    assert.equal(
      (await member.calls(contract.readCard, { params: { ...params, board_id: other.id } })).data.version,
      1,
    );
    const there = {
      params: { ...params, board_id: other.id },
      body: { ...body, list_id: listNamed(board, 'Done') },
    };
    const refused = await member.isRefused(contract.moveCard, there);
    assert.deepEqual([refused.status, refused.code], [400, 'list_unknown']);
  });

  test('has labels of its own board, and loses one that is removed', async () => {
    const [board, other] = [await planned(), await planned()];
    const labelled = async (of: typeof board) =>
      (
        await member.calls(addLabel, { params: { id: of.id }, body: { name: 'Urgent', colour: 'red' } })
      ).data.labels.find(({ name }) => name === 'Urgent')?.id ?? '';
    const [own, foreign] = [await labelled(board), await labelled(other)];
    const card = await cardIn(member, board, 'Ideas', 'one');
    const params = { board_id: board.id, id: card.id };
    const refused = await member.isRefused(contract.changeCard, {
      params,
      body: { version: 1, label_ids: [foreign] },
    });
    assert.deepEqual([refused.status, refused.code], [400, 'label_unknown']);
    const { data } = await member.calls(contract.changeCard, {
      params,
      body: { version: 1, label_ids: [own] },
    });
    assert.deepEqual(
      data.labels.map(({ name }) => name),
      ['Urgent'],
    );
    await member.calls(deleteLabel, { params: { id: board.id, label_id: own }, body: { version: 1 } });
    assert.deepEqual((await member.calls(contract.readCard, { params })).data.labels, []);
  });

  test('becomes a task with all that it says, and says nothing of its own from then on', async () => {
    const board = await planned();
    const body = {
      title: 'Count the invoices',
      description: 'All of May',
      due_on: '2026-12-24',
      member_ids: [member.id],
      checklists: [{ name: 'Steps', items: [{ text: 'Ask the bank', done: true }] }],
      list_id: listNamed(board, 'Ideas'),
    };
    const { data: card } = await member.calls(contract.addCard, { params: { board_id: board.id }, body });
    const params = { board_id: board.id, id: card.id };
    const { data: made } = await member.calls(contract.makeTaskOfCard, { params, body: { version: 1 } });
    assert.deepEqual(
      [made.title, made.description, made.due_on, made.members.map(({ id }) => id), made.checklist_done],
      ['Count the invoices', 'All of May', '2026-12-24', [member.id], 1],
    );
    const { data: task } = await member.calls(readTask, { params: { id: made.task?.id ?? '' } });
    assert.deepEqual(
      [task.title, task.due_on, task.checklist.length],
      ['Count the invoices', '2026-12-24', 1],
    );
    const change = { params, body: { version: made.version, title: 'Count them twice' } };
    const refused = await member.isRefused(contract.changeCard, change);
    assert.deepEqual([refused.status, refused.code], [422, 'card_is_task']);
    assert.equal(
      (await member.isRefused(contract.makeTaskOfCard, { params, body: { version: made.version } })).code,
      'card_is_task',
    );
  });

  test('changes no more on a board that was archived', async () => {
    const board = await planned();
    const card = await cardIn(member, board, 'Ideas', 'one');
    await admin.calls(archiveBoard, { params: { id: board.id }, body: { version: board.version } });
    const refused = await member.isRefused(contract.moveCard, drop(board, card, 'Done'));
    assert.deepEqual([refused.status, refused.code], [422, 'board_archived']);
    const adding = {
      params: { board_id: board.id },
      body: { title: 'two', list_id: listNamed(board, 'Ideas') },
    };
    const added = await member.isRefused(contract.addCard, adding);
    assert.deepEqual([added.status, added.code], [409, 'wrong_state']);
  });
});
