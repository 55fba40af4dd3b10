// Own process: it listens on ports of its own, and watches for longer than others.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/server/database/database.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { record } from '#platform/server/log/activity.ts';
import * as boards from '#features/board/board/board.contract.ts';
import * as parts from '#features/board/board/board-part.contract.ts';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { addTask, changeTask, readTask } from '#features/treatment/task/task.contract.ts';
import { startTask } from '#features/treatment/task/task-verbs.contract.ts';
import { boardOf, cardIn, drop, listNamed, taskOn } from '#tests/board/board-world.ts';
import { follows, listening, type EventReader } from '#tests/world/waiting/event-reader.ts';
import { raised } from '#tests/world/risk-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld, secret } from '#tests/world/world.ts';
import * as cards from './card.contract.ts';

const world = await newWorld();
const { admin } = world;
const server = await listening();
const other = await listening();

/** Readers of a stream that have been told how things stand. */
async function stand(...readers: EventReader[]): Promise<void> {
  await until(() => readers.every(({ counts, boards: told }) => counts.length > 0 && told.length > 0));
}
const leave = (...readers: EventReader[]) => {
  for (const reader of readers) reader.leave();
};

suite('A board that is watched', () => {
  test('tells of a move by somebody else, whichever process they are at', async () => {
    const ben = await world.person('Staff', { Finance: 'editor' });
    const board = await boardOf(admin, { member_ids: [ben.id] });
    const card = await cardIn(admin, board, 'To do', 'Count the invoices');
    const [here, there] = [
      await follows(world, ben, server.port, `?board=${board.id}`),
      await follows(world, ben, other.port, `?board=${board.id}`),
    ];
    await stand(here, there);
    assert.deepEqual([here.boards, there.boards], [[board.id], [board.id]]);
    await admin.calls(cards.moveCard, drop(board, card, 'Doing'));
    await until(() => here.boards.length === 2 && there.boards.length === 2);
    leave(here, there);
  });

  test('tells of everything that changes it: itself, its lists and labels, its cards, what is said, and tasks', async () => {
    const board = await boardOf(admin);
    const at = { params: { id: board.id } };
    const { data: task } = await admin.calls(addTask, { body: { title: 'Renew the certificate' } });
    await taskOn(admin, board, 'To do', task.id);
    let card = await cardIn(admin, board, 'To do', 'Count the invoices');
    const reader = await follows(world, admin, server.port, `?board=${board.id}`);
    await stand(reader);
    const places = () => ({ board_id: board.id, id: card.id });
    const version = async () => (await admin.calls(boards.readBoard, at)).data.version;
    const ofTask = async () => (await admin.calls(readTask, { params: { id: task.id } })).data.version;
    const does = async (
      verb: 'archive' | 'reopen' | 'delete' | 'restore',
      endpoint: (typeof cards)[`${typeof verb}Card`],
    ) => {
      card = (await admin.calls(endpoint, { params: places(), body: { version: card.version } })).data;
    };
    const acts: Record<string, () => Promise<unknown>> = {
      'a list': () => admin.calls(parts.addList, { ...at, body: { name: 'Later' } }),
      'a label': () => admin.calls(parts.addLabel, { ...at, body: { name: 'Urgent', colour: 'red' } }),
      'its name': async () =>
        admin.calls(boards.changeBoard, { ...at, body: { name: 'Week of ours', version: await version() } }),
      'another card': () => cardIn(admin, board, 'Ideas', 'Call the printer'),
      'a change of a card': async () => {
        const body = { title: 'Count all invoices', version: card.version };
        card = (await admin.calls(cards.changeCard, { params: places(), body })).data;
      },
      'a comment': () =>
        admin.calls(addComment, {
          params: { object_type: 'card', id: card.id },
          body: { body: 'Until Friday' },
        }),
      'a card away': () => does('archive', cards.archiveCard),
      'and back': () => does('reopen', cards.reopenCard),
      'a card deleted': () => does('delete', cards.deleteCard),
      'and restored': () => does('restore', cards.restoreCard),
      'a card that becomes a task': () =>
        admin.calls(cards.makeTaskOfCard, { params: places(), body: { version: card.version } }),
      'a task that is started elsewhere': async () =>
        admin.calls(startTask, { params: { id: task.id }, body: { version: await ofTask() } }),
      'what a task says': async () =>
        admin.calls(changeTask, {
          params: { id: task.id },
          body: { title: 'Renew two certificates', version: await ofTask() },
        }),
      'who does a task, and until when': async () =>
        admin.calls(changeTask, {
          params: { id: task.id },
          body: { assignee_ids: [admin.id], due_on: '2031-01-31', version: await ofTask() },
        }),
      'a comment on a task': () =>
        admin.calls(addComment, {
          params: { object_type: 'task', id: task.id },
          body: { body: 'Done soon' },
        }),
    };
    for (const [what, act] of Object.entries(acts)) {
      const before = reader.boards.length;
      await act();
      await until(() => reader.boards.length > before).catch(() => assert.fail(what));
    }
    // Each once.
    assert.equal(reader.boards.length, 1 + Object.keys(acts).length);
    assert.equal(
      (await admin.calls(cards.listCards, { params: { board_id: board.id } })).data.find(
        ({ id }) => id === listNamed(board, 'Doing'),
      )?.count,
      1,
    );
    leave(reader);
  });

  test('tells nobody who does not see it, nor whoever was removed', async () => {
    const [ben, cleo] = [await world.person('Staff'), await world.person('Staff')];
    const stranger = await newWorld();
    const board = await boardOf(admin, { member_ids: [ben.id] });
    const query = `?board=${board.id}`;
    const readers = {
      admin: await follows(world, admin, server.port, query),
      ben: await follows(world, ben, server.port, query),
      cleo: await follows(world, cleo, server.port, query),
      stranger: await follows(stranger, stranger.admin, server.port, query),
    };
    await stand(readers.admin, readers.ben);
    const card = await cardIn(admin, board, 'To do', 'Count the invoices');
    await until(() => readers.admin.boards.length === 2 && readers.ben.boards.length === 2);
    const { version } = (await admin.calls(boards.readBoard, { params: { id: board.id } })).data;
    await admin.calls(boards.changeBoard, { params: { id: board.id }, body: { version, member_ids: [] } });
    await until(() => readers.admin.boards.length === 3);
    await admin.calls(cards.moveCard, drop(board, card, 'Doing'));
    await until(() => readers.admin.boards.length === 4);
    // What is told them later has come, and nothing before it.
    for (const { id } of [ben, cleo]) await raised(admin, 'Paid twice', { owner_id: id });
    await raised(stranger.admin, 'Paid twice', { owner_id: (await stranger.person('User')).id });
    await until(() => readers.ben.counts.at(-1) === 1 && readers.cleo.counts.at(-1) === 1);
    assert.deepEqual([readers.ben.boards.length, readers.cleo.boards, readers.stranger.boards], [2, [], []]);
    leave(...Object.values(readers));
  });

  test('is not there for strangers: one that nobody has is answered alike, and what names none is refused', async () => {
    const board = await boardOf(admin);
    const stranger = await newWorld();
    const answers = [];
    for (const id of [board.id, randomUUID()]) {
      const reader = await follows(
        stranger,
        stranger.admin,
        server.port,
        `?board=${id}&board=${randomUUID()}`,
      );
      await until(() => reader.counts.length === 1);
      answers.push([reader.response.status, reader.boards]);
      leave(reader);
    }
    assert.deepEqual(answers, [
      [200, []],
      [200, []],
    ]);
    const many = Array.from({ length: 21 }, () => `board=${randomUUID()}`).join('&');
    for (const query of ['board=', "board=' or '1'='1", `board=${board.id},${board.id}`, many, 'chat=1']) {
      const { response } = await follows(world, admin, server.port, `?${query}`);
      assert.equal(response.status, 400, query);
      assert.equal(((await response.json()) as { code: string }).code, 'invalid_input');
    }
  });

  test('tells also of what a process committed that told nobody, because it died', async () => {
    const here = await newWorld({ home: firstHome });
    const board = await boardOf(here.admin);
    const reader = await follows(here, here.admin, server.port, `?board=${board.id}`);
    await stand(reader);
    // Opened by itself, a database tells nobody of what is committed.
    const silent = openDatabase({ connectionString: appUrl(here.adminUrl, secret), size: 1, secret });
    await silent.inOrganisation(here.orgId, {}, async (db) => {
      await db.query(
        sql`update board b set name = 'Renamed' where b.org_id = ${db.org_id} and b.id = ${board.id}`,
      );
      record(db, undefined, { action: 'board.changed', objects: { type: 'board', id: board.id } });
    });
    await silent.close();
    await until(() => reader.boards.length === 2);
    leave(reader);
  });
});
