import type { Actor } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { securityOf } from '#features/organisation/security/server/shared/security.queries.ts';
import { userAgentText } from '../user-agent.rules.ts';
import type { OpenedSession } from '../session.contract.ts';
import { endSessionsOf, living } from './shared/session-end.queries.ts';

const openedSessions: Statement = {
  name: 'opened_sessions',
  // Only a renewal moves the idle end, so the time of the last renewal follows from it; after a change of the organisation's rules
  // not to the minute, until the next one.
  text: `select s.id, s.agent, s.created_at, least($3, s.idle_ends_at - make_interval(mins => $4)) as last_seen_at, s.binding_hash is not null as is_bound, s.id = $5 as is_this
    from session s where s.org_id = $1 and s.person_id = $2 and ${living} order by s.id = $5 desc, s.idle_ends_at desc, s.id`,
};
export async function findSessions(db: TenantDb, actor: Actor): Promise<OpenedSession[]> {
  const { idle_minutes } = await securityOf(db);
  const rows = await db.ask<Omit<OpenedSession, 'browser' | 'system'> & { agent: string | null }>(
    openedSessions,
    [db.org_id, actor.id, db.now.toISOString(), idle_minutes, actor.session_id],
  );
  return rows.map(({ agent, ...session }) => ({ ...session, ...userAgentText(agent) }));
}

export async function endSession({ db, actor, by }: Call, id: string) {
  const ended = await endSessionsOf(db, actor.id, { only: id });
  if (ended === 0) refuse(notFound);
  record(db, by, { action: 'person.session_ended', objects: { type: 'person', id: actor.id } });
  return { ended };
}

export async function endOtherSessions({ db, actor, by }: Call) {
  const ended = await endSessionsOf(db, actor.id, { but: actor.session_id });
  record(db, by, {
    action: 'person.sessions_ended',
    objects: { type: 'person', id: actor.id },
    note: String(ended),
  });
  return { ended };
}
