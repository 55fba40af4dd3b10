import { sql, type SQL } from 'drizzle-orm';
import { decidesAlone } from '#platform/contract/deciding.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { viewerOf, isNamedIn } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { steers, type WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
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
    where t.org_id = ${db.org_id} and ${openTasks} and t.due_on_sort between ${from}::date and ${to}::date`,
});

/** The open tasks that somebody is to do; those that wait for a review are with somebody else. */
export const tasksToDo: WorkSource = {
  kind: 'task',
  verbs: ['task.start', 'task.unblock', 'task.submit', 'task.finish'],
  group: 'do',
  waiting: (db, actor) => sql`select t.id, t.ref, t.title, ${link} as link, t.due_on, g.person_id
    from task_assignee g join task t on t.org_id = g.org_id and t.id = g.task_id
    where g.org_id = ${db.org_id} and ${isNamedIn(sql`g.person_id`, viewerOf(actor))} and ${openTasks} and t.status <> 'in_review'`,
};

/** The tasks that wait for somebody's review; where their reviewer does them as well, for those who decide about their department. */
export const tasksToReview = (parents: readonly TaskParent[]): WorkSource => ({
  kind: 'task_review',
  verbs: ['task.approve'],
  group: 'review',
  waiting: (db, actor) => {
    const viewer = viewerOf(actor);
    const isDoneBy = (who: SQL) =>
      sql`exists (select from task_assignee g where g.org_id = t.org_id and g.task_id = t.id and ${who})`;
    const isFit = sql`not ${isDoneBy(sql`g.person_id = t.reviewer_id`)}`;
    const own = sql`${isDoneBy(isNamedIn(sql`g.person_id`, viewer))}`;
    const mayDecide = steers(actor, sql`coalesce(parent.department_id, t.department_id)`);
    return sql`select t.id, t.ref, t.title, ${link} as link, t.due_on, case when ${isFit} then t.reviewer_id end as person_id
      from task t ${parentOfTask(db, parents)} where t.org_id = ${db.org_id} and t.status = 'in_review' and t.deleted_at is null
        and (${decidesAlone(actor)} or not ${own})
        and case when ${isFit} then ${isNamedIn(sql`t.reviewer_id`, viewer)} else ${mayDecide} end`;
  },
});
