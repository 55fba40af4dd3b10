import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { saysEach } from '#platform/server/record/record-order.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardsSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import type { FoundCard } from '../card.contract.ts';
import { besideCard, cardSeenBy } from './card.queries.ts';
import type { Cards } from './card-record.service.ts';

const board = sql.raw(`json_build_object('id', b.id, 'name', b.name) as board`);

/** A card with its board, wherever that is. */
export async function findCard(
  { parents }: Cards,
  { actor, db }: Pick<Call, 'actor' | 'db'>,
  id: string,
): Promise<FoundCard> {
  const [card] =
    await db.query<FoundCard>(sql`select c.id, c.ref, coalesce(c.title, t.title) as title, ${board} from card c ${besideCard(db, parents)}
    where ${cardSeenBy(db, parents, actor, id)}`);
  return card ?? refuse(notFound);
}

/** The cards of their own that say all of this, on boards that whoever calls sees, the latest first. */
export const findCardsSaying = (
  { actor, db }: Pick<Call, 'actor' | 'db'>,
  { q, limit }: { q: string; limit: number },
): Promise<FoundCard[]> =>
  db.query(sql`select c.id, c.ref, c.title, ${board}
    from card c join board b on b.org_id = c.org_id and b.id = c.board_id join board_list l on l.org_id = c.org_id and l.id = c.list_id
    where c.org_id = ${db.org_id} and ${sql.join(
      [
        sql.raw(
          `c.task_id is null and c.status = 'active' and c.deleted_at is null and l.deleted_at is null and b.status = 'active' and b.deleted_at is null`,
        ),
        boardsSeenBy(viewerOf(actor)),
        ...saysEach('c', q),
      ],
      sql` and `,
    )} order by c.updated_at desc, c.id limit ${limit}`);
