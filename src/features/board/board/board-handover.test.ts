import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { deactivatePerson, handOver, readHoldings } from '#features/identity/leaving/leaving.contract.ts';
import {
  archiveDepartment,
  readDepartmentContents,
} from '#features/organisation/department/department-change.contract.ts';
import { readCard, readCardHistory } from '#features/board/card/card.contract.ts';
import { boardOf, cardIn } from '#tests/board/board-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { archiveBoard, readBoard, readBoardHistory } from './board.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const heir = await world.person('Staff', { Finance: 'editor' });
const outsider = await world.person('Staff', { Operations: 'editor' });
const leaving = () => world.person('Staff', { Finance: 'editor' });
const ofFinance = { visibility: 'department' as const, department_id: Finance };

const holds = async ({ id }: Caller) =>
  (await admin.calls(readHoldings, { params: { id } })).data.held.map(({ kind, count }) => [kind, count]);
const givesAll = async ({ id }: Caller, to: Caller) =>
  (await admin.calls(handOver, { params: { id }, body: { rules: [{ to: to.id }] } })).data.kinds.map(
    ({ kind, handed_over, refused }) => [kind, handed_over, refused],
  );

suite('Boards of somebody who leaves', () => {
  test('go to somebody else where nobody else looks after them, the private ones too', async () => {
    const leaver = await leaving();
    const shared = await boardOf(leaver, { admin_ids: [leaver.id, outsider.id] });
    const secret = await boardOf(leaver, { member_ids: [outsider.id] });
    const open = await boardOf(leaver, ofFinance);
    await leaver.calls(archiveBoard, { params: { id: open.id }, body: { version: open.version } });
    assert.deepEqual(await holds(leaver), [['board_admin', 2]]);
    assert.deepEqual(await givesAll(leaver, outsider), [['board_admin', 1, 1]]);
    assert.deepEqual(await givesAll(leaver, heir), [['board_admin', 1, 0]]);
    const of = async (who: Caller, { id }: { id: string }) =>
      (await who.calls(readBoard, { params: { id } })).data;
    const { admins, members, version } = await of(outsider, secret);
    assert.deepEqual([admins.map(({ id }) => id), members, version], [[outsider.id], [], secret.version + 1]);
    assert.deepEqual((await of(heir, open)).role, 'admin');
    assert.equal((await leaver.isRefused(readBoard, { params: { id: secret.id } })).status, 404);
    const [act] = (await outsider.calls(readBoardHistory, { params: { id: secret.id } })).data;
    assert.equal(act?.action, 'board.handed_over');
    await admin.calls(deactivatePerson, { params: { id: leaver.id }, body: { version: 1 } });
    assert.equal((await of(outsider, shared)).admins.length, 2);
  });

  test('are theirs alone to look after once the others have left', async () => {
    const [leaver, other] = [await leaving(), await leaving()];
    await boardOf(leaver, { admin_ids: [leaver.id, other.id] });
    await admin.calls(deactivatePerson, { params: { id: other.id }, body: { version: 1 } });
    assert.deepEqual(await holds(leaver), [['board_admin', 1]]);
  });
});

suite('Cards of somebody who leaves', () => {
  test('go to somebody who sees their board, unless that is private or they are done', async () => {
    const leaver = await leaving();
    const board = await boardOf(heir, ofFinance);
    const secret = await boardOf(heir);
    const working = { member_ids: [leaver.id, heir.id] };
    const card = await cardIn(heir, board, 'Ideas', 'one', { member_ids: [leaver.id] });
    const both = await cardIn(heir, board, 'Doing', 'two', working);
    const done = await cardIn(heir, board, 'Done', 'three', working);
    await cardIn(heir, secret, 'Ideas', 'four', working);
    assert.deepEqual(await holds(leaver), [['card_member', 2]]);
    assert.deepEqual(await givesAll(leaver, outsider), [['card_member', 0, 2]]);
    assert.deepEqual(await givesAll(leaver, heir), [['card_member', 2, 0]]);
    const membersOf = async ({ id }: { id: string }) =>
      (await heir.calls(readCard, { params: { board_id: board.id, id } })).data.members.map((one) => one.id);
    assert.deepEqual([await membersOf(card), await membersOf(both)], [[heir.id], [heir.id]]);
    assert.equal((await membersOf(done)).length, 2);
    const params = { board_id: board.id, id: card.id };
    const [act] = (await heir.calls(readCardHistory, { params })).data;
    assert.deepEqual(
      [act?.action, act?.changes.map(({ field }) => field)],
      ['card.handed_over', ['members']],
    );
    await admin.calls(deactivatePerson, { params: { id: leaver.id }, body: { version: 1 } });
  });
});

suite('Boards of a department', () => {
  test('go along where it is archived', async () => {
    const there = await newWorld();
    const [finance, operations] = ['Finance', 'Operations'].map((name) => there.departments[name] as string);
    const keeper = await there.person('Staff', { Finance: 'editor' });
    const board = await boardOf(keeper, { visibility: 'department', department_id: finance as string });
    const params = { id: finance as string };
    const { data } = await there.admin.calls(readDepartmentContents, { params });
    assert.deepEqual(data, [{ kind: 'boards', name: 'Boards', count: 1 }]);
    const body = { version: 1, move_to: operations as string };
    await there.admin.calls(archiveDepartment, { params, body });
    const moved = (await keeper.calls(readBoard, { params: { id: board.id } })).data;
    assert.deepEqual([moved.department?.id, moved.version], [operations, board.version + 1]);
    const [act] = (await keeper.calls(readBoardHistory, { params: { id: board.id } })).data;
    assert.equal(act?.action, 'board.department_archived');
  });
});
