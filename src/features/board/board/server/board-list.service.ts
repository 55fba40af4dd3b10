import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { firstRanks, longestRank, rankBetween } from '#platform/server/database/rank.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import type { Board } from '../board.contract.ts';
import * as contract from '../board-part.contract.ts';
import { arrange, arranged, partOf, touched } from './shared/board-part.service.ts';

interface Placed {
  id: string;
  rank: string;
}
/** The lists of a board in their order. */
const findPlaces = (db: TenantDb, board: string): Promise<Placed[]> =>
  db.query(sql`select l.id, l.rank from board_list l where l.org_id = ${db.org_id} and l.board_id = ${board} and l.deleted_at is null
    order by l.rank, l.id`);

/** What the log keeps of a list. */
const logged = ({ name, wip_limit, task_status }: Partial<Board['lists'][number]>) => ({
  list: name,
  wip_limit: wip_limit ?? null,
  task_status: task_status ?? null,
});

export async function addList(
  call: Call,
  board_id: string,
  { name, wip_limit = null, task_status = null }: Body<typeof contract.addList>,
): Promise<Board> {
  const { db, actor } = call;
  const board = await arrange(call, board_id);
  const places = await findPlaces(db, board_id);
  if (places.length >= contract.mostLists) refuse(contract.listsFull);
  const rank = rankBetween(places.at(-1)?.rank ?? null, null);
  const now = sql`${db.now.toISOString()}::timestamptz`;
  await db.query(sql`insert into board_list (org_id, id, board_id, name, rank, wip_limit, task_status, created_at, created_by, updated_at)
    values (${db.org_id}, ${newId(db.now)}, ${board_id}, ${name}, ${rank}, ${wip_limit}, ${task_status}, ${now}, ${actor.id}, ${now})`);
  return arranged(
    call,
    board,
    'board.list_added',
    changesBetween({}, logged({ name, wip_limit, task_status })),
  );
}

export async function changeList(
  call: Call,
  { id, list_id }: { id: string; list_id: string },
  { version, ...details }: Body<typeof contract.changeList>,
): Promise<Board> {
  const board = await arrange(call, id);
  const before = partOf(call, board, board.lists, { id: list_id, version });
  const after = { ...before, ...details };
  await call.db
    .query(sql`update board_list set name = ${after.name}, wip_limit = ${after.wip_limit}, task_status = ${after.task_status}, ${touched(call)}
    where org_id = ${call.db.org_id} and id = ${list_id}`);
  return arranged(call, board, 'board.list_changed', changesBetween(logged(before), logged(after)));
}

/** Puts a list where it was dropped: before one that is there, or after it; at the end otherwise. */
export async function orderLists(
  call: Call,
  board_id: string,
  { list_id, version, before, after }: Body<typeof contract.orderLists>,
): Promise<Board> {
  const { db } = call;
  const board = await arrange(call, board_id);
  const list = partOf(call, board, board.lists, { id: list_id, version });
  const others = (await findPlaces(db, board_id)).filter(({ id }) => id !== list_id);
  const at = placeAmong(others, { before, after });
  const rank = rankBetween(others[at - 1]?.rank ?? null, others[at]?.rank ?? null);
  await db.query(
    sql`update board_list set rank = ${rank}, ${touched(call)} where org_id = ${db.org_id} and id = ${list_id}`,
  );
  if (rank.length > longestRank) await rankAnew(db, others.toSpliced(at, 0, { id: list_id, rank }));
  return arranged(call, board, 'board.list_moved', changesBetween({}, { list: list.name }));
}

/** Where something is to stand among others. */
function placeAmong(
  others: readonly Placed[],
  { before, after }: { before?: string | undefined; after?: string | undefined },
): number {
  const neighbour = before ?? after;
  if (neighbour === undefined) return others.length;
  const at = others.findIndex(({ id }) => id === neighbour);
  if (at < 0) return refuse(contract.neighbourUnknown);
  return before === undefined ? at + 1 : at;
}

async function rankAnew(db: TenantDb, lists: readonly Placed[]): Promise<void> {
  const ids = lists.map(({ id }) => id);
  await db.query(sql`update board_list l set rank = v.rank
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(firstRanks(ids.length))}::text[]) as v (id, rank)
    where l.org_id = ${db.org_id} and l.id = v.id`);
}

/** With the cards in it, which are out of sight until it is there again. */
export async function deleteList(
  call: Call,
  { id, list_id }: { id: string; list_id: string },
  { version }: Body<typeof contract.deleteList>,
): Promise<Board & { removed: { id: string; version: number } }> {
  const { db, actor } = call;
  const board = await arrange(call, id);
  const list = partOf(call, board, board.lists, { id: list_id, version });
  await db.query(sql`update board_list set deleted_at = ${db.now.toISOString()}::timestamptz, deleted_by = ${actor.id}, ${touched(call)}
    where org_id = ${db.org_id} and id = ${list_id}`);
  const after = await arranged(call, board, 'board.list_removed', changesBetween(logged(list), {}));
  return { ...after, removed: { id: list_id, version: version + 1 } };
}

export async function restoreList(
  call: Call,
  { id, list_id }: { id: string; list_id: string },
  { version }: Body<typeof contract.restoreList>,
): Promise<Board> {
  const { db } = call;
  const board = await arrange(call, id);
  if (board.lists.length >= contract.mostLists) refuse(contract.listsFull);
  const removed = await db.query<
    Board['lists'][number]
  >(sql`select l.id, l.version, l.name, l.wip_limit, l.task_status from board_list l
    where l.org_id = ${db.org_id} and l.board_id = ${id} and l.id = ${list_id} and l.deleted_at is not null`);
  const list = partOf(call, board, removed, { id: list_id, version });
  await db.query(
    sql`update board_list set deleted_at = null, deleted_by = null, ${touched(call)} where org_id = ${db.org_id} and id = ${list_id}`,
  );
  return arranged(call, board, 'board.list_restored', changesBetween({}, logged(list)));
}
