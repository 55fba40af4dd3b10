import { and, eq } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';
import { ours } from '#platform/server/database/database.ts';
import { sessionTable } from '#platform/server/database/platform.table.ts';
import { record } from '#platform/server/log/activity.ts';

/** Ends the session at once, for every token that was issued to it. */
export async function signOut({ db, actor, by }: Call) {
  await db
    .update(sessionTable)
    .set({ ended_at: db.now.toISOString() })
    .where(and(ours(db, sessionTable), eq(sessionTable.id, actor.session_id)));
  record(db, by, { action: 'person.signed_out', objects: { type: 'person', id: actor.id } });
  return { signed_out: true };
}
