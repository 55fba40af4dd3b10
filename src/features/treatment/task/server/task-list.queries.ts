import { sql, type SQL } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { cappedPage, shownPage, windowOf } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { orderOf } from '#platform/server/record/record-order.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { asksOnly, keptCount } from '#features/organisation/department/server/shared/kept-count.queries.ts';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { TaskQuery } from '../task-list.contract.ts';
import { isOpenTask, openTaskStatuses, type TaskStatus } from '../task-status.contract.ts';
import type { TaskRow } from '../task.contract.ts';
import { dueSoonDays } from '../task.rules.ts';
import type { ParentOfTasks, TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask, tasksSeenBy } from './shared/task-visibility.queries.ts';
import { taskRecord } from '../task.record.ts';
import { toRow, type StoredTaskRow } from './shared/task.presenter.ts';
import type { Tasks } from './shared/task-record.service.ts';

type Reader = Pick<Call, 'db' | 'actor'>;
type Window = Pick<TaskQuery, 'limit' | 'offset' | 'ordering'>;

/** A page of the tasks `t` of which this holds, among those the actor sees. */
async function findPage(
  { db, actor }: Reader,
  { parents, rowColumns }: Tasks,
  conditions: readonly SQL[],
  { limit, offset, ordering }: Window,
  kept?: SQL,
): Promise<Page<TaskRow>> {
  const all = [
    sql`t.org_id = ${db.org_id} and t.deleted_at is null and ${tasksSeenBy(db, parents, viewerOf(actor))}`,
    ...conditions,
  ];
  const where = sql.join(all, sql` and `);
  const order = orderOf(taskRecord, 't', ordering);
  const day = today(db.now, actor.timezone);
  // The page first, and then what stands beside its rows.
  const page = await cappedPage<StoredTaskRow>(
    db,
    sql`from task t where ${where}`,
    sql`select ${rowColumns(actor, db)} from (select t.* from task t where ${where} order by ${order} ${windowOf({ limit, offset })}) t
        ${parentOfTask(db, parents)} order by ${order}`,
    kept,
  );
  return shownPage(page, (row) => toRow(row, day));
}

/** Whether such tasks are over, for the indexes that begin with it. */
const standing = (status: TaskStatus): SQL => (isOpenTask(status) ? sql`not t.is_over` : sql`t.is_over`);

const dueIn = (due: NonNullable<TaskQuery['due']>, day: string): SQL => {
  if (due === 'none') return sql`t.due_on is null`;
  if (due === 'today') return sql`t.due_on_sort = ${day}::date`;
  if (due === 'overdue') return sql`t.due_on_sort < ${day}::date and not t.is_over`;
  return sql`t.due_on_sort between ${day}::date and ${daysLater(day, dueSoonDays)}::date`;
};

/** Tasks that a department's own are, or that belong to what is the department's; those below it too. */
const inDepartment = (db: TenantDb, parents: readonly TaskParent[], department: string): SQL => {
  const below = sql`select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${department}]::uuid[]`;
  const ofParents = parents.map(
    (parent) =>
      sql`(t.parent_kind = ${sql.raw(`'${parent.kind}'`)} and exists (select from (${parent.rows(db)}) x where x.id = t.parent_id and x.department_id in (${below})))`,
  );
  return sql`(t.department_id in (${below}) or ${sql.join(ofParents, sql` or `)})`;
};

/** Begins a word of the title, or the reference. */
const matching = (q: string): SQL => {
  const literal = q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`(lower(t.title) like ${`%${literal}%`} or lower(t.ref) like ${`${literal}%`})`;
};

/** How many there are, for whoever sees all, where nothing was asked for that is not kept. */
function keptOf({ db, actor }: Reader, query: TaskQuery): SQL | undefined {
  const { status } = query;
  // A flat organisation has no departments to narrow by.
  const known = actor.flat ? ['status', 'dpt'] : ['status'];
  if (viewerOf(actor).seesAll !== true || !asksOnly(query, known)) return undefined;
  const statuses = status && oneOfThese(sql.raw('f.status'), status === 'open' ? openTaskStatuses : [status]);
  return keptCount(db, actor, { record: 'task', status: statuses });
}

/** All tasks that the actor sees, as they were asked for. */
export function findTasks(reader: Reader, tasks: Tasks, query: TaskQuery): Promise<Page<TaskRow>> {
  const { mine, status, due, kind, parent_id, q, dpt, ...window } = query;
  const { db, actor } = reader;
  const viewer = viewerOf(actor);
  const conditions = [
    ...(mine === undefined
      ? []
      : [
          // One set of ids, so that the tasks are found by it: an `or` would look at every task. Whoever reviews finds theirs by an index
          // that has no deleted ones.
          sql`t.id in (select g.task_id from task_assignee g where g.org_id = ${db.org_id} and ${isNamedIn(sql`g.person_id`, viewer)}
            union select w.id from task w where w.org_id = ${db.org_id} and w.deleted_at is null and w.status = 'in_review' and ${isNamedIn(sql`w.reviewer_id`, viewer)})`,
        ]),
    ...(status === undefined
      ? []
      : [status === 'open' ? sql`not t.is_over` : sql`t.status = ${status} and ${standing(status)}`]),
    ...(due === undefined ? [] : [dueIn(due, today(db.now, actor.timezone))]),
    ...(kind === undefined ? [] : [sql`t.parent_kind = ${kind}`]),
    ...(parent_id === undefined ? [] : [sql`t.parent_id = ${parent_id}`]),
    ...(q === undefined || q === '' ? [] : [matching(q)]),
    // A flat organisation has no departments to narrow by.
    ...(dpt === undefined || actor.flat ? [] : [inDepartment(db, tasks.parents, dpt)]),
  ];
  return findPage(reader, tasks, conditions, window, keptOf(reader, query));
}

/** Refuses what the actor does not see. */
async function expectSeen(
  { db, actor }: Reader,
  parents: readonly TaskParent[],
  { kind, id }: ParentOfTasks,
): Promise<void> {
  const parent = parents.find((one) => one.kind === kind);
  const seen =
    parent === undefined ? [] : await db.query(parent.seenBy(db, viewerOf(actor), sql`${id}::uuid`));
  if (seen.length === 0) refuse(notFound);
}

/** The tasks of one parent, for whoever sees it. */
export async function findTasksOf(
  reader: Reader,
  tasks: Tasks,
  parent: ParentOfTasks,
  window: Window,
): Promise<Page<TaskRow>> {
  await expectSeen(reader, tasks.parents, parent);
  return findPage(
    reader,
    tasks,
    [sql`t.parent_kind = ${parent.kind} and t.parent_id = ${parent.id}`],
    window,
  );
}

/** The tasks of a risk itself, and of all that treats it. */
export async function findTasksOfRisk(
  reader: Reader,
  tasks: Tasks,
  risk: string,
  window: Window,
): Promise<Page<TaskRow>> {
  await expectSeen(reader, tasks.parents, { kind: 'risk', id: risk });
  const ofRisk = tasks.parents.flatMap(({ kind, ofRisk: those }) =>
    those === undefined
      ? []
      : [sql`(t.parent_kind = ${sql.raw(`'${kind}'`)} and t.parent_id in (${those(reader.db, risk)}))`],
  );
  return findPage(reader, tasks, [sql`(${sql.join(ofRisk, sql` or `)})`], window);
}
