import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** Whether something may be put into a department: it is there, and was not archived. Held until the end, so that it is not archived
 *  meanwhile. */
export async function isActiveDepartment(db: TenantDb, id: string): Promise<boolean> {
  const found = await db.query(
    sql`select from department d where d.org_id = ${db.org_id} and d.id = ${id} and d.status = 'active' for key share`,
  );
  return found.length > 0;
}
