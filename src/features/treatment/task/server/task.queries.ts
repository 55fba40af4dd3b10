import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { viewerOf, type Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { evidenceOf } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import type { Recurrence } from '../recurrence.contract.ts';
import {
  openTaskStatuses,
  type RecurrenceMode,
  type TaskKind,
  type TaskStatus,
} from '../task-status.contract.ts';
import { tasksPath } from '../task-path.rules.ts';
import type { ChecklistItem, Task } from '../task.contract.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask, seesParent, taskSeenBy, tasksSeenBy } from './shared/task-visibility.queries.ts';

interface Person {
  id: string;
  name: string;
}

/** A task of a list, as the database gives it. */
export interface StoredRow {
  id: string;
  version: number;
  ref: string;
  title: string;
  status: TaskStatus;
  kind: TaskKind;
  parent_id: string | null;
  parent_ref: string | null;
  parent_title: string | null;
  parent_link: string | null;
  parent_seen: boolean;
  parent_open: boolean;
  department_id: string | null;
  department_name: string | null;
  assignees: Person[];
  reviewer_id: string | null;
  reviewer_name: string | null;
  priority: number;
  start_on: string | null;
  due_on: string | null;
  done_at: string | null;
  weight: number;
  checklist: ChecklistItem[];
  recurrence: string | null;
  recurs: RecurrenceMode | null;
  next_on: string | null;
  open_blockers: number;
  updated_at: string;
}

/** Everything about one task. */
export interface StoredTask extends StoredRow {
  description: string | null;
  estimate_h: number | null;
  spent_h: number | null;
  blocked_by: Task['blocked_by'];
  blocked_reason: string | null;
  evidence_required: boolean;
  has_evidence: boolean;
  recurs_from: string | null;
  template_id: string | null;
  created_by: string | null;
  created_by_name: string | null;
  created_at: string;
  deleted_at: string | null;
}

const nameOf = (person: string): SQL =>
  sql.raw(
    `(select p.first_name || ' ' || p.last_name from person p where p.org_id = t.org_id and p.id = t.${person})`,
  );

const openOf = (task: string): SQL =>
  sql`${oneOfThese(sql.raw(`${task}.status`), openTaskStatuses)} and ${sql.raw(task)}.deleted_at is null`;

/** Where a task `t` is read. */
export const pathInSql = sql.raw(`'${tasksPath}?task=' || t.id`);

/** Tasks `t` in which somebody has yet to do something. */
export const openTasks = openOf('t');

/** Whether the viewer sees what the task `t` belongs to, where that is there. An Admin, who sees all, is asked no rule: to plan one for each
 *  kind of parent takes the database longer than the page. */
const isParentSeen = (db: TenantDb, parents: readonly TaskParent[], viewer: Viewer): SQL =>
  viewer.isAdmin === true ? sql`parent.id is not null` : seesParent(db, parents, viewer);

/** The columns of a task `t` in a list, beside `parent` (`parentOfTask`). */
export const rowColumns = (db: TenantDb, parents: readonly TaskParent[], actor: Actor): SQL =>
  sql`t.id, t.version, t.ref, t.title, t.status, t.parent_kind as kind, parent.id as parent_id, parent.ref as parent_ref, parent.title as parent_title, parent.link as parent_link,
    ${isParentSeen(db, parents, viewerOf(actor))} as parent_seen, (t.parent_kind = 'none' or coalesce(parent.is_open, false)) as parent_open,
    coalesce(parent.department_id, t.department_id) as department_id,
    (select d.name from department d where d.org_id = t.org_id and d.id = coalesce(parent.department_id, t.department_id)) as department_name,
    coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
      from task_assignee g join person p on p.org_id = g.org_id and p.id = g.person_id where g.org_id = t.org_id and g.task_id = t.id), '[]') as assignees,
    t.reviewer_id, ${nameOf('reviewer_id')} as reviewer_name, t.priority, t.start_on, t.due_on, t.done_at, t.weight, t.checklist, t.recurrence, t.recurs, t.next_on,
    (select count(*)::int from task_blocker w join task b on b.org_id = w.org_id and b.id = w.blocker_id
      where w.org_id = t.org_id and w.task_id = t.id and ${openOf('b')}) as open_blockers, t.updated_at`;

/** The further columns of one task. Of what it waits for, the title is shown to those who see it. */
const taskColumns = (db: TenantDb, parents: readonly TaskParent[], actor: Actor): SQL =>
  sql`${rowColumns(db, parents, actor)}, t.description, t.estimate_h, t.spent_h, t.blocked_reason, t.evidence_required, exists (select from ${evidenceOf(db, 'task', sql`t.id`)} and e.status not in ('requested', 'rejected', 'withdrawn')) as has_evidence,
    t.recurs_from, t.template_id, t.created_by, ${nameOf('created_by')} as created_by_name, t.created_at, t.deleted_at,
    coalesce((select json_agg(json_build_object('id', b.id, 'ref', b.ref, 'status', b.status, 'title', case when exists (
        select from task t ${parentOfTask(db, parents)} where ${taskSeenBy(db, parents, viewerOf(actor), sql`b.id`)}) then b.title end) order by b.ref_sort)
      from task_blocker w join task b on b.org_id = w.org_id and b.id = w.blocker_id
      where w.org_id = t.org_id and w.task_id = t.id and b.deleted_at is null), '[]') as blocked_by`;

/** One task with its names, if the actor may see it. A deleted one is seen by an Admin only. */
export async function findTask(
  db: TenantDb,
  parents: readonly TaskParent[],
  actor: Actor,
  id: string,
): Promise<StoredTask | undefined> {
  const [row] = await db.query<StoredTask>(
    sql`select ${taskColumns(db, parents, actor)} from task t ${parentOfTask(db, parents)}
      where ${taskSeenBy(db, parents, viewerOf(actor), id)}`,
  );
  return row;
}

/** Locks what a task belongs to, before the task: it is not closed while the task is worked on, and where its progress follows, those
 *  who work on its tasks take turns. Whoever closes it locks in the same order. */
const lockParents = (db: TenantDb, parents: readonly TaskParent[], id: string): Promise<unknown>[] =>
  parents.map((parent) =>
    db.query(sql`select from (${parent.rows(db)}) x where x.id = (
      select t.parent_id from task t where t.org_id = ${db.org_id} and t.id = ${id} and t.parent_kind = ${parent.kind}) ${lockFor(parent)}`),
  );

/** What its tasks change is locked to be changed; anything else, so that it is neither closed nor deleted meanwhile. */
export const lockFor = ({ started, changed }: TaskParent): SQL =>
  started === undefined && changed === undefined ? sql`for key share of x` : sql`for update of x`;

/** The same, locked: whoever reads a task in order to change it must not race. Read by a statement of its own, in the same trip: what
 *  was committed during the wait is seen. */
export async function findTaskToChange(
  db: TenantDb,
  parents: readonly TaskParent[],
  actor: Actor,
  id: string,
): Promise<StoredTask | undefined> {
  const locks = [
    ...lockParents(db, parents, id),
    db.query(sql`select from task t where t.org_id = ${db.org_id} and t.id = ${id} for update`),
  ];
  const [row] = await Promise.all([findTask(db, parents, actor, id), ...locks]);
  return row;
}

/** Those of these tasks that the actor sees, by id; locked in one order, so that two such calls cannot deadlock. */
export async function findTasksToChange(
  db: TenantDb,
  parents: readonly TaskParent[],
  actor: Actor,
  ids: readonly string[],
  lock: boolean,
): Promise<Map<string, StoredTask>> {
  const those = sql`t.org_id = ${db.org_id} and t.id = any (${sql.param(ids)}::uuid[])`;
  const locks = lock ? [db.query(sql`select from task t where ${those} order by t.id for update`)] : [];
  const [rows] = await Promise.all([
    db.query<StoredTask>(sql`select ${taskColumns(db, parents, actor)} from task t ${parentOfTask(db, parents)}
      where ${those} and t.deleted_at is null and ${tasksSeenBy(db, parents, viewerOf(actor))}`),
    ...locks,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rule of a recurring task as it is written. */
export const recurrenceOf = ({
  recurrence,
  recurs,
}: Pick<StoredRow, 'recurrence' | 'recurs'>): Recurrence | null =>
  recurrence === null || recurs === null ? null : { rule: recurrence, mode: recurs };
