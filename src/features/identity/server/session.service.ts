import type { Actor } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { record, type By } from '#platform/server/activity.ts';
import type { Statement, TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import { agentInWords } from '../agent.rules.ts';
import type { OpenedSession } from '../session.contract.ts';
import { idleMinutes } from './session.queries.ts';

const living = 's.ended_at is null and s.idle_ends_at > $3 and s.ends_at > $3';
const openedSessions: Statement = {
  name: 'opened_sessions',
  // Keeping alive moves the idle end, and nothing else does: it tells when that was.
  text: `select s.id, s.agent, s.created_at, s.idle_ends_at - make_interval(mins => $4) as last_seen_at, s.binding_hash is not null as is_bound, s.id = $5 as is_this
    from session s where s.org_id = $1 and s.person_id = $2 and ${living} order by s.id = $5 desc, s.idle_ends_at desc, s.id`,
};
const endThese: Statement = {
  name: 'end_sessions',
  text: `update session s set ended_at = $3 where s.org_id = $1 and s.person_id = $2 and ${living}
    and ($4::uuid is null or s.id = $4) and ($5::uuid is null or s.id <> $5) returning s.id`,
};

export async function findSessions(db: TenantDb, actor: Actor): Promise<OpenedSession[]> {
  const rows = await db.ask<Omit<OpenedSession, 'browser' | 'system'> & { agent: string | null }>(
    openedSessions,
    [db.org_id, actor.id, db.now.toISOString(), idleMinutes, actor.session_id],
  );
  return rows.map(({ agent, ...session }) => ({ ...session, ...agentInWords(agent) }));
}

/** Ends sessions of a person: one of them, or all but one. The next call of an ended session is refused. */
export async function endSessionsOf(
  db: TenantDb,
  personId: string,
  which: { only: string } | { but: string },
): Promise<number> {
  const named = [db.org_id, personId, db.now.toISOString()];
  const ended = await db.ask<{ id: string }>(endThese, [
    ...named,
    'only' in which ? which.only : null,
    'but' in which ? which.but : null,
  ]);
  return ended.length;
}

export async function endSession(db: TenantDb, actor: Actor, by: By, id: string) {
  const ended = await endSessionsOf(db, actor.id, { only: id });
  if (ended === 0) refuse(notFound);
  record(db, by, { action: 'person.session_ended', objects: { type: 'person', id: actor.id } });
  return { ended };
}

export async function endOtherSessions(db: TenantDb, actor: Actor, by: By) {
  const ended = await endSessionsOf(db, actor.id, { but: actor.session_id });
  record(db, by, {
    action: 'person.sessions_ended',
    objects: { type: 'person', id: actor.id },
    note: String(ended),
  });
  return { ended };
}
