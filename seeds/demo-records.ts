import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** Records of the demo that others belong to or hang on. */
const tables = { risk: sql`risk`, control: sql`control`, plan: sql`plan`, task: sql`task` } as const;
export type DemoRecord = keyof typeof tables;

/** The id of the first record whose title begins so. */
export async function idOf(db: TenantDb, type: DemoRecord, title: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    sql`select x.id from ${tables[type]} x where x.org_id = ${db.org_id} and starts_with(x.title, ${title}) order by x.id limit 1`,
  );
  if (row === undefined) throw new Error(`the demo knows no ${type} "${title}"`);
  return row.id;
}
