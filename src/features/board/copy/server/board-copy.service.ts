import { sql, type SQL } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { referenceOf } from '#platform/server/database/record-number.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { boards } from '#features/board/board/server/shared/board-record.service.ts';
import { makeBoard } from '#features/board/board/server/shared/board.service.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import { cardRecord } from '#features/board/card/card.record.ts';
import { cardCounterTable } from '#features/board/card/server/card.table.ts';
import type { copyBoard as contract } from '../board-copy.contract.ts';

/** Ids of the new, by those of what they are made after. */
type Copied = readonly { from: string; to: string }[];

const pairs = (copied: Copied, as: string): SQL => {
  const [from, to] = [copied.map((one) => one.from), copied.map((one) => one.to)];
  return sql`unnest(${sql.param(from)}::uuid[], ${sql.param(to)}::uuid[]) as ${sql.raw(as)} (was, id)`;
};

const copiesOf = (db: TenantDb, ids: readonly { id: string }[]): Copied =>
  ids.map(({ id }) => ({ from: id, to: newId(db.now) }));

/** Makes another board like this one. */
export async function copyBoard(call: Call, id: string, { name }: Body<typeof contract>): Promise<Board> {
  const { db, by } = call;
  const from = await boards.expect(call, id);
  const { description, colour, card_covers, wip_per_person, wip_blocks } = from;
  const made = await makeBoard(call, { name, description, colour, card_covers, wip_per_person, wip_blocks });
  const lists = copiesOf(db, from.lists);
  const labels = copiesOf(db, from.labels);
  await copyParts(call, made.id, lists, labels);
  await copyCards(call, made.id, lists, labels);
  record(db, by, { action: 'board.copied', objects: boards.objectOf(from), note: made.ref });
  return boards.shownTo(call, await boards.findMade(call, made.id));
}

async function copyParts({ db, actor }: Call, board: string, lists: Copied, labels: Copied): Promise<void> {
  const now = sql`${db.now.toISOString()}::timestamptz`;
  await Promise.all([
    db.query(sql`insert into board_list (org_id, id, board_id, name, rank, wip_limit, task_status, created_at, created_by, updated_at)
      select l.org_id, k.id, ${board}, l.name, l.rank, l.wip_limit, l.task_status, ${now}, ${actor.id}, ${now}
      from board_list l join ${pairs(lists, 'k')} on k.was = l.id where l.org_id = ${db.org_id}`),
    db.query(sql`insert into board_label (org_id, id, board_id, name, colour, created_at, created_by, updated_at)
      select l.org_id, k.id, ${board}, l.name, l.colour, ${now}, ${actor.id}, ${now}
      from board_label l join ${pairs(labels, 'k')} on k.was = l.id where l.org_id = ${db.org_id}`),
  ]);
}

/** The cards that are no tasks, in their order, under numbers of their own. */
async function copyCards({ db, actor }: Call, board: string, lists: Copied, labels: Copied): Promise<void> {
  const found = await db.query<{
    id: string;
  }>(sql`select c.id from card c join ${pairs(lists, 'k')} on k.was = c.list_id
    where c.org_id = ${db.org_id} and c.task_id is null and c.status = 'active' and c.deleted_at is null order by c.ref_sort`);
  if (found.length === 0) return;
  const cards = copiesOf(db, found);
  const now = sql`${db.now.toISOString()}::timestamptz`;
  const undone = sql`coalesce((select jsonb_agg(jsonb_set(g.value, '{items}', coalesce((
      select jsonb_agg(s.value || '{"done": false}') from jsonb_array_elements(g.value -> 'items') s), '[]')))
    from jsonb_array_elements(c.checklists) g), '[]')`;
  await db.query(sql`with counted as (
      insert into ${cardCounterTable} as c (org_id, n) values (${db.org_id}, ${cards.length})
        on conflict (org_id) do update set n = c.n + excluded.n returning c.n - ${cards.length} as before
    ), numbered as (
      select c.*, (counted.before + row_number() over (order by c.ref_sort))::int as n from counted, card c
        where c.org_id = ${db.org_id} and c.id in (select was from ${pairs(cards, 'k')})
    ) insert into card (org_id, id, ref, board_id, list_id, rank, title, description, checklists, created_at, created_by, updated_at)
      select c.org_id, k.id, ${referenceOf(cardRecord.prefix)}, ${board}, into_list.id, c.rank, c.title, c.description, ${undone}, ${now}, ${actor.id}, ${now}
      from numbered c join ${pairs(cards, 'k')} on k.was = c.id join ${pairs(lists, 'into_list')} on into_list.was = c.list_id`);
  await db.query(sql`insert into card_label (org_id, card_id, label_id) select g.org_id, k.id, own.id
    from card_label g join ${pairs(cards, 'k')} on k.was = g.card_id join ${pairs(labels, 'own')} on own.was = g.label_id
    where g.org_id = ${db.org_id}`);
}
