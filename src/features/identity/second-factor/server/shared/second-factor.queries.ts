import type { Language } from '#platform/contract/access.ts';
import type { Statement } from '#platform/server/database/database.ts';

export interface StoredFactor {
  secret: string;
  last_step: number;
  since: string | null;
}

/** Locked: of two who name the same code at once, the second finds it used. */
export const factorToUse: Statement = {
  name: 'second_factor_to_use',
  text: `select f.secret, f.last_step, p.second_factor_at as since from second_factor f
    join person p on p.org_id = f.org_id and p.id = f.person_id
    where f.org_id = $1 and f.person_id = $2 for update of f`,
};

export const noteStep: Statement = {
  name: 'note_code_step',
  text: 'update second_factor set last_step = $3 where org_id = $1 and person_id = $2',
};

/** Uses a recovery code up. */
export const takeRecoveryCode: Statement = {
  name: 'take_recovery_code',
  text: 'delete from recovery_code where org_id = $1 and person_id = $2 and code_hash = $3 returning code_hash',
};

/** A secret that does not count yet, in the place of one that did not count either. */
export const putFactor: Statement = {
  name: 'put_second_factor',
  text: `insert into second_factor (org_id, person_id, secret, created_at) values ($1, $2, $3, $4)
    on conflict (org_id, person_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0`,
};

/** Whether it counts, and since when. */
export const markFactor: Statement = {
  name: 'mark_second_factor',
  text: `update person set second_factor_at = $3, version = version + 1, updated_at = $4, updated_by = $2 where org_id = $1 and id = $2`,
};

export const dropFactor: Statement = {
  name: 'drop_second_factor',
  text: `with codes as (delete from recovery_code where org_id = $1 and person_id = $2)
    delete from second_factor where org_id = $1 and person_id = $2`,
};

export const putRecoveryCodes: Statement = {
  name: 'put_recovery_codes',
  text: `with gone as (delete from recovery_code where org_id = $1 and person_id = $2 and code_hash <> all ($3::text[]))
    insert into recovery_code (org_id, person_id, code_hash) select $1, $2, unnest($3::text[])`,
};

export interface FactorRow {
  since: string | null;
  recovery_left: number;
  email: string;
  first_name: string;
  last_name: string;
  locale: Language;
  timezone: string;
  organisation: string;
}

export const readFactor: Statement = {
  name: 'read_second_factor',
  text: `select p.second_factor_at as since, p.email, p.first_name, p.last_name, p.locale, p.timezone, o.name as organisation,
      (select count(*)::int from recovery_code c where c.org_id = $1 and c.person_id = $2) as recovery_left
    from person p join organisation o on o.org_id = p.org_id where p.org_id = $1 and p.id = $2`,
};
