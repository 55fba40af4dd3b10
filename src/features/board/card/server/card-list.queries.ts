import { sql, type SQL } from 'drizzle-orm';
import { foldedWords } from '#platform/contract/folding.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { dueSoonDays } from '#features/treatment/task/task.rules.ts';
import type { CardQuery, FilledList } from '../card.contract.ts';
import { shownTile, type StoredTile } from './card.presenter.ts';
import { besideCard, seesWhatItIs } from './card.queries.ts';
import type { Cards } from './card-record.service.ts';

/** The cards `c`, with their tasks `t`, that say all of these words. */
export const saying = (q: string): SQL[] =>
  foldedWords(q).map(
    (word) => sql`strpos(folded(concat_ws(' ', c.ref, c.title, t.ref, t.title)), ${word}) > 0`,
  );

/** The cards `c`, with their tasks `t`, that a query of a board asks for. */
function conditionsOf({ actor, db }: Call, { label, person, due, q }: CardQuery): SQL[] {
  const day = today(db.now, actor.timezone);
  const on = sql`case when c.task_id is null then c.due_on else t.due_on end`;
  const who = person === 'me' ? actor.id : person;
  const those = {
    overdue: sql`${on} < ${day}::date`,
    week: sql`${on} between ${day}::date and ${daysLater(day, dueSoonDays)}::date`,
    none: sql`${on} is null`,
  };
  return [
    ...(label === undefined
      ? []
      : [
          sql`exists (select from card_label g where g.org_id = c.org_id and g.card_id = c.id and g.label_id = ${label})`,
        ]),
    ...(who === undefined
      ? []
      : [
          sql`(exists (select from card_member g where g.org_id = c.org_id and g.card_id = c.id and g.person_id = ${who})
            or exists (select from task_assignee g where g.org_id = c.org_id and g.task_id = c.task_id and g.person_id = ${who}))`,
        ]),
    ...(due === undefined ? [] : [those[due]]),
    ...saying(q ?? ''),
  ];
}

/** The lists of a board, each with the first of its cards that whoever calls sees and asked for, and how many there are. */
export async function findCards(
  cards: Cards,
  call: Call,
  board_id: string,
  query: CardQuery,
): Promise<FilledList[]> {
  const { actor, db } = call;
  const viewer = viewerOf(actor);
  const where = sql.join(
    [
      sql`c.org_id = ${db.org_id} and c.status = 'active' and c.deleted_at is null`,
      seesWhatItIs(db, cards.parents, actor),
      ...conditionsOf(call, query),
    ],
    sql` and `,
  );
  const lists = sql`select l.id, l.rank from board_list l where l.org_id = ${db.org_id} and l.board_id = ${board_id} and l.deleted_at is null
    and ${query.list_id === undefined ? sql`true` : sql`l.id = ${query.list_id}`}`;
  const behind =
    query.after === undefined
      ? sql`true`
      : sql`(c.rank, c.id) > (select a.rank, a.id from card a where a.org_id = ${db.org_id} and a.id = ${query.after})`;
  const [seen, tiles, counts] = await Promise.all([
    db.query(sql`select from board b where ${boardSeenBy(db, viewer, board_id)}`),
    db.query<StoredTile>(sql`select x.* from (${lists}) shown cross join lateral (
      select ${cards.rowColumns(actor, db)}, c.rank as place from card c ${besideCard(db, cards.parents)}
      where c.list_id = shown.id and ${where} and ${behind} order by c.rank, c.id limit ${query.limit}) x order by x.place, x.id`),
    db.query<{
      id: string;
      count: number;
    }>(sql`select shown.id, count(c.id)::int as count from (${lists}) shown
      left join (card c left join task t on t.org_id = c.org_id and t.id = c.task_id) on c.list_id = shown.id and ${where} group by shown.id, shown.rank order by shown.rank, shown.id`),
  ]);
  if (seen.length === 0) refuse(notFound);
  const day = today(db.now, actor.timezone);
  const ofLists = Map.groupBy(tiles, ({ list_id }) => list_id);
  return counts.map(({ id, count }) => ({
    id,
    count,
    cards: (ofLists.get(id) ?? []).map((tile) => shownTile(tile, day)),
  }));
}
