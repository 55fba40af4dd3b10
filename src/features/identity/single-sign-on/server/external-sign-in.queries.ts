import type { Statement } from '#platform/server/database/database.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';

/** Nothing where the request was answered before. */
export const keepAnswer: Statement = {
  name: 'keep_sso_answer',
  text: `insert into sso_sign_in (org_id, id, person_id, request_hash, code_hash, created_at, ends_at, session_ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (org_id, request_hash) do nothing returning id`,
};

export interface TakenAnswer {
  person_id: string;
  session_ends_at: string | null;
  /** The organisation's rules, as they are stored. */
  security: Record<string, unknown>;
}
export const takeAnswer: Statement = {
  name: 'take_sso_answer',
  text: `update sso_sign_in set taken_at = $4
    where org_id = $1 and request_hash = $2 and code_hash = $3 and taken_at is null and ends_at > $4
    returning person_id, session_ends_at, (select o.security from organisation o where o.org_id = $1) as security`,
};

/** Answers of providers are kept for a day: long after the last one could be sent again. */
export const externalSignInRetention: RetentionRule = {
  name: 'sweep_sso_answers',
  text: `with gone as (delete from sso_sign_in s where s.org_id = $1
    and s.id in (select o.id from sso_sign_in o where o.org_id = $1 and o.created_at < now() - interval '1 day' limit $2) returning 1)
    select count(*)::int as n from gone`,
};
