import { and, eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { ours, type TenantDb } from '#platform/server/database/database.ts';
import { screenMemoryTable } from './screen-memory.table.ts';

const thisScreen = (db: TenantDb, actor: Actor, screen: string) =>
  and(
    ours(db, screenMemoryTable),
    eq(screenMemoryTable.person_id, actor.id),
    eq(screenMemoryTable.screen, screen),
  );

export async function findScreenMemory(db: TenantDb, actor: Actor, screen: string) {
  const [row] = await db
    .select()
    .from(screenMemoryTable)
    .where(thisScreen(db, actor, screen));
  return row?.content ?? {};
}
