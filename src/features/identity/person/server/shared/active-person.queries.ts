import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** Those of these people who are active members, with their names. In a transaction that writes they are held until its end, so that
 *  none of them leaves while something is given to them. */
export async function findActivePeople(
  db: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{
    id: string;
    name: string;
  }>(sql`select p.id, p.first_name || ' ' || p.last_name as name from person p
    where p.org_id = ${db.org_id} and p.status = 'active' and p.id = any (${sql.param(ids)}::uuid[]) order by p.id for key share`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Somebody who is still an active member; nobody otherwise. */
export const keepIfActive = async (db: TenantDb, id: string | null): Promise<string | null> =>
  id !== null && (await findActivePeople(db, [id])).has(id) ? id : null;

/** Somebody who may decide about anything: a User decides nothing. */
const decider = (org_id: SQL, id: SQL): SQL =>
  sql`select from person p where p.org_id = ${org_id} and p.id = ${id} and p.type <> 'User'`;

/** Whether whoever a column names, `plan.approver_id`, decides about anything. A condition. */
export const decidesAtAll = (column: `${string}.${string}`): SQL =>
  sql`exists (${decider(sql.raw(`${column.split('.')[0]}.org_id`), sql.raw(column))})`;

/** The same of somebody. */
export const isDecider = async (db: TenantDb, id: string): Promise<boolean> =>
  (await db.query(decider(sql`${db.org_id}`, sql`${id}`))).length > 0;

/** Whom a decision is asked of: of whoever is named for it, where they may decide and have no part in it; of others otherwise. Of nobody
 *  who has: `not`. */
export async function findAsked(
  db: TenantDb,
  named: string | null,
  not: readonly (string | null)[],
  others: (not: string[]) => Promise<string[]>,
): Promise<string[]> {
  if (named !== null && !not.includes(named) && (await isDecider(db, named))) return [named];
  return others(not.filter((id) => id !== null));
}
