import type { Statement } from '#platform/server/database/database.ts';
import { ownRow } from '#features/identity/person/server/shared/person.queries.ts';

/** As little as possible: somebody unknown must not be answered faster than somebody known. */
export const personToSignIn: Statement = {
  name: 'person_to_sign_in',
  text: `select id, password_hash from person where org_id = $1 and email = $2 and status = 'active'`,
};

export type PersonToSignIn = Record<'id' | 'password_hash', string>;

/** Opens a session of somebody who is still active, notes when, and answers their own data. */
export const openSession: Statement = {
  name: 'open_session',
  text: `with opened as (
      insert into session (org_id, id, person_id, created_at, idle_ends_at, ends_at, binding_hash, agent)
      select $1, $3, id, $4, $5, $6, $7, $8 from person where org_id = $1 and id = $2 and status = 'active' returning id
    ), seen as (update person set last_login_at = $4 where org_id = $1 and id = $2 and status = 'active')
    ${ownRow} and exists (select from opened)`,
};
