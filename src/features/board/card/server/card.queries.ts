import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { NamedReference } from '#platform/server/record/record-select.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardsPage } from '#features/board/board/board-path.rules.ts';
import { boardSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { openTaskStatuses } from '#features/treatment/task/task-status.contract.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import {
  parentOfTask,
  seesParent,
  taskSeenBy,
} from '#features/treatment/task/server/shared/task-visibility.queries.ts';

/** Whether a list says of what stands in it that something is still to be done. */
function isUndone(status: SQL): SQL {
  return sql`(${status} is null or ${oneOfThese(status, openTaskStatuses)})`;
}

/** Where a card `c` is read: on its board. */
export const cardLink = sql.raw(`'${boardsPage}/' || c.board_id || '?card=' || c.id`);

/** Cards `c` of their own on which somebody has yet to do something, with their board `b` and their list `l`: of what is done, the list says so. */
export const openCards = sql`c.task_id is null and c.status = 'active' and c.deleted_at is null and l.deleted_at is null
  and b.status = 'active' and b.deleted_at is null and ${isUndone(sql.raw('l.task_status'))}`;

const people = (table: string, key: string): SQL =>
  sql.raw(`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
    from ${table} g join person p on p.org_id = g.org_id and p.id = g.person_id where g.org_id = c.org_id and g.${key} = c.${key === 'card_id' ? 'id' : key}), '[]')`);

/** Who works on the card `c`: on one that is a task, whoever is to do that. */
export const membersOf: NamedReference = () =>
  sql`case when c.task_id is null then ${people('card_member', 'card_id')} else ${people('task_assignee', 'task_id')} end`;

export const labelsOf: NamedReference = () =>
  sql.raw(`coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'colour', l.colour) order by l.name, l.id)
    from card_label g join board_label l on l.org_id = g.org_id and l.id = g.label_id where g.org_id = c.org_id and g.card_id = c.id), '[]')`);

/** What is joined beside a card `c`: its board `b`, its list `l`, the task `t` that it is, and the department `d` of that. */
export const besideCard = (db: TenantDb, parents: readonly TaskParent[]): SQL =>
  sql`join board b on b.org_id = c.org_id and b.id = c.board_id
    join board_list l on l.org_id = c.org_id and l.id = c.list_id
    left join task t on t.org_id = c.org_id and t.id = c.task_id
    ${parentOfTask(db, parents)}
    left join department d on d.org_id = c.org_id and d.id = coalesce(t.department_id, parent.department_id)`;

const steps = (which: string) =>
  `(select count(*)::int from jsonb_array_elements(case when c.task_id is null then coalesce(jsonb_path_query_array(c.checklists, '$[*].items[*]'), '[]') else t.checklist end) s (step)${which})`;

/** What is read of a card beside its fields, in a list too. */
export const besideTile =
  sql.raw(`c.board_id, c.list_id, l.task_status as list_status, c.task_id, t.ref as task_ref, t.version as task_version, t.status as task_status,
  t.title as task_title, t.due_on as task_due_on, c.cover_id,
  case when d.id is null then null else json_build_object('id', d.id, 'name', d.name) end as department,
  (select count(*)::int from file_link f where f.org_id = c.org_id and f.object_type = 'card' and f.object_id = c.id) as file_count,
  ${steps('')} as checklist_total, ${steps(` where (s.step ->> 'done')::boolean`)} as checklist_done,
  case when c.task_id is null then (select count(*)::int from card_comment m where m.org_id = c.org_id and m.card_id = c.id and m.deleted_at is null)
    else (select count(*)::int from task_comment m where m.org_id = c.org_id and m.task_id = c.task_id and m.deleted_at is null) end as comment_count`);

/** The same of one: what its task says, and what rights look at. */
export const besideWhole = (db: TenantDb, parents: readonly TaskParent[], actor: Actor): SQL =>
  sql`${ofWhole}, case when parent.id is not null then json_build_object('kind', t.parent_kind, 'id', parent.id, 'ref', parent.ref, 'title', parent.title,
      'link', case when ${actor.type === 'Admin' ? sql`true` : seesParent(db, parents, viewerOf(actor))} then parent.link end) end as task_parent`;

const ofWhole =
  sql.raw(`c.cover_of, t.description as task_description, t.checklist as task_checklist, l.name as list_name,
  b.visibility, b.status = 'active' and b.deleted_at is null as board_open,
  array(select m.person_id from board_member m where m.org_id = c.org_id and m.board_id = c.board_id and m.role = 'admin') as admin_ids,
  array(select m.person_id from board_member m where m.org_id = c.org_id and m.board_id = c.board_id and m.role = 'member') as member_ids`);

/** Whether whoever looks sees what the card `c` is: a card of its own, or a task that they see. */
export const seesWhatItIs = (db: TenantDb, parents: readonly TaskParent[], actor: Actor): SQL =>
  actor.type === 'Admin'
    ? sql`(c.task_id is null or t.deleted_at is null)`
    : sql`(c.task_id is null or exists (select from task t ${parentOfTask(db, parents)} where ${taskSeenBy(db, parents, viewerOf(actor), sql`c.task_id`)}))`;

/** A card of a board that whoever calls sees, in a list that is there. One that was deleted is seen by whoever sees the board. */
export const cardSeenBy = (db: TenantDb, parents: readonly TaskParent[], actor: Actor, id: string): SQL =>
  sql`c.org_id = ${db.org_id} and c.id = ${id} and l.deleted_at is null and ${boardSeenBy(db, viewerOf(actor), sql`c.board_id`)}
    and ${seesWhatItIs(db, parents, actor)}`;
