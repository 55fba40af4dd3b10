import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findOwnData } from './shared/person.queries.ts';

/** From now on the first screen is what comes after the sign-in. */
export async function finishFirstSignIn({ db, actor, by }: Call) {
  const changed = await db.query(sql`update person set first_logging_in = false, version = version + 1,
      updated_at = ${db.now.toISOString()}, updated_by = ${actor.id}
    where org_id = ${db.org_id} and id = ${actor.id} and first_logging_in returning id`);
  if (changed.length > 0)
    record(db, by, { action: 'person.first_sign_in_done', objects: { type: 'person', id: actor.id } });
  return findOwnData(db, actor.id);
}
