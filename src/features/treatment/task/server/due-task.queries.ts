import { sql } from 'drizzle-orm';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { viewerOf, isNamedIn } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask } from './shared/task-visibility.queries.ts';
import { openTasks, pathInSql as link } from './task.queries.ts';

/** Open tasks with a due date, for those who are to do them. */
export const dueTasks = (parents: readonly TaskParent[]): DueSource => ({
  name: 'task',
  open: (
    db,
    from,
    to,
  ) => sql`select 'task' as type, t.id, t.ref, t.title, ${link} as link, t.due_on, g.person_id,
      coalesce(parent.department_id, t.department_id) as department_id
    from task t join task_assignee g on g.org_id = t.org_id and g.task_id = t.id ${parentOfTask(db, parents)}
    where t.org_id = ${db.org_id} and ${openTasks} and t.due_sort between ${from}::date and ${to}::date`,
});

/** The open tasks that somebody is to do; those that wait for a review are with somebody else. */
export const tasksToDo: WorkSource = {
  kind: 'task',
  group: 'do',
  waiting: (db, actor) => sql`select t.id, t.ref, t.title, ${link} as link, t.due_on, g.person_id
    from task_assignee g join task t on t.org_id = g.org_id and t.id = g.task_id
    where g.org_id = ${db.org_id} and ${isNamedIn(sql`g.person_id`, viewerOf(actor))} and ${openTasks} and t.status <> 'in_review'`,
};

/** The tasks that wait for somebody's review. */
export const tasksToReview: WorkSource = {
  kind: 'task_review',
  group: 'review',
  waiting: (
    db,
    actor,
  ) => sql`select t.id, t.ref, t.title, ${link} as link, t.due_on, t.reviewer_id as person_id
    from task t where t.org_id = ${db.org_id} and ${isNamedIn(sql`t.reviewer_id`, viewerOf(actor))} and t.status = 'in_review' and t.deleted_at is null`,
};
