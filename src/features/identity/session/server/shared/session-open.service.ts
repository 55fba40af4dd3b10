import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { mayEnter } from '#platform/server/session/may-enter.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { DatabaseQuery, EarlyRows, Statement } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import { ownRow, type OwnRow } from '#features/identity/person/server/shared/person.queries.ts';
import type { SecurityRules } from '#features/organisation/security/security.contract.ts';
import { living } from './session-end.queries.ts';
import { absoluteMinutes, later, seconds, unboundMinutes } from './session.queries.ts';
import { rowsAs } from '#platform/server/database/database.ts';

export interface SessionNeeds {
  tokens: AccessTokens;
  /** As many sessions as a person may have: a further sign-in ends the oldest. */
  sessionsPerPerson: number;
}

export type SessionTimes = Pick<SecurityRules, 'idle_minutes' | 'session_hours'>;

interface SessionToOpen {
  org: string;
  /** Who has proved who they are. */
  person: string;
  now: Date;
  /** The secret of the cookie without which the token counts for nothing; a program that keeps no cookies has none. */
  binding: string | undefined;
  agent: string | null;
  /** How long the organisation lets a session live. */
  rules: SessionTimes;
  /** A provider's own end of the sign-in, where it comes before ours. */
  endsAt?: Date | undefined;
}

/** Opens a session of somebody who is still active, notes when, and answers their own data. */
const openSession: Statement = {
  name: 'open_session',
  text: `with seen as (
      update person p set last_login_at = $4 where p.org_id = $1 and p.id = $2 and ${mayEnter('$4')} returning p.id, p.access_ends_at
    ), opened as (
      insert into session (org_id, id, person_id, created_at, idle_ends_at, ends_at, binding_hash, agent)
      select $1, $3, s.id, $4, $5, least($6, s.access_ends_at), $7, $8 from seen s returning id
    )
    ${ownRow} and exists (select from opened)`,
};

/** Ends all sessions of a person but this one and the newest others. Asked after the person's row was written: of sign-ins at
 *  the same moment each sees the one before. */
const endOldestSessions: Statement = {
  name: 'end_oldest_sessions',
  text: `update session set ended_at = $3 where org_id = $1 and id in (
      select s.id from session s where s.org_id = $1 and s.person_id = $2 and ${living} and s.id <> $4
      order by s.created_at desc, s.id desc offset $5) returning id`,
};

/** A session about to be opened: every way to sign in ends here. `opening` travels with the transaction's begin, `noteOpened` is
 *  told what it answered, inside of it. */
export function sessionToOpen(
  { tokens, sessionsPerPerson }: SessionNeeds,
  { org, person, now, binding, agent, rules, endsAt }: SessionToOpen,
) {
  const id = newId(now);
  const most = Math.min(rules.session_hours * 60, binding === undefined ? unboundMinutes : absoluteMinutes);
  const longest = later(now, most);
  const ends = endsAt !== undefined && endsAt < longest ? endsAt : longest;
  const unused = later(now, rules.idle_minutes);
  const idle = unused < ends ? unused : ends;
  const times = [now, idle, ends].map((moment) => moment.toISOString());
  const hash = binding === undefined ? null : hashOfSecret(binding);
  const opening: DatabaseQuery[] = [
    { statement: openSession, values: [org, person, id, ...times, hash, agent] },
    { statement: endOldestSessions, values: [org, person, now.toISOString(), id, sessionsPerPerson - 1] },
  ];
  return {
    opening,
    /** Whose session it is, and nobody where the person was deactivated meanwhile. `note`: how they proved who they are, where it was
     *  not by their password. */
    noteOpened(
      { db, by }: Pick<Call, 'db' | 'by'>,
      [rows, ended = []]: EarlyRows,
      note?: string,
    ): OwnRow | undefined {
      const [row] = rowsAs<OwnRow>(rows);
      if (row === undefined) return undefined;
      const who = { ...by, id: row.id, type: row.type, name: `${row.first_name} ${row.last_name}` };
      const objects = { type: 'person', id: row.id };
      record(db, who, { action: 'person.signed_in', objects, note });
      if (ended.length > 0)
        record(db, who, { action: 'person.sessions_ended', objects, note: String(ended.length) });
      return row;
    },
    /** Opens the session to whoever has it, once the transaction is committed. */
    token: (): Secret => tokens.issue({ sub: person, org, sid: id, exp: seconds(idle) }),
  };
}
