import type { CallerType } from '#platform/contract/access.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { mayEnter } from '#platform/server/session/may-enter.ts';
import { living } from '#features/identity/session/server/shared/session-end.queries.ts';

/** As little as possible: somebody unknown must not be answered faster than somebody known. */
export const personToSignIn: Statement = {
  name: 'person_to_sign_in',
  text: `select p.id, p.type, case when ${mayEnter('$3::timestamptz')} then 'active' else 'deactivated' end as status, password_hash, password_ends_at, last_login_at is null as is_first, second_factor_at is not null as asks_more,
    (select o.status from organisation o where o.org_id = $1) = 'pending' as is_pending,
    (select o.security from organisation o where o.org_id = $1) as security from person p where p.org_id = $1 and p.email = $2`,
};

export interface PersonToSignIn {
  id: string;
  type: CallerType;
  /** `active`: they may sign in now, external auditors too. */
  status: 'active' | 'deactivated';
  password_hash: string;
  /** Of a password that came by mail. */
  password_ends_at: string | null;
  /** Nobody has signed in as this person yet. */
  is_first: boolean;
  /** Nobody at all has signed in to the organisation yet. */
  is_pending: boolean;
  /** The organisation's rules, as they are stored. */
  security: Record<string, unknown>;
  /** A second factor is set up. */
  asks_more: boolean;
}

const personById: Statement = {
  name: 'person_to_sign_in_by_id',
  text: `select p.id, p.type, 'active' as status, password_hash, null as password_ends_at, last_login_at is null as is_first, second_factor_at is not null as asks_more, false as is_pending,
    (select o.security from organisation o where o.org_id = $1) as security from person p
    where p.org_id = $1 and p.id = $2 and ${mayEnter('$3::timestamptz')}`,
};
/** The same by the id, of somebody who has proved already that this account is theirs; nobody where they were deactivated. */
export const findToSignIn = async (db: TenantDb, id: string): Promise<PersonToSignIn | undefined> =>
  (await db.ask<PersonToSignIn>(personById, [db.org_id, id, db.now.toISOString()]))[0];

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
