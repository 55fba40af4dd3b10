import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask, tasksSeenBy } from './shared/task-visibility.queries.ts';
import { openTasks } from './task.queries.ts';

/** The open tasks `t` of which this holds, or that will recur. */
const those = (db: TenantDb, parents: readonly TaskParent[], rule: SQL): SQL =>
  sql`select t.id, coalesce(parent.department_id, t.department_id) as department_id from task t ${parentOfTask(db, parents)}
    where t.org_id = ${db.org_id} and t.deleted_at is null and (${openTasks} or t.next_on is not null) and ${rule}`;

const isAssignee = (person: string): SQL =>
  sql`exists (select from task_assignee g where g.org_id = t.org_id and g.task_id = t.id and g.person_id = ${person})`;

/** Locks these tasks in one order, in the same trip as what follows. */
const locked = (db: TenantDb, ids: readonly string[], rule: SQL): SQL =>
  sql`select t.id from task t where t.org_id = ${db.org_id} and t.id = any (${sql.param(ids)}::uuid[]) and ${rule} order by t.id for update`;

/** The tasks of `held` with their next version. */
const touched = (
  { db, by }: Call,
  also: SQL = sql``,
): SQL => sql`update task t set ${also} version = t.version + 1,
  updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid from held where t.org_id = ${db.org_id} and t.id = held.id returning t.id, t.ref`;

/** They go to somebody who sees the task already: handing over opens no department. */
const common = (parents: readonly TaskParent[]) =>
  ({
    type: 'task',
    action: 'task.handed_over',
    mayHold: (db, actor) =>
      sql`exists (select from task t where t.org_id = ${db.org_id} and t.id = h.id and ${tasksSeenBy(db, parents, personAsViewer(actor))})`,
  }) satisfies Partial<Holding>;

/** The open tasks that people are to do. Whoever is to do one already takes nothing twice. */
export const assignedTasks = (parents: readonly TaskParent[]): Holding => ({
  ...common(parents),
  kind: 'task_assignee',
  columns: ['task_assignee.person_id'],
  field: 'assignees',
  named: ({ id, name }) => [{ id, name }],
  heldBy: (db, person) => those(db, parents, isAssignee(person)),
  handOver: (call, from, to, ids) => {
    const { db } = call;
    return db.query<HandedOver>(sql`with held as (${locked(db, ids, isAssignee(from.id))}), gone as (
        delete from task_assignee g using held where g.org_id = ${db.org_id} and g.task_id = held.id and g.person_id = ${from.id}
      ), taken as (
        insert into task_assignee (org_id, task_id, person_id) select ${db.org_id}, held.id, ${to.id}::uuid from held on conflict do nothing
      ) ${touched(call)}`);
  },
});

/** The open tasks that people review. */
export const reviewedTasks = (parents: readonly TaskParent[]): Holding => ({
  ...common(parents),
  kind: 'task_reviewer',
  columns: ['task.reviewer_id'],
  field: 'reviewer',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) => those(db, parents, sql`t.reviewer_id = ${person}`),
  handOver: (call, from, to, ids) =>
    call.db.query<HandedOver>(
      sql`with held as (${locked(call.db, ids, sql`t.reviewer_id = ${from.id}`)}) ${touched(call, sql`reviewer_id = ${to.id}::uuid,`)}`,
    ),
});
