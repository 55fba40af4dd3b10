import { sql, type SQL } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  ruleThatHolds,
  rulesInForce,
  type Supposed,
} from '#features/compliance/freshness/server/shared/freshness-rule.queries.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { stalenesses } from '../../control-assessment-status.contract.ts';

type Which = { controls: readonly string[] } | { assessment: string };

const those = (which: Which): SQL =>
  'controls' in which
    ? sql`ca.id = any (${sql.param(which.controls)}::uuid[])`
    : sql`ca.assessment_id = ${which.assessment}`;

const bestFirst = sql.raw(`array[${stalenesses.map((one) => `'${one}'`).join(', ')}]`);

/** `proofs`: what proves each of these controls `ca` on a day, by the rules that hold or as they are supposed to. A piece of evidence
 *  counts where it was accepted, has not expired and speaks for a time within that of the assessment; the best that there is decides.
 *  `pieces` are those that a rule speaks about. */
export const proofsOn = (db: TenantDb, these: SQL, day: string, supposed?: Supposed): SQL => sql`
  rules as materialized (${rulesInForce(db, supposed)}),
  pieces as materialized (
    select ca.id, l.evidence_id, r.id as rule_id, r.effect, d.stale_on, d.stale_on + r.grace_days as effect_on
    from control_assessment ca
    join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
    join evidence_link l on l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id
    join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.status = 'accepted' and e.deleted_at is null
      and e.effective_from <= a.period_to and coalesce(e.effective_to, 'infinity') >= a.period_from
    ${ruleThatHolds}
    cross join lateral (select coalesce(e.effective_to, e.effective_from) + r.valid_for_days as stale_on) d
    where ca.org_id = ${db.org_id} and ${these}
  ), states as (
    select p.*, case when p.stale_on is null or p.stale_on > ${day}::date then null when p.effect_on > ${day}::date then 'grace' else p.effect end as state,
      case when p.stale_on > ${day}::date then p.stale_on when p.effect_on > ${day}::date then p.effect_on end as changes_on
    from pieces p
  ), proofs as (
    select ca.id,
      coalesce(max(case when s.id is null or s.state = 'unproven' then 0 when s.state = 'partial' then 0.5 else 1 end), 0) as proven_share,
      case when bool_and(s.state is not null) then (${bestFirst})[min(array_position(${bestFirst}, s.state))] end as staleness,
      min(s.changes_on) as proof_changes_on
    from control_assessment ca left join states s on s.id = ca.id
    where ca.org_id = ${db.org_id} and ${these} group by ca.id
  )`;

/** Says anew what of these controls, or of all of an assessment, is proven. Nobody changed them, so their versions stay. */
export async function proveControls(db: TenantDb, which: Which): Promise<void> {
  const these = those(which);
  // Locked by a statement of its own, in the same trip: of two that change evidence of the same control, the later one sees the other's.
  const [, timezone] = await Promise.all([
    db.query(
      sql`select from control_assessment ca where ca.org_id = ${db.org_id} and ${these} order by ca.id for no key update`,
    ),
    findTimezone(db),
  ]);
  await db.query(sql`with ${proofsOn(db, these, today(db.now, timezone))},
    gone as (
      delete from evidence_staleness y using control_assessment ca
      where y.org_id = ${db.org_id} and y.object_type = 'control_assessment' and ca.org_id = y.org_id and ca.id = y.object_id and ${these}
        and not exists (select from pieces p where p.id = y.object_id and p.evidence_id = y.evidence_id and p.rule_id is not null)
    ), kept as (
      insert into evidence_staleness as y (org_id, object_type, object_id, evidence_id, rule_id, stale_on, effect_on, effect)
      select ${db.org_id}, 'control_assessment', p.id, p.evidence_id, p.rule_id, p.stale_on, p.effect_on, p.effect
      from pieces p where p.rule_id is not null order by p.id, p.evidence_id
      on conflict (org_id, object_type, object_id, evidence_id) do update
        set rule_id = excluded.rule_id, stale_on = excluded.stale_on, effect_on = excluded.effect_on, effect = excluded.effect
        where (y.rule_id, y.stale_on, y.effect_on, y.effect) is distinct from (excluded.rule_id, excluded.stale_on, excluded.effect_on, excluded.effect)
    )
    update control_assessment ca set proven_share = p.proven_share, staleness = p.staleness, proof_changes_on = p.proof_changes_on
    from proofs p where ca.org_id = ${db.org_id} and ca.id = p.id
      and (ca.proven_share, ca.staleness, ca.proof_changes_on) is distinct from (p.proven_share, p.staleness, p.proof_changes_on)`);
}
