import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { record } from '#platform/server/log/activity.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { makeNext, type Occurrence } from './next-occurrence.service.ts';
import { objectsAround, type TaskParent, type WithParent } from './shared/task-parent.queries.ts';
import { parentOfTask } from './shared/task-visibility.queries.ts';
import { openTasks } from './task.queries.ts';

type Former = Occurrence & WithParent & { ref: string; parent_open: boolean };

/** Makes the next occurrences whose day has come: of tasks that are done. One that is still open stays as it is, and is flagged as
 *  missed; where what it belongs to is closed, nothing recurs any more. Answers how many tasks it looked at. */
export const makeDueOccurrences =
  (parents: readonly TaskParent[]) =>
  async (db: TenantDb, limit: number): Promise<number> => {
    const day = today(db.now, await findTimezone(db));
    // Whoever works on one of them now is not disturbed: it is there the next time.
    const locked = await db.query<{ id: string }>(sql`select t.id from task t
      where t.org_id = ${db.org_id} and t.next_on <= ${day}::date and t.deleted_at is null and not (${openTasks})
        and not exists (select from task o where o.org_id = t.org_id and o.template_id = t.template_id and o.id <> t.id
          and o.status not in ('done', 'cancelled') and o.deleted_at is null)
      order by t.next_on, t.id limit ${limit} for update of t skip locked`);
    const ids = locked.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const due =
      await db.query<Former>(sql`select t.id, t.ref, t.recurrence_rule, t.recurrence_mode, t.recurs_from, t.start_on, t.due_on,
        t.parent_kind as kind, t.parent_id, parent.ref as parent_ref,
        (t.parent_kind = 'none' or coalesce(parent.is_open, false)) as parent_open
      from task t ${parentOfTask(db, parents)} where t.org_id = ${db.org_id} and t.id = any (${sql.param(ids)}::uuid[]) order by t.next_on, t.id`);
    for (const former of due) {
      const isMade = former.parent_open && (await makeNext(db, former, day, objectsAround(parents, former)));
      if (!isMade) await endRecurrence(db, former);
    }
    return due.length;
  };

async function endRecurrence(db: TenantDb, { id, ref }: Former): Promise<void> {
  await db.query(
    sql`update task t set next_on = null, version = t.version + 1 where t.org_id = ${db.org_id} and t.id = ${id}`,
  );
  record(db, undefined, { action: 'task.recurrence_ended', objects: { type: 'task', id, ref } });
}
