import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { viewerOf, type Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { evidenceOf } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import type { NamedReference } from '#platform/server/record/record-select.ts';
import { openTaskStatuses } from '../task-status.contract.ts';
import { tasksPath } from '../task-path.rules.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { parentOfTask, seesParent, taskSeenBy } from './shared/task-visibility.queries.ts';

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

/** Those who are to do the task `t`. */
export const assigneesOf: NamedReference = (_, id, org_id) =>
  sql`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
    from task_assignee g join person p on p.org_id = g.org_id and p.id = g.person_id where g.org_id = ${org_id} and g.task_id = ${id}), '[]')`;

/** What is read of a task `t` in a list beside its fields, with `parent` beside it (`parentOfTask`). */
export const besideRow = (db: TenantDb, parents: readonly TaskParent[], actor: Actor): SQL =>
  sql`t.parent_kind as kind, parent.id as parent_id, parent.ref as parent_ref, parent.title as parent_title, parent.link as parent_link,
    ${isParentSeen(db, parents, viewerOf(actor))} as parent_seen, (t.parent_kind = 'none' or coalesce(parent.is_open, false)) as parent_open,
    coalesce(parent.department_id, t.department_id) as deciding_id,
    (select d.name from department d where d.org_id = t.org_id and d.id = coalesce(parent.department_id, t.department_id)) as deciding_name,
    jsonb_array_length(t.checklist) as checklist_total,
    (select count(*)::int from jsonb_array_elements(t.checklist) c (step) where (c.step ->> 'done')::boolean) as checklist_done,
    t.recurrence_rule is not null as has_rule, t.next_on,
    (select count(*)::int from task_blocker w join task b on b.org_id = w.org_id and b.id = w.blocker_id
      where w.org_id = t.org_id and w.task_id = t.id and ${openOf('b')}) as open_blockers`;

/** The same of one. Of what it waits for, the title is shown to those who see it. */
export const besideTask = (db: TenantDb, parents: readonly TaskParent[], actor: Actor): SQL =>
  sql`exists (select from ${evidenceOf(db, 'task', sql`t.id`)} and e.status not in ('requested', 'rejected', 'withdrawn')) as has_evidence,
    t.recurs_from, t.template_id,
    coalesce((select json_agg(json_build_object('id', b.id, 'ref', b.ref, 'status', b.status, 'title', case when exists (
        select from task t ${parentOfTask(db, parents)} where ${taskSeenBy(db, parents, viewerOf(actor), sql`b.id`)}) then b.title end) order by b.ref_sort)
      from task_blocker w join task b on b.org_id = w.org_id and b.id = w.blocker_id
      where w.org_id = t.org_id and w.task_id = t.id and b.deleted_at is null), '[]') as blocked_by`;

/** Locks what a task belongs to, before the task: it is not closed while the task is worked on, and where its progress follows, those
 *  who work on its tasks take turns. Whoever closes it locks in the same order. */
export const lockParents = (
  db: TenantDb,
  parents: readonly TaskParent[],
  id: string | SQL,
): Promise<unknown>[] =>
  parents.map((parent) =>
    db.query(sql`select from (${parent.rows(db)}) x where x.id = (
      select t.parent_id from task t where t.org_id = ${db.org_id} and t.id = ${id} and t.parent_kind = ${parent.kind}) ${lockFor(parent)}`),
  );

/** What its tasks change is locked to be changed; anything else, so that it is neither closed nor deleted meanwhile. */
export const lockFor = ({ started, changed }: TaskParent): SQL =>
  started === undefined && changed === undefined ? sql`for key share of x` : sql`for update of x`;
