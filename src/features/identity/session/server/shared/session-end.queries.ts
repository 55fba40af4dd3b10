import type { Statement, TenantDb } from '#platform/server/database/database.ts';

/** Of a session `s` that still counts; $3 is now. */
export const living = 's.ended_at is null and s.idle_ends_at > $3 and s.ends_at > $3';
const endThese: Statement = {
  name: 'end_sessions',
  text: `update session s set ended_at = $3 where s.org_id = $1 and s.person_id = $2 and ${living}
    and ($4::uuid is null or s.id = $4) and ($5::uuid is null or s.id <> $5) returning s.id`,
};

/** Ends sessions of a person: one of them, all but one, or all. The next call of an ended session is refused. */
export async function endSessionsOf(
  db: TenantDb,
  personId: string,
  which: { only: string } | { but: string } | 'all',
): Promise<number> {
  const named = [db.org_id, personId, db.now.toISOString()];
  const ended = await db.ask<{ id: string }>(endThese, [
    ...named,
    which !== 'all' && 'only' in which ? which.only : null,
    which !== 'all' && 'but' in which ? which.but : null,
  ]);
  return ended.length;
}
