import { sql, type SQL } from 'drizzle-orm';
import { firstRanks, longestRank, rankBetween } from '#platform/server/database/rank.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { neighbourUnknown } from '#features/board/board/board-part.contract.ts';
import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { listFull, listUnknown, personFull } from '../card.workflow.ts';

/** Where a card is put: before or after another one; at the end where neither is named. */
export interface Place {
  list_id: string;
  before?: string | undefined;
  after?: string | undefined;
}

interface Target {
  name: string;
  wip_limit: number | null;
  task_status: TaskStatus | null;
  wip_blocks: boolean;
  wip_per_person: number | null;
}

/** The cards that stand in a list. */
const standing = (db: TenantDb, list: string): SQL =>
  sql`c.org_id = ${db.org_id} and c.list_id = ${list} and c.status = 'active' and c.deleted_at is null`;

/** The list that a card is put into. Refused where it is not one of the board (400). */
export async function expectList(db: TenantDb, board: string, list: string): Promise<Target> {
  const [target] =
    await db.query<Target>(sql`select l.name, l.wip_limit, l.task_status, b.wip_blocks, b.wip_per_person from board_list l
    join board b on b.org_id = l.org_id and b.id = l.board_id
    where l.org_id = ${db.org_id} and l.board_id = ${board} and l.id = ${list} and l.deleted_at is null`);
  return target ?? refuse(listUnknown);
}

/** Puts a card whose list says that its task stands elsewhere where that stands (`card.sql`). */
export const followTask = (db: TenantDb, card: string): Promise<unknown> =>
  db.query(
    sql`select cards_follow_tasks(${db.org_id}, array[${card}]::uuid[], false, ${db.now.toISOString()}::timestamptz)`,
  );

/** Refuses one card more in a list that is full, or of somebody who has as many there as a person may, where its board says so (422). */
export async function expectRoom(
  db: TenantDb,
  list: string,
  { wip_limit, wip_blocks, wip_per_person }: Target,
  people: SQL,
): Promise<void> {
  if (!wip_blocks) return;
  if (wip_limit !== null) {
    const rows = await db.query(sql`select from card c where ${standing(db, list)} limit ${wip_limit}`);
    if (rows.length >= wip_limit) refuse(listFull);
  }
  if (wip_per_person === null) return;
  const [busy] = await db.query<{
    name: string;
  }>(sql`select p.first_name || ' ' || p.last_name as name from person p
    where p.org_id = ${db.org_id} and p.id in (${people}) and (
      select count(*) from card c left join task t on t.org_id = c.org_id and t.id = c.task_id where ${standing(db, list)} and t.deleted_at is null
        and (exists (select from card_member g where g.org_id = c.org_id and g.card_id = c.id and g.person_id = p.id)
          or exists (select from task_assignee g where g.org_id = c.org_id and g.task_id = c.task_id and g.person_id = p.id))
    ) >= ${wip_per_person} order by name, p.id limit 1`);
  if (busy !== undefined) refuse(personFull, { values: { name: busy.name } });
}

/** Those who work on a card; on one that is a task, those who are to do that. */
export const peopleOf = (db: TenantDb, card: string): SQL =>
  sql`select g.person_id from card_member g where g.org_id = ${db.org_id} and g.card_id = ${card}
    union select g.person_id from task_assignee g join card k on k.org_id = g.org_id and k.task_id = g.task_id where g.org_id = ${db.org_id} and k.id = ${card}`;

interface Ranked {
  id: string;
  rank: string;
}

/** The place between two cards of a list, for whoever has the turn (`takeTurnOn`). Reads no further than the neighbours. */
export async function rankAt(
  db: TenantDb,
  { list_id, before, after }: Place,
  moved: string | null = null,
): Promise<string> {
  const others = sql`${standing(db, list_id)} and c.id is distinct from ${moved}::uuid`;
  const beside = async (where: SQL, direction: 'asc' | 'desc'): Promise<Ranked | undefined> => {
    const order = sql.raw(`c.rank ${direction}, c.id ${direction}`);
    const [card] = await db.query<Ranked>(
      sql`select c.id, c.rank from card c where ${others} and ${where} order by ${order} limit 1`,
    );
    return card;
  };
  const neighbour = before ?? after;
  if (neighbour === undefined) return between(db, others, [await beside(sql`true`, 'desc'), undefined]);
  const one = (await beside(sql`c.id = ${neighbour}`, 'asc')) ?? refuse(neighbourUnknown);
  const place = sql`(${one.rank}, ${one.id}::uuid)`;
  return before === undefined
    ? between(db, others, [one, await beside(sql`(c.rank, c.id) > ${place}`, 'asc')])
    : between(db, others, [await beside(sql`(c.rank, c.id) < ${place}`, 'desc'), one]);
}

/** A place between two of these cards; where there is none, or it would be too long, after all of them have places anew. */
async function between(
  db: TenantDb,
  others: SQL,
  [from, to]: [Ranked | undefined, Ranked | undefined],
): Promise<string> {
  if (from === undefined || to === undefined || from.rank < to.rank) {
    const rank = rankBetween(from?.rank ?? null, to?.rank ?? null);
    if (rank.length <= longestRank) return rank;
  }
  const cards = await db.query<Ranked>(
    sql`select c.id, c.rank from card c where ${others} order by c.rank, c.id`,
  );
  const ids = cards.map(({ id }) => id);
  const anew = firstRanks(ids.length);
  await db.query(sql`update card c set rank = v.rank
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(anew)}::text[]) as v (id, rank)
    where c.org_id = ${db.org_id} and c.id = v.id`);
  const at = from === undefined ? -1 : ids.indexOf(from.id);
  return rankBetween(anew[at] ?? null, anew[at + 1] ?? null);
}
