import { sql } from 'drizzle-orm';
import type { ResidualFollower } from '#features/treatment/residual/server/shared/residual-follower.service.ts';
import { endStale } from './acceptance.jobs.ts';

/** Ends the acceptances of accepted risks that became worse by computing them anew. Those risks are locked, and somebody who decides
 *  about an acceptance may be waiting for them: then the hourly round does it. */
export const followResidual: ResidualFollower = async (db, changed) => {
  const worse = changed.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  if (worse.length === 0) return;
  const [turn] = await db.query<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('acceptances ' || ${db.org_id}::text, 0)) as mine`,
  );
  if (turn?.mine === true) await endStale(db, worse.length, worse);
};
