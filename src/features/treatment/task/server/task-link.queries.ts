import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { assigneeUnknown, blockerCircle, blockerUnknown, reviewerUnknown } from '../task.contract.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { tasksSeenBy } from './shared/task-visibility.queries.ts';

interface People {
  assignee_ids?: readonly string[] | undefined;
  reviewer_id?: string | null | undefined;
}

/** Refuses people who are not active members; those are held, so that nobody leaves while something is given to them. */
export async function expectPeople(
  db: TenantDb,
  { assignee_ids = [], reviewer_id = null }: People,
): Promise<void> {
  const wanted = [...assignee_ids, ...(reviewer_id === null ? [] : [reviewer_id])];
  const active = await findActivePeople(db, [...new Set(wanted)]);
  if (assignee_ids.some((id) => !active.has(id))) refuse(assigneeUnknown);
  if (reviewer_id !== null && !active.has(reviewer_id)) refuse(reviewerUnknown);
}

/** Names those who are to do a task, instead of those before. */
export async function setAssignees(db: TenantDb, id: string, people: readonly string[]): Promise<void> {
  await db.query(sql`with gone as (
      delete from task_assignee g where g.org_id = ${db.org_id} and g.task_id = ${id} and g.person_id <> all (${sql.param(people)}::uuid[])
    ) insert into task_assignee (org_id, task_id, person_id)
      select ${db.org_id}, ${id}, given.person_id from unnest(${sql.param([...new Set(people)])}::uuid[]) as given (person_id) on conflict do nothing`);
}

/** Takes its turn among those who say what tasks wait for: two that each see no circle would close one together. Asked for before
 *  any row is locked. */
export const lockTaskBlockers = (db: TenantDb): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(hashtextextended('task_blocker ' || ${db.org_id}::text, 0))`);

/** Says what a task waits for, instead of what it waited for before: tasks that the actor sees, or that stood there already. Refuses
 *  a circle; a new task cannot close one. Whoever calls it for another has taken its turn (`lockTaskBlockers`). */
export async function setBlockers(
  db: TenantDb,
  parents: readonly TaskParent[],
  actor: Actor,
  id: string,
  blockers: readonly string[],
): Promise<void> {
  const wanted = [...new Set(blockers)];
  const known =
    await db.query(sql`select from task t where t.org_id = ${db.org_id} and t.id = any (${sql.param(wanted)}::uuid[]) and t.deleted_at is null
    and (${tasksSeenBy(db, parents, viewerOf(actor))} or exists (
      select from task_blocker w where w.org_id = t.org_id and w.task_id = ${id} and w.blocker_id = t.id)) for key share of t`);
  if (known.length < wanted.length) refuse(blockerUnknown);
  await db.query(sql`with gone as (
      delete from task_blocker w where w.org_id = ${db.org_id} and w.task_id = ${id} and w.blocker_id <> all (${sql.param(wanted)}::uuid[])
    ) insert into task_blocker (org_id, task_id, blocker_id)
      select ${db.org_id}, ${id}, given.id from unnest(${sql.param(wanted)}::uuid[]) as given (id) on conflict do nothing`);
  const circle = await db.query(sql`with recursive waits as (
      select w.blocker_id from task_blocker w where w.org_id = ${db.org_id} and w.task_id = ${id}
      union select w.blocker_id from waits join task_blocker w on w.org_id = ${db.org_id} and w.task_id = waits.blocker_id
    ) select from waits where blocker_id = ${id}`);
  if (circle.length > 0) refuse(blockerCircle);
}
