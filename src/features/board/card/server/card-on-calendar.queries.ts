import { sql } from 'drizzle-orm';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { boardsSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { cardLink, openCards } from './card.queries.ts';

/** When open cards of their own are due. One that is a task is there as the task. */
export const cardsOnCalendar: CalendarSource = {
  kind: 'card',
  between(db, actor, { from, to, isMine }) {
    const viewer = viewerOf(actor);
    const mine = sql`exists (select from card_member g where g.org_id = c.org_id and g.card_id = c.id and ${isNamedIn(sql`g.person_id`, viewer)})`;
    return sql`select c.id, c.ref, c.title, c.due_on as day, c.status, ${cardLink} as link, true as falls_due, c.updated_at,
        array[b.department_id] as departments
      from card c join board b on b.org_id = c.org_id and b.id = c.board_id join board_list l on l.org_id = c.org_id and l.id = c.list_id
      where c.org_id = ${db.org_id} and ${openCards} and c.due_on between ${from}::date and ${to}::date
        and ${boardsSeenBy(viewer)} and ${isMine ? mine : sql`true`}`;
  },
};
