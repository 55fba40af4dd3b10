import type { Language } from '#platform/contract/access.ts';
import type { Statement } from '#platform/server/database/database.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';

const columns = 'id, name, scopes, created_at, expires_at, last_used_at';
export const ownTokens: Statement = {
  name: 'own_api_tokens',
  text: `select ${columns} from api_token where org_id = $1 and person_id = $2 order by created_at desc, id`,
};
export const putToken: Statement = {
  name: 'put_api_token',
  text: `insert into api_token (org_id, person_id, id, name, token_hash, scopes, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) returning ${columns}`,
};
export const dropToken: Statement = {
  name: 'drop_api_token',
  text: 'delete from api_token where org_id = $1 and person_id = $2 and id = $3 returning name',
};

export interface TokenOwner {
  email: string;
  first_name: string;
  last_name: string;
  locale: Language;
  timezone: string;
}
/** Whose token it will be; of two at the same moment the second waits, and counts the first. */
export const tokenOwner: Statement = {
  name: 'api_token_owner',
  text: `select email, first_name, last_name, locale, timezone from person where org_id = $1 and id = $2 for no key update`,
};

/** Tokens that expired 90 days ago: until then their owner sees which program has none any more. */
export const apiTokenRetention: RetentionRule = {
  name: 'sweep_api_tokens',
  text: `with gone as (delete from api_token t where t.org_id = $1
    and t.id in (select o.id from api_token o
      where o.org_id = $1 and o.expires_at < now() - interval '90 days' limit $2) returning 1)
    select count(*)::int as n from gone`,
};
