import type { Statement } from '#platform/server/database/database.ts';
import { living } from '#features/identity/session/server/shared/session-end.queries.ts';
import { ownRow } from '#features/identity/person/server/shared/person.queries.ts';

/** As little as possible: somebody unknown must not be answered faster than somebody known. */
export const personToSignIn: Statement = {
  name: 'person_to_sign_in',
  text: `select id, status, password_hash, last_login_at is null as is_first, second_factor_at is not null as asks_more,
    (select o.status from organisation o where o.org_id = $1) = 'pending' as is_pending,
    (select o.security from organisation o where o.org_id = $1) as security from person where org_id = $1 and email = $2`,
};

export interface PersonToSignIn {
  id: string;
  status: 'active' | 'deactivated';
  password_hash: string;
  /** Nobody has signed in as this person yet. */
  is_first: boolean;
  /** Nobody at all has signed in to the organisation yet. */
  is_pending: boolean;
  /** The organisation's rules, as they are stored. */
  security: Record<string, unknown>;
  /** A second factor is set up. */
  asks_more: boolean;
}

/** The same by the id, once the password was named. */
export const personOfChallenge: Statement = {
  name: 'person_of_challenge',
  text: `select id, status, password_hash, last_login_at is null as is_first, second_factor_at is not null as asks_more, false as is_pending, '{}'::jsonb as security from person
    where org_id = $1 and id = $2 and status = 'active'`,
};

/** Whether this person signed in before by a program that keeps no cookies, and called itself the same. */
export const sessionOfProgram: Statement = {
  name: 'session_of_program',
  text: `select from session s join person p on p.org_id = s.org_id and p.id = s.person_id
    where s.org_id = $1 and p.email = $2 and s.binding_hash is null and s.agent is not distinct from $3 limit 1`,
};

/** Whether a session of this person lives in the browser that has this binding cookie. */
export const sessionOfBrowser: Statement = {
  name: 'session_of_browser',
  text: `select from session s join person p on p.org_id = s.org_id and p.id = s.person_id
    where s.org_id = $1 and p.email = $2 and ${living} and s.binding_hash = $4 limit 1`,
};

/** Ends all sessions of a person but this one and the newest others. Asked after the person's row was written: of sign-ins at
 *  the same moment each sees the one before. */
export const endOldestSessions: Statement = {
  name: 'end_oldest_sessions',
  text: `update session set ended_at = $3 where org_id = $1 and id in (
      select s.id from session s where s.org_id = $1 and s.person_id = $2 and ${living} and s.id <> $4
      order by s.created_at desc, s.id desc offset $5) returning id`,
};

/** Opens a session of somebody who is still active, notes when, and answers their own data. */
export const openSession: Statement = {
  name: 'open_session',
  text: `with opened as (
      insert into session (org_id, id, person_id, created_at, idle_ends_at, ends_at, binding_hash, agent)
      select $1, $3, id, $4, $5, $6, $7, $8 from person where org_id = $1 and id = $2 and status = 'active' returning id
    ), seen as (update person set last_login_at = $4 where org_id = $1 and id = $2 and status = 'active')
    ${ownRow} and exists (select from opened)`,
};
