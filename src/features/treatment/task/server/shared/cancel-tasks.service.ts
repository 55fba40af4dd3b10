import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { openTaskStatuses, type TaskStatus } from '../../task-status.contract.ts';
import type { ParentOfTasks } from './task-parent.queries.ts';

interface Cancelled {
  id: string;
  ref: string;
  before: TaskStatus;
}

/** Cancels what is open of a parent's tasks, in the transaction that closes or cancels the parent; each is an act of whoever does
 *  that, or of the product itself. A recurring one ends with it. Answers how many there were. */
export async function cancelTasksOf(
  db: TenantDb,
  call: Pick<Call, 'by'> | undefined,
  { kind, id }: ParentOfTasks,
  reason: string,
): Promise<number> {
  const now = db.now.toISOString();
  const cancelled = await db.query<Cancelled>(sql`with open as (
      select t.id, t.status from task t where t.org_id = ${db.org_id} and t.parent_kind = ${kind} and t.parent_id = ${id}
        and ${oneOfThese(sql.raw('t.status'), openTaskStatuses)} and t.deleted_at is null order by t.id for update
    ), ended as (
      update task t set next_on = null from open where t.org_id = ${db.org_id} and t.parent_kind = ${kind} and t.parent_id = ${id}
        and t.next_on is not null and not exists (select from open o where o.id = t.id)
    ) update task t set status = 'cancelled', blocked_reason = null, next_on = null, version = t.version + 1,
      updated_at = ${now}::timestamptz, updated_by = ${call?.by.id ?? null}::uuid
      from open where t.org_id = ${db.org_id} and t.id = open.id returning t.id, t.ref, open.status as before`);
  for (const task of cancelled)
    record(db, call?.by, {
      action: 'task.cancelled',
      reason,
      objects: { type: 'task', id: task.id, ref: task.ref },
      changes: [{ field: 'status', old: task.before, new: 'cancelled' }],
    });
  return cancelled.length;
}
