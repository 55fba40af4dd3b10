import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { ActsOn } from '#features/treatment/risk-control/risk-control-status.contract.ts';

/** The models of the organisation `models`, the one in use beside each. */
export const modelsOf = (db: TenantDb): SQL => sql`
  select number, matrix, levels, residual_cap, untested_factor, stale_factor, max(number) filter (where status = 'active') over () as active
  from risk_model where org_id = ${db.org_id}`;

/** One row `a` for each control linked to a risk `t`, with the factors of its effect. A test that came to no result proves
 *  as little as none. Beside it what the effect is without staleness, and once the plans `n` for it that are `thought` to be done have succeeded:
 *  they make it stronger, and never weaker or what it was before it was retired. */
export const effects = (day: SQL, thought: SQL): SQL => sql`
  select t.id as risk_id, t.step, m.residual_cap as cap, l.acts_on, c.ref_sort, e.effect, e.fresh_effect, e.expected_effect,
    least(case when c.next_test_on >= ${day} then c.next_test_on + 1 end, p.expires_on) as stale_on,
    jsonb_build_object('control_id', c.id, 'ref', c.ref, 'title', c.title, 'acts_on', l.acts_on, 'design', l.design, 'status', c.status,
      'status_factor', f.status_factor, 'result', c.last_test_result, 'operation', trim_scale(f.operation),
      'stale', to_jsonb(array_remove(array[case when f.is_test_stale then 'test' end, case when p.is_stale then 'evidence' end], null)),
      'freshness', trim_scale(e.freshness), 'effect', trim_scale(e.effect), 'expected_effect', trim_scale(e.expected_effect)) as explained
  from taken t
  join risk_control l on l.org_id = t.org_id and l.risk_id = t.id
  join control c on c.org_id = l.org_id and c.id = l.control_id and c.deleted_at is null
  join models m on m.number = coalesce(t.model_version, m.active)
  cross join lateral (
    select coalesce(bool_or(v.status = 'expired' or v.expires_on <= ${day}), false) as is_stale,
      min(v.expires_on) filter (where v.status = 'accepted' and v.expires_on > ${day}) as expires_on
    from evidence_link k join evidence v on v.org_id = k.org_id and v.id = k.evidence_id
    where k.org_id = c.org_id and k.object_type = 'control' and k.object_id = c.id and v.status in ('accepted', 'expired') and v.deleted_at is null
  ) p
  cross join lateral (
    select count(*) as plans, max(n.expected_design) as design, max(case n.expected_status when 'implemented' then 1 when 'in_progress' then 0 end) as status_factor
    from plan_risk k join plan n on n.org_id = k.org_id and n.id = k.plan_id
    where k.org_id = t.org_id and k.risk_id = t.id and n.control_id = c.id and ${thought} and n.deleted_at is null
  ) x
  cross join lateral (
    select case c.status when 'implemented' then 1 when 'degraded' then 0.5 else 0 end as status_factor,
      case c.last_test_result when 'pass' then 1 when 'pass_with_exceptions' then 0.6 when 'fail' then 0 else m.untested_factor end as operation,
      coalesce(c.next_test_on < ${day}, false) as is_test_stale
  ) f
  cross join lateral (
    select s.freshness, l.design * 0.01 * f.status_factor * f.operation * s.freshness as effect, l.design * 0.01 * f.status_factor * f.operation as fresh_effect,
      case when x.plans > 0 then greatest(x.design, l.design) * 0.01 * case when c.status = 'retired' then 0 else greatest(x.status_factor, f.status_factor) end * f.operation * s.freshness end as expected_effect
    from (select case when f.is_test_stale or p.is_stale then m.stale_factor else 1 end as freshness) s
  ) e`;

/** What the controls of a risk achieve together on an axis, by one of the effects. */
const reduction = (effect: string, other: Exclude<ActsOn, 'both'>): SQL =>
  sql.raw(`least(a.cap, 1 - coalesce(product(1 - ${effect}) filter (where a.acts_on <> '${other}'), 1))`);

export const both = (effect: string, name: string): SQL =>
  sql`${reduction(effect, 'consequence')} as ${sql.raw(name)}likelihood, ${reduction(effect, 'likelihood')} as ${sql.raw(name)}consequence`;

const axes = ['likelihood', 'consequence'] as const;
export const eachAxis = (column: (axis: (typeof axes)[number]) => string): SQL =>
  sql.raw(axes.map(column).join(', '));
/** What the controls make of an inherent value of a risk `t`; nothing where it is not rated yet, or has none. */
export const reduced = (axis: (typeof axes)[number], effect: '' | 'fresh_' | 'expected_'): string =>
  `case when t.inherent_level is not null and s.risk_id is not null then reduced_value(t.inherent_${axis}, s.${effect}${axis}) end`;
/** The level of a cell whose columns begin like that. */
export const levelAt = (cell: string): SQL =>
  sql.raw(`(n.matrix -> (n.${cell}likelihood - 1) ->> (n.${cell}consequence - 1))::smallint`);
