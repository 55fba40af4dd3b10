import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardsSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { taskSeenBy } from '#features/treatment/task/server/shared/task-visibility.queries.ts';
import type { BoardOfTask } from '../task-boards.contract.ts';
import type { Cards } from './card-record.service.ts';

/** The boards that a task is on, for whoever sees both. */
export async function findBoardsOfTask(
  cards: Cards,
  { actor, db }: Call,
  id: string,
): Promise<BoardOfTask[]> {
  const viewer = viewerOf(actor);
  const [seen, boards] = await Promise.all([
    db.query(sql`select from task t where ${taskSeenBy(db, cards.parents, viewer, id)}`),
    db.query<BoardOfTask>(sql`select b.id, b.name, b.uri, c.id as card_id, l.name as list from card c
      join board b on b.org_id = c.org_id and b.id = c.board_id
      join board_list l on l.org_id = c.org_id and l.id = c.list_id
      where c.org_id = ${db.org_id} and c.task_id = ${id} and c.status = 'active' and c.deleted_at is null and l.deleted_at is null
        and b.status = 'active' and b.deleted_at is null and ${boardsSeenBy(viewer)} order by b.name, b.id`),
  ]);
  return seen.length > 0 ? boards : refuse(notFound);
}
