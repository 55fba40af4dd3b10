import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { cappedPage, shownPage, windowOf } from '#platform/server/database/capped-page.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { arrangeCards } from '#features/board/board/server/shared/board-part.service.ts';
import { boards } from '#features/board/board/server/shared/board-record.service.ts';
import type { ArchiveQuery } from '../card-archive.contract.ts';
import type { Tile } from '../card.contract.ts';
import { saying } from './card-list.queries.ts';
import { shownTile, type StoredTile } from './card.presenter.ts';
import { besideCard, seesWhatItIs } from './card.queries.ts';
import type { Cards } from './card-record.service.ts';

/** Those of a board that were archived and that whoever calls sees, the last first. */
export async function findArchived(
  cards: Cards,
  call: Call,
  board_id: string,
  { q = '', ...window }: ArchiveQuery,
): Promise<Page<Tile>> {
  const { actor, db } = call;
  await boards.expect(call, board_id);
  const conditions = [
    sql`c.org_id = ${db.org_id} and c.board_id = ${board_id} and c.status = 'archived' and c.deleted_at is null and l.deleted_at is null`,
    seesWhatItIs(db, cards.parents, actor),
    ...saying(q),
  ];
  const found = sql`from card c ${besideCard(db, cards.parents)} where ${sql.join(conditions, sql` and `)}`;
  const page = await cappedPage<StoredTile>(
    db,
    found,
    sql`select ${cards.rowColumns(actor, db)} ${found} order by c.updated_at desc, c.id desc ${windowOf(window)}`,
  );
  return shownPage(page, (row) => shownTile(row, today(db.now, actor.timezone)));
}

/** Archives all cards of a list that whoever calls sees: one act, which the history of each tells. */
export async function archiveCards(
  cards: Cards,
  call: Call,
  { board_id, list_id }: { board_id: string; list_id: string },
): Promise<{ archived: number }> {
  const { actor, db, by } = call;
  const board = await arrangeCards(call, board_id);
  if (board.lists.every(({ id }) => id !== list_id)) refuse(notFound);
  const seen = sql`select c.id from card c ${besideCard(db, cards.parents)} where c.org_id = ${db.org_id} and c.list_id = ${list_id} and c.status = 'active' and c.deleted_at is null
    and ${seesWhatItIs(db, cards.parents, actor)}`;
  const [, archived] = await Promise.all([
    db.query(
      sql`select from card k where k.org_id = ${db.org_id} and k.id in (${seen}) order by k.id for update`,
    ),
    db.query<{ id: string; ref: string }>(sql`update card k set status = 'archived', version = k.version + 1,
        updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}
      where k.org_id = ${db.org_id} and k.id in (${seen}) returning k.id, k.ref`),
  ]);
  record(db, by, {
    action: 'card.archived',
    objects: archived.length === 0 ? boards.objectOf(board) : archived.map((card) => cards.objectOf(card)),
  });
  return { archived: archived.length };
}
