import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { one } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type {
  FreshnessPreview,
  previewFreshnessRule,
} from '#features/compliance/freshness/freshness.contract.ts';
import { expectSense } from '#features/compliance/freshness/server/shared/freshness-details.service.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { proofsOn } from './shared/proof.queries.ts';

/** What would be proven by other rules, compared with what is: nothing is written. */
export async function previewRule(
  { db }: Call,
  { id, rule: sent }: Body<typeof previewFreshnessRule>,
): Promise<FreshnessPreview> {
  const rule = sent && (await expectSense(db, sent));
  const [timezone, found] = await Promise.all([
    findTimezone(db),
    id === undefined
      ? [id]
      : db.query(sql`select from freshness_rule where org_id = ${db.org_id} and id = ${id}`),
  ]);
  if (found.length === 0) refuse(notFound);
  const day = today(db.now, timezone);
  const withEvidence = sql`ca.id in (select l.object_id from evidence_link l where l.org_id = ${db.org_id} and l.object_type = 'control_assessment')`;
  const rows = await db.query<FreshnessPreview>(sql`with ${proofsOn(db, withEvidence, day, { id, rule })},
    changed as (
      select ca.assessment_id, (p.proven_share - ca.proven_share) * ca.weight * coalesce(ca.value, 0) as change
      from proofs p join control_assessment ca on ca.org_id = ${db.org_id} and ca.id = p.id and not ca.is_parent
      where p.proven_share <> ca.proven_share and ca.value > 0
    ), assessments as (select sum(c.change) as change from changed c group by c.assessment_id)
    select (select count(distinct y.evidence_id)::int from evidence_staleness y join evidence e on e.org_id = y.org_id and e.id = y.evidence_id
        and e.status = 'accepted' and e.deleted_at is null
        where y.org_id = ${db.org_id} and y.object_type = 'control_assessment' and y.stale_on <= ${day}) as stale_now,
      (select count(distinct s.evidence_id)::int from states s where s.state is not null) as stale,
      (select count(*)::int from changed c where c.change < 0) as controls_falling,
      (select count(*)::int from changed c where c.change > 0) as controls_rising,
      (select count(*)::int from assessments a where a.change < 0) as assessments_falling,
      (select count(*)::int from assessments a where a.change > 0) as assessments_rising`);
  return one(rows);
}
