import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { noticedRecords } from '#app/noticed-records.ts';
import { mailNotices } from '#features/collaboration/notification/server/notice-mail.jobs.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { mailSeals } from '#tests/mail/mailed-secret.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { changeBoard, subscribeToBoard, type Board } from '#features/board/board/board.contract.ts';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn, drop, taskOn } from '#tests/board/board-world.ts';
import { allTold, goesRound, nameOf, told, waitsFor } from '#tests/mail/notice-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './card.contract.ts';

after(() => setClock());
const world = await newWorld();
const { admin, departments } = world;
const keeper = await world.person('Staff', { Finance: 'editor' });
const member = await world.person('User', { Finance: 'viewer' });
const outsider = await world.person('Staff', { Operations: 'editor' });
const keeperName = await nameOf(keeper);

const hears = (who: Caller, { id }: Board) =>
  who.calls(subscribeToBoard, { params: { id }, body: { subscribed: true } });
const linkOf = (board: Board, card: { id: string }) => `/apps/scrumboard/boards/${board.id}?card=${card.id}`;

suite('Somebody is told', () => {
  test('that a board names them, once, and not by themselves', async () => {
    const board = await boardOf(keeper, { viewer_ids: [member.id] });
    const sentence = `invited: ${keeperName} added you to the board ${board.ref} (/apps/scrumboard/boards/${board.id})`;
    assert.deepEqual((await allTold(member)).slice(0, 1), [sentence]);
    const body = { version: board.version, member_ids: [member.id, outsider.id], viewer_ids: [] };
    await keeper.calls(changeBoard, { params: { id: board.id }, body });
    assert.equal((await allTold(member)).filter((one) => one === sentence).length, 1);
    assert.deepEqual(await told(outsider, 'invited'), [`${keeperName} added you to the board ${board.ref}`]);
    assert.deepEqual(await told(keeper, 'invited'), []);
    // Whoever is on it no more is not told of it any more.
    const gone = { version: board.version + 1, member_ids: [member.id] };
    await keeper.calls(changeBoard, { params: { id: board.id }, body: gone });
    assert.deepEqual(await told(outsider, 'invited'), []);
  });

  test('that they work on a card, where it is made and where they are added, and not by themselves', async () => {
    const board = await boardOf(keeper, { visibility: 'organisation' });
    const card = await cardIn(keeper, board, 'Ideas', 'one', { member_ids: [member.id, keeper.id] });
    const sentence = `${keeperName} assigned ${card.ref} to you`;
    assert.ok((await allTold(member)).includes(`assigned: ${sentence} (${linkOf(board, card)})`));
    const params = { board_id: board.id, id: card.id };
    const body = { version: card.version, member_ids: [member.id, keeper.id, outsider.id] };
    await keeper.calls(contract.changeCard, { params, body });
    assert.deepEqual(await told(outsider, 'assigned'), [sentence]);
    assert.equal((await told(member, 'assigned')).filter((one) => one === sentence).length, 1);
    assert.deepEqual(await told(keeper, 'assigned'), []);
  });

  test('of no card on a board that they do not see', async () => {
    const board = await boardOf(keeper);
    const card = await cardIn(keeper, board, 'Ideas', 'secret', { member_ids: [admin.id] });
    assert.ok(!(await told(admin, 'assigned')).some((one) => one.includes(card.ref)));
  });

  test('that somebody else moved a card to another list, where they hear of the board and see it', async () => {
    const board = await boardOf(keeper, { member_ids: [member.id, outsider.id] });
    for (const who of [keeper, member, outsider]) await hears(who, board);
    const card = await cardIn(keeper, board, 'Ideas', 'one');
    const next = await cardIn(keeper, board, 'Ideas', 'two');
    const { data: within } = await keeper.calls(
      contract.moveCard,
      drop(board, card, 'Ideas', { after: next.id }),
    );
    assert.deepEqual(await told(member, 'moved'), []);
    await keeper.calls(contract.moveCard, drop(board, { id: card.id, version: within.version }, 'Doing'));
    const sentence = `${keeperName} moved ${card.ref} to Doing`;
    assert.deepEqual(await told(member, 'moved'), [sentence]);
    assert.ok((await allTold(member)).includes(`moved: ${sentence} (${linkOf(board, card)})`));
    assert.deepEqual(await told(keeper, 'moved'), []);
    await keeper.calls(changeBoard, {
      params: { id: board.id },
      body: { version: board.version, member_ids: [member.id] },
    });
    assert.deepEqual(await told(outsider, 'moved'), []);
    const { version } = (
      await member.calls(contract.moveCard, drop(board, { id: card.id, version: within.version + 1 }, 'Done'))
    ).data;
    assert.equal((await told(keeper, 'moved')).length, 1);
    assert.equal((await told(member, 'moved')).length, 1);
    // Back on the board, they read of nothing that was moved while they were not.
    await keeper.calls(changeBoard, {
      params: { id: board.id },
      body: { version: board.version + 1, member_ids: [member.id, outsider.id] },
    });
    assert.deepEqual(await told(outsider, 'moved'), [sentence]);
    assert.equal(version, within.version + 2);
  });

  test('that a task was moved, where they see the task', async () => {
    const board = await boardOf(keeper, { visibility: 'organisation' });
    const colleague = await world.person('Staff', { Finance: 'viewer' });
    const stranger = await world.person('Staff', { Operations: 'editor' });
    for (const who of [colleague, stranger]) await hears(who, board);
    const body = { title: 'Of Finance', department_id: departments['Finance'] as string };
    const { data: task } = await keeper.calls(addTask, { body });
    const card = await taskOn(keeper, board, 'To do', task.id);
    await keeper.calls(contract.moveCard, drop(board, card, 'Doing'));
    assert.deepEqual(await told(colleague, 'moved'), [`${keeperName} moved ${task.ref} to Doing`]);
    assert.deepEqual(await told(stranger, 'moved'), []);
  });

  test('that a comment on a card names them', async () => {
    const board = await boardOf(keeper, { member_ids: [member.id] });
    const card = await cardIn(keeper, board, 'Ideas', 'one');
    const body = { body: `Look at this, @${await nameOf(member)}`, mentions: [member.id] };
    await keeper.calls(addComment, { params: { object_type: 'card', id: card.id }, body });
    assert.deepEqual((await told(member, 'mentioned')).slice(0, 1), [
      `${keeperName} mentioned you in a comment on ${card.ref}`,
    ]);
  });
});

suite('A mail about a board', () => {
  test('says of a private one what its cards and lists are called to nobody, since Admins read mails as well', async () => {
    const there = await newWorld();
    const [who, reader] = [await there.person('Staff'), await there.person('Staff')];
    for (const visibility of ['private', 'organisation'] as const) {
      const board = await boardOf(who, { visibility, member_ids: [reader.id], name: `${visibility} name` });
      await hears(reader, board);
      const working = { member_ids: [reader.id] };
      const card = await cardIn(who, board, 'Ideas', `${visibility} title`, working);
      await who.calls(contract.moveCard, drop(board, card, 'Doing'));
    }
    await there.database.inOrganisation(
      there.orgId,
      { now: new Date('2999-01-09T12:00:00Z'), unrecorded: true },
      (db) =>
        mailNotices({ outbox: outbox(there.running.queue, mailSeals), records: noticedRecords })(db, 100),
    );
    const mails = (await mailsOf(there)).filter(({ kind }) => kind === 'notification.told');
    const texts = await Promise.all(
      mails.map(async ({ id }) => (await there.admin.calls(readMail, { params: { id } })).data.text),
    );
    const text = texts.join('\n');
    assert.equal(mails.length, 1);
    for (const told of ['organisation title', 'to Doing', 'was moved to another list'])
      assert.ok(text.includes(told), told);
    assert.equal(text.split('Doing').length, 2);
    assert.ok(!text.includes('private title') && !text.includes('private name'));
  });
});

suite('A card that is due', () => {
  test('is told to those who work on it and to nobody above them, until it stands where things are done', async () => {
    setClock('2026-03-02T06:00:00Z');
    const there = await newWorld();
    const who = await there.person('Staff', { Finance: 'editor' });
    const lead = await there.person('Staff', { Finance: 'lead' });
    const where = {
      visibility: 'department' as const,
      department_id: there.departments['Finance'] as string,
    };
    const board = await boardOf(who, where);
    const card = await cardIn(who, board, 'Ideas', 'one', { due_on: '2026-03-05', member_ids: [who.id] });
    const round = (day: string) => goesRound(there, new Date(`${day}T12:00:00Z`), 2);
    for (const day of ['2026-03-02', '2026-03-05', '2026-03-06', '2026-03-25']) await round(day);
    assert.deepEqual(await told(who, 'due_soon'), [`${card.ref} is due on 5 Mar 2026`]);
    assert.deepEqual(await told(who, 'due_today'), [`${card.ref} is due today`]);
    assert.deepEqual(await told(who, 'overdue'), [`${card.ref} was due on 5 Mar 2026`]);
    for (const other of [lead, there.admin]) assert.deepEqual(await allTold(other), []);
    const done = await cardIn(who, board, 'Done', 'two', { due_on: '2026-03-06', member_ids: [who.id] });
    await round('2026-03-06');
    assert.ok((await allTold(who)).every((one) => !one.includes(done.ref)));
    setClock();
  });
});

suite('The work of somebody', () => {
  test('has the open cards they work on, with a day or without, and one that is a task as the task alone', async () => {
    const board = await boardOf(keeper, { visibility: 'organisation' });
    const who = await world.person('User', { Finance: 'viewer' });
    const working = { member_ids: [who.id] };
    const card = await cardIn(keeper, board, 'Ideas', 'one', working);
    const dated = await cardIn(keeper, board, 'Doing', 'two', { ...working, due_on: '2026-01-01' });
    await cardIn(keeper, board, 'Done', 'three', working);
    await cardIn(keeper, board, 'Ideas', 'of somebody else', { member_ids: [member.id] });
    const { data: task } = await keeper.calls(addTask, {
      body: { title: 'four', assignee_ids: [who.id] },
    });
    await taskOn(keeper, board, 'To do', task.id);
    assert.deepEqual(
      (await waitsFor(who)).toSorted(),
      [`do: card ${card.ref}`, `do: card ${dated.ref}`, `do: task ${task.ref}`].toSorted(),
    );
    const params = { board_id: board.id, id: card.id };
    await keeper.calls(contract.archiveCard, { params, body: { version: card.version } });
    assert.ok(!(await waitsFor(who)).includes(`do: card ${card.ref}`));
    const secret = await boardOf(keeper);
    await cardIn(keeper, secret, 'Ideas', 'out of sight', working);
    assert.equal((await waitsFor(who)).length, 2);
  });

  test('marks a card as overdue unless it stands where things are done', async () => {
    const board = await boardOf(keeper);
    const due_on = '2026-01-01';
    const [open, done] = [
      await cardIn(keeper, board, 'Ideas', 'one', { due_on }),
      await cardIn(keeper, board, 'Done', 'two', { due_on }),
    ];
    assert.deepEqual([open.flags, done.flags], [['overdue'], []]);
  });
});
