import { sql } from 'drizzle-orm';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { boardsSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { cardLink, openCards } from './card.queries.ts';

const withMembers = sql.raw(`card c join card_member g on g.org_id = c.org_id and g.card_id = c.id
    join board b on b.org_id = c.org_id and b.id = c.board_id join board_list l on l.org_id = c.org_id and l.id = c.list_id`);

/** Open cards of their own that are due on a day, for those who work on them: a board is no business of a lead or of Admins who are not on
 *  it. A card that is a task is due with the task. */
export const dueCards: DueSource = {
  name: 'card',
  isTheirsAlone: true,
  open: (
    db,
    from,
    to,
  ) => sql`select 'card' as type, c.id, c.ref, c.title, ${cardLink} as link, c.due_on, g.person_id, b.department_id from ${withMembers}
    where c.org_id = ${db.org_id} and ${openCards} and c.due_on between ${from}::date and ${to}::date`,
};

/** The open cards of their own on which somebody works. One that is a task is there as the task. */
export const cardsToDo: WorkSource = {
  kind: 'card',
  group: 'do',
  waiting: (db, actor) => {
    const viewer = viewerOf(actor);
    return sql`select c.id, c.ref, c.title, ${cardLink} as link, c.due_on, g.person_id from ${withMembers}
      where g.org_id = ${db.org_id} and ${isNamedIn(sql`g.person_id`, viewer)} and ${openCards} and ${boardsSeenBy(viewer)}`;
  },
};
