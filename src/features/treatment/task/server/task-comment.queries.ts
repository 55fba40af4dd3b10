import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { pathOfTask } from '../task-path.rules.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask, taskSeenBy } from './shared/task-visibility.queries.ts';
import { taskCommentTable } from './task.table.ts';

/** Tasks as people comment on them. */
export const commentedTasks = (parents: readonly TaskParent[]): CommentedRecords => ({
  type: 'task',
  acts: 'task',
  table: taskCommentTable,
  select: (db, viewer, id) =>
    sql`select t.id as record_id, t.ref as record_ref, t.title as record_title, ${pathOfTask('')} || t.id as record_link, coalesce(parent.department_id, t.department_id) as record_department, t.deleted_at as record_deleted_at,
      array_remove(array(select g.person_id from task_assignee g where g.org_id = t.org_id and g.task_id = t.id) || t.created_by, null) as record_owners
    from task t ${parentOfTask(db, parents)} where ${taskSeenBy(db, parents, viewer, id)}`,
});
