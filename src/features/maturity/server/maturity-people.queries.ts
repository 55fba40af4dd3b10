import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database.ts';

/** Those of these people who are active members. */
export async function findActive(db: TenantDb, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.query<{ id: string }>(
    sql`select p.id from person p where p.org_id = ${db.org_id} and p.status = 'active' and p.id = any (${sql.param(ids)}::uuid[])`,
  );
  return new Set(found.map(({ id }) => id));
}
