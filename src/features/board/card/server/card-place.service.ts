import { sql, type SQL } from 'drizzle-orm';
import { firstRanks, longestRank, rankBetween } from '#platform/contract/rank.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { neighbourUnknown } from '#features/board/board/board-part.contract.ts';
import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { listFull, listUnknown } from '../card.workflow.ts';

/** Where a card is put: before or after another one; at the end where neither is named. */
export interface Place {
  list_id: string;
  before?: string | undefined;
  after?: string | undefined;
}

interface Target {
  wip_limit: number | null;
  task_status: TaskStatus | null;
  wip_blocks: boolean;
}

/** The cards that stand in a list. */
const standing = (db: TenantDb, list: string): SQL =>
  sql`c.org_id = ${db.org_id} and c.list_id = ${list} and c.status = 'active' and c.deleted_at is null`;

/** The list that a card is put into, locked: those who put cards into one take turns. Refused where it is not one of the board (400). */
export async function takeList(db: TenantDb, board: string, list: string): Promise<Target> {
  const [target] =
    await db.query<Target>(sql`select l.wip_limit, l.task_status, b.wip_blocks from board_list l
    join board b on b.org_id = l.org_id and b.id = l.board_id
    where l.org_id = ${db.org_id} and l.board_id = ${board} and l.id = ${list} and l.deleted_at is null for update of l`);
  return target ?? refuse(listUnknown);
}

/** Refuses one card more in a list that is full, where its board says so (422). */
export async function expectRoom(
  db: TenantDb,
  list: string,
  { wip_limit, wip_blocks }: Target,
): Promise<void> {
  if (!wip_blocks || wip_limit === null) return;
  const rows = await db.query(sql`select from card c where ${standing(db, list)} limit ${wip_limit}`);
  if (rows.length >= wip_limit) refuse(listFull);
}

interface Ranked {
  id: string;
  rank: string;
}

/** The place between two cards of a list that was taken (`takeList`). Reads no further than the neighbours; of places that grew long all
 *  are made anew. */
export async function rankAt(
  db: TenantDb,
  { list_id, before, after }: Place,
  moved?: string,
): Promise<string> {
  const others = sql`${standing(db, list_id)} and c.id is distinct from ${moved ?? null}::uuid`;
  const neighbour = before ?? after;
  const beside = async (where: SQL, direction: 'asc' | 'desc'): Promise<Ranked | undefined> =>
    (
      await db.query<Ranked>(
        sql`select c.id, c.rank from card c where ${others} and ${where} order by c.rank ${sql.raw(direction)}, c.id ${sql.raw(direction)} limit 1`,
      )
    )[0];
  if (neighbour === undefined)
    return spaced(db, list_id, (await beside(sql`true`, 'desc'))?.rank ?? null, null);
  const one = (await beside(sql`c.id = ${neighbour}`, 'asc')) ?? refuse(neighbourUnknown);
  const isBefore = before !== undefined;
  const other = await beside(
    isBefore
      ? sql`(c.rank, c.id) < (${one.rank}, ${one.id}::uuid)`
      : sql`(c.rank, c.id) > (${one.rank}, ${one.id}::uuid)`,
    isBefore ? 'desc' : 'asc',
  );
  return isBefore
    ? spaced(db, list_id, other?.rank ?? null, one.rank)
    : spaced(db, list_id, one.rank, other?.rank ?? null);
}

/** A place between two; where there is none, or it would be too long, after all of the list have places anew. */
async function spaced(db: TenantDb, list: string, from: string | null, to: string | null): Promise<string> {
  if (from === null || to === null || from < to) {
    const rank = rankBetween(from, to);
    if (rank.length <= longestRank) return rank;
  }
  const cards = await db.query<Ranked>(
    sql`select c.id, c.rank from card c where ${standing(db, list)} order by c.rank, c.id for update`,
  );
  const anew = firstRanks(cards.length);
  await db.query(sql`update card c set rank = v.rank
    from unnest(${sql.param(cards.map(({ id }) => id))}::uuid[], ${sql.param(anew)}::text[]) as v (id, rank)
    where c.org_id = ${db.org_id} and c.id = v.id`);
  const at = cards.findLastIndex(({ rank }) => rank === from);
  return rankBetween(anew[at] ?? null, anew[at + 1] ?? null);
}
