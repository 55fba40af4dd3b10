import type { Language } from '#platform/contract/access.ts';
import type { Statement } from '#platform/server/database/database.ts';
import { mayEnter } from '#platform/server/session/may-enter.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';

/** Whose password it is, as much as a new one is held against and a mail needs. */
export interface Account {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  locale: Language;
  timezone: string;
  password_hash: string;
  organisation: string;
  security: Record<string, unknown>;
}

const account = `select p.id, p.email, p.first_name, p.last_name, p.locale, p.timezone, p.password_hash, o.name as organisation, o.security
    from person p join organisation o on o.org_id = p.org_id`;

export const ownAccount: Statement = {
  name: 'own_account',
  text: `${account} where p.org_id = $1 and p.id = $2`,
};

/** Whoever may sign in with this address: nobody else is sent a link. */
export const accountToReset: Statement = {
  name: 'account_to_reset',
  text: `${account} where p.org_id = $1 and p.email = $2 and ${mayEnter('$3::timestamptz')}`,
};

/** The account of this address, if the link is its own and still opens something. */
export const accountOfLink: Statement = {
  name: 'account_of_reset_link',
  text: `${account} join password_reset r on r.org_id = p.org_id and r.person_id = p.id
    where p.org_id = $1 and p.email = $2 and ${mayEnter('$4::timestamptz')} and r.token_hash = $3 and r.ends_at > $4`,
};

/** Sent before a link is put: of two requests at once, the second counts what the first has put. */
export const lockAccount: Statement = {
  name: 'lock_account_to_reset',
  text: 'select from person where org_id = $1 and id = $2 for no key update',
};

/** One link in five minutes, and three that are open: whoever asks for more uses up nobody's, and takes none away. */
export const putLink: Statement = {
  name: 'put_reset_link',
  text: `insert into password_reset (org_id, person_id, token_hash, created_at, ends_at)
    select $1, $2, $3, $4::timestamptz, $5
    where not exists (select from password_reset r
        where r.org_id = $1 and r.person_id = $2 and r.created_at > $4::timestamptz - interval '5 minutes')
      and (select count(*) from password_reset r where r.org_id = $1 and r.person_id = $2 and r.ends_at > $4::timestamptz) < 3
    returning person_id`,
};

/** Uses a link up: of two that come at once, one finds it. */
export const takeLink: Statement = {
  name: 'take_reset_link',
  text: 'delete from password_reset where org_id = $1 and person_id = $2 and token_hash = $3 and ends_at > $4 returning person_id',
};

/** Whoever has set a password needs no link any more. */
export const dropLinks: Statement = {
  name: 'drop_reset_links',
  text: 'delete from password_reset where org_id = $1 and person_id = $2',
};

/** Only if it is still the one that was proved: of two changes at once, the second proved the password before the first. */
export const replacePassword: Statement = {
  name: 'replace_password',
  text: `update person p set password_hash = $4, must_change_password = false, password_ends_at = null, version = version + 1, updated_at = $5, updated_by = $2
    where p.org_id = $1 and p.id = $2 and p.password_hash = $3 and ${mayEnter('$5::timestamptz')} returning p.id`,
};

/** Links that nobody followed, a day after they stopped to open anything. */
export const resetLinkRetention: RetentionRule = {
  name: 'sweep_reset_links',
  text: `with gone as (delete from password_reset r where r.org_id = $1
    and (r.person_id, r.token_hash) in (select o.person_id, o.token_hash from password_reset o
      where o.org_id = $1 and o.ends_at < now() - interval '1 day' limit $2) returning 1)
    select count(*)::int as n from gone`,
};
