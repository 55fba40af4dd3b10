import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { screenMemoryTable } from './screen-memory.table.ts';

export async function rememberScreen(
  { db, actor, by }: Call,
  screen: string,
  content: Record<string, unknown>,
) {
  await db
    .insert(screenMemoryTable)
    .values({ person_id: actor.id, screen, content })
    .onConflictDoUpdate({
      target: [screenMemoryTable.org_id, screenMemoryTable.person_id, screenMemoryTable.screen],
      set: { content },
    });
  record(db, by, { action: 'screen.remembered', objects: { type: 'person', id: actor.id }, note: screen });
  return content;
}
