import type { Statement } from '#platform/server/database/database.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';

/** Nothing where the request was answered before. */
export const keepAnswer: Statement = {
  name: 'keep_sso_answer',
  text: `insert into sso_sign_in (org_id, id, person_id, request_hash, code_hash, created_at, ends_at, session_ends_at, has_second_factor)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (org_id, request_hash) do nothing returning id`,
};

export interface AnswerToTake {
  person_id: string;
  has_second_factor: boolean;
  /** They have one of ours. */
  has_ours: boolean;
  /** The organisation's rules, as they are stored. */
  security: Record<string, unknown>;
}
/** What a code stands for, while it counts. */
export const answerToTake: Statement = {
  name: 'sso_answer_to_take',
  text: `select s.person_id, s.has_second_factor, p.second_factor_at is not null as has_ours,
      (select o.security from organisation o where o.org_id = $1) as security
    from sso_sign_in s join person p on p.org_id = s.org_id and p.id = s.person_id
    where s.org_id = $1 and s.request_hash = $2 and s.code_hash = $3 and s.taken_at is null and s.ends_at > $4`,
};

/** Keeps the code, until then, for whoever looks for their second factor. */
export const prolongAnswer: Statement = {
  name: 'prolong_sso_answer',
  text: `update sso_sign_in set ends_at = $4 where org_id = $1 and request_hash = $2 and code_hash = $3 and taken_at is null`,
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
