import { sql, type SQL } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { openTaskStatuses, type ParentKind } from '../../task-status.contract.ts';
import type { ParentOfTasks } from './task-parent.queries.ts';

/** How far the tasks of something are. */
export interface Progress {
  /** 0 to 100: the weights of those done among the weights of all that were not cancelled; null without any. */
  progress: number | null;
  /** How many are still to be done, or with a reviewer. */
  open: number;
  /** How many there are, cancelled ones included. */
  total: number;
}

const counted = (db: TenantDb, kind: ParentKind, id: SQL): SQL => sql`select
      round(100.0 * sum(t.weight) filter (where t.status = 'done') / nullif(sum(t.weight) filter (where t.status <> 'cancelled'), 0))::int as progress,
      (count(*) filter (where ${oneOfThese(sql.raw('t.status'), openTaskStatuses)}))::int as open, count(*)::int as total
    from task t where t.org_id = ${db.org_id} and t.parent_kind = ${kind} and t.parent_id = ${id} and t.deleted_at is null`;

/** How far the tasks of a parent are: read inside of the transaction that changed one. */
export const progressOf = async (db: TenantDb, { kind, id }: ParentOfTasks): Promise<Progress> =>
  one(await db.query<Progress>(counted(db, kind, sql`${id}::uuid`)));

/** The same in the statement that reads the parent. */
export const progressIn = (db: TenantDb, kind: ParentKind, id: SQL): SQL =>
  sql`(select row_to_json(c) from (${counted(db, kind, id)}) c)`;
