import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { callAcross } from '#tests/generated/across-organisations.ts';
import { everyCall, onlyRecord } from '#tests/generated/every-call.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';
import { sharedServer } from '#tests/world/world.ts';

const owner = await asOwner();
const [first, ...others] = (await sharedServer()).database.names as [string, ...string[]];
const [second = first] = others;
/** Where the two live, and their words: with several homes (README, `PLUMBLINE_TEST_HOMES`) on two of them, and together on one. */
const pairs = [
  { where: second === first ? '' : ', on two homes', at: [first, second], words: ['ourwordqx', 'canaryqzv'] },
  { where: ', on one of several homes', at: [second, second], words: ['ourwordqy', 'canaryqzw'] },
] as const;
const placed = [];
for (const { where, at, words } of pairs.slice(0, second === first ? 1 : 2))
  placed.push({
    where,
    here: await seedOrganisation(owner, words[0], at[0]),
    there: await seedOrganisation(owner, words[1], at[1]),
  });

/** Columns that hold words of the product, numbers, hashes or names of people, and never what somebody wrote. */
const closed = new Set(
  `action hash token_hash request_hash password_hash object_type access key default_locale locale language error license palette slug status timezone type source treatment
  triage trigger colour code metric matrix consequence_rule likelihood_rule outcome screen ref ref_sort covered_until inherent residual target inherent_factors
  explanation transfer mapping format date_order kind state counts made undone refusal file errors undo purpose mime
  framework kind currency security proof secret credential transports first_type framework_version question_id confidence figures
  mentions scopes parent_kind recurrence_rule recurrence_mode function frequency acts_on method result last_test_result
  approver_type sha256 cells direction cadence scope record_type for_type scanned once severity channels expected_status origin_kind source_kind cause
  groups_in_scope standard standard_version section level parent top applicability_state applicability_reasons
  from_standard from_code to_standard to_code relation follow_mode source_result
  residual_basis residual_explanation target_basis simulation notification.link notification.mail maturity_assessment.whole
  effect staleness evidence_kind freshness_rule.requirement kept_count.record kept_count.role
  account_request.issuer account_request.subject seal mail.token
  visibility rank task_status board_member.role`.split(/\s+/),
);

/** A sign-in with what is no password; a message to the provider and a registration, of no organisation, which ask for work to be
 *  done first; an invitation without the secret of its link; a domain that no name server knows; codes of an app that nobody has,
 *  and what only those do who have one; a proof by what is no password; answers of passkeys that no device gave; the way back from
 *  an identity provider, without a sign-in that was begun, which leads to the sign-in page; gaps of an assessment that has no answers; a calendar without the token
 *  of its address. */
const withoutInput = [
  'POST /user/login/ 400',
  'POST /tenant/query/ 400',
  'POST /tenant/signup/ 400',
  'GET /calendar.ics 404',
  'GET /user/invite/accept/ 404',
  'POST /user/invite/accept/ 404',
  'POST /settings/domain/verify/ 422',
  'POST /user/login/mfa/ 400',
  'POST /user/mfa/confirm/ 4',
  'POST /user/mfa/recovery/ 422',
  'DELETE /user/mfa/ 422',
  'DELETE /user/:id/mfa/ 422',
  'DELETE /user/:id/link/ 422',
  'POST /maturity/assessment/:id/roadmap/ 400',
  'POST /user/prove/ 400',
  'POST /user/passkey/ 400',
  'POST /user/login/passkey/ 400',
  'GET /auth/oidc/callback 303',
  'POST /auth/saml/acs 303',
  'POST /auth/sso/session/ 422',
];

for (const { where, here, there } of placed)
  suite(`Two organisations of the same shape${where}`, () => {
    test('hold what people wrote in every column that can hold it', async () => {
      const { rows: columns } = await owner.query<{
        table: string;
        column: string;
      }>(`select c.relname as table, a.attname as column from pg_class c
      join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like '${onlyRecord ?? '%'}' order by 1, 2`);
      const silent: string[] = [];
      for (const { table, column } of columns) {
        if (closed.has(column) || closed.has(`${table}.${column}`)) continue;
        const { rowCount } = await owner.query(
          `select from ${table} where org_id = $1 and lower(${column}::text) like '%' || $2 || '%' limit 1`,
          [there.world.orgId, there.word],
        );
        if (rowCount === 0) silent.push(`${table}.${column}`);
      }
      assert.deepEqual(silent, []);
    });

    test('learn nothing of each other and change nothing of each other, by any call', async (t) => {
      const { findings, requests, unreached } = await callAcross(owner, here, there, everyCall);
      t.diagnostic(`${everyCall.length} calls, ${requests} requests`);
      assert.deepEqual(findings, []);
      assert.deepEqual(
        unreached.filter((one) => !withoutInput.some((known) => one.startsWith(known))),
        [],
        'every call was answered with input of its own organisation',
      );
    });
  });
