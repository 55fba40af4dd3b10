import { sql } from 'drizzle-orm';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { openTasks, pathInSql } from './task.queries.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask, tasksSeenBy } from './shared/task-visibility.queries.ts';

/** When open tasks are due. */
export const tasksOnCalendar = (parents: readonly TaskParent[]): CalendarSource => ({
  kind: 'task',
  between(db, actor, { from, to, isMine }) {
    const viewer = viewerOf(actor);
    const mine = sql`(${isNamedIn(sql`t.reviewer_id`, viewer)} or exists (select from task_assignee g
      where g.org_id = t.org_id and g.task_id = t.id and ${isNamedIn(sql`g.person_id`, viewer)}))`;
    return sql`select t.id, t.ref, t.title, t.due_on_sort as day, t.status, ${pathInSql} as link, true as falls_due, t.updated_at,
        array[coalesce(parent.department_id, t.department_id)] as departments
      from task t ${parentOfTask(db, parents)} where t.org_id = ${db.org_id} and ${openTasks} and t.due_on_sort between ${from}::date and ${to}::date
        and ${tasksSeenBy(db, parents, viewer)} and ${isMine ? mine : sql`true`}`;
  },
});
