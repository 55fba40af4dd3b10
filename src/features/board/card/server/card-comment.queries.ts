import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { boardSeenBy, isPrivateBoard } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { cardLink } from './card.queries.ts';
import { cardCommentTable } from './card.table.ts';

/** Cards of their own as people comment on them: they are their members'. About one that is a task, people comment on the task. */
export const commentedCards: CommentedRecords = {
  type: 'card',
  acts: 'card',
  table: cardCommentTable,
  select: (db, viewer, id) =>
    sql`select c.id as record_id, c.ref as record_ref, c.title as record_title, ${cardLink} as record_link,
      b.department_id as record_department, c.deleted_at as record_deleted_at,
      array_remove(array(select g.person_id from card_member g where g.org_id = c.org_id and g.card_id = c.id) || c.created_by, null) as record_owners
    from card c join board b on b.org_id = c.org_id and b.id = c.board_id join board_list l on l.org_id = c.org_id and l.id = c.list_id
    where c.org_id = ${db.org_id} and c.id = ${id} and c.task_id is null and l.deleted_at is null
      and ${boardSeenBy(db, viewer, sql`c.board_id`)}`,
  isPrivate: (db, id) =>
    isPrivateBoard(db, sql`(select c.board_id from card c where c.org_id = ${db.org_id} and c.id = ${id})`),
};
