import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { AssessedRating } from '#features/risk/rating/risk-assessment.contract.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import type { RiskAutomatic } from '#features/risk/record/risk.workflow.ts';
import type { ResidualExplanation } from '#features/risk/record/residual-explanation.contract.ts';
import { appetiteLevel } from '#features/treatment/appetite/server/shared/appetite.queries.ts';
import { openPlanStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { both, eachAxis, effects, levelAt, modelsOf, reduced } from './shared/residual-effect.queries.ts';

/** Days for which tests or evidence past their date alone leave a mitigated risk mitigated. */
export const graceDays = 7;

/** A risk whose row was changed by computing it anew. */
export interface ComputedRisk {
  id: string;
  ref: string;
  title: string;
  status: RiskStatus;
  owner_id: string | null;
  department_id: string | null;
  model_version: number | null;
  inherent: AssessedRating | null;
  residual: AssessedRating | null;
  old_residual: AssessedRating | null;
  target: AssessedRating | null;
  old_target: AssessedRating | null;
  computed: Cell | null;
  level: number;
  old_level: number;
  working_controls: number;
  old_working_controls: number;
  is_override: boolean;
  explanation: ResidualExplanation;
  /** The rating that counts, or the target, came out differently. */
  is_rated: boolean;
  /** By which rule it went back to created. */
  automatic: RiskAutomatic | null;
}

const rating = (columns: string): SQL =>
  sql.raw(
    `case when ${columns}_level is not null then json_build_object('likelihood', ${columns}_likelihood, 'consequence', ${columns}_consequence, 'level', ${columns}_level) end`,
  );

/** Whether a risk `s` that stands at this level and cell is above its appetite; without one, whether it is no longer below the inherent
 *  rating (risk-rating.rules.ts). */
const isAbove = (which: '' | 'fresh_'): SQL =>
  sql.raw(`case when s.${which}appetite is not null then s.${which}level_now > s.${which}appetite
    else coalesce(s.${which}likelihood * s.${which}consequence >= s.inherent_likelihood * s.inherent_consequence, true) end`);

/** Computes anew what follows from the controls of these risks, which are locked, as of a day, and writes what came out differently: one
 *  statement for all of them. What is above appetite goes back to created: at once, or where only tests and evidence past their date do
 *  it, after the days of grace. */
export const computeRisks = (db: TenantDb, ids: readonly string[], on: string): Promise<ComputedRisk[]> => {
  const day = sql`${on}::date`;
  const at = db.now.toISOString();
  const standing = (cell: string) => ({
    level: sql.raw(`n.${cell}level_now`),
    likelihood: sql.raw(`coalesce(n.${cell}likelihood, n.inherent_likelihood)`),
    consequence: sql.raw(`coalesce(n.${cell}consequence, n.inherent_consequence)`),
  });
  return db.query<ComputedRisk>(sql`with models as (${modelsOf(db)}), taken as (
      select r.*, 0 as step from risk r where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[])
    ), summed as (
      select a.risk_id, count(*) filter (where a.effect > 0)::smallint as working, bool_or(a.expected_effect is not null) as is_planned, min(a.stale_on) as stale_on,
        jsonb_agg(a.explained order by a.ref_sort) as explained, ${both('a.effect', '')}, ${both('a.fresh_effect', 'fresh_')},
        ${both('coalesce(a.expected_effect, a.effect)', 'expected_')}
      from (${effects(day, oneOfThese(sql.raw('n.status'), openPlanStatuses))}) a group by a.risk_id, a.cap
    ), cells as (
      select t.id, t.org_id, t.department_id, t.category_id, t.status, t.inherent_likelihood, t.inherent_consequence, t.inherent_level, m.matrix, m.levels,
        t.residual_basis = 'override' as is_override, t.residual_level as override_level, t.target_basis = 'stated' as is_stated, t.target_level as stated_level,
        s.working, s.stale_on, s.explained, s.likelihood as less_likelihood, s.consequence as less_consequence,
        ${eachAxis((axis) => `${reduced(axis, '')} as computed_${axis}`)},
        ${eachAxis((axis) => `case when t.residual_basis = 'override' then t.residual_${axis} else ${reduced(axis, '')} end as ${axis}`)},
        ${eachAxis((axis) => `case when t.residual_basis = 'override' then t.residual_${axis} else ${reduced(axis, 'fresh_')} end as fresh_${axis}`)},
        ${eachAxis((axis) => `case when t.target_basis = 'stated' then t.target_${axis} when s.is_planned then ${reduced(axis, 'expected_')} end as target_${axis}`)},
        t.residual_reopens_on as reopens_on,
        (select count(*) from plan_risk k join plan p on p.org_id = k.org_id and p.id = k.plan_id
          where k.org_id = t.org_id and k.risk_id = t.id and ${oneOfThese(sql.raw('p.status'), openPlanStatuses)} and p.deleted_at is null)::smallint as open_plans
      from taken t left join summed s on s.risk_id = t.id left join models m on m.number = coalesce(t.model_version, m.active)
    ), levelled as (
      select n.*, ${levelAt('computed_')} as computed_level, case when n.is_override then n.override_level else ${levelAt('')} end as residual_level,
        case when n.is_stated then n.stated_level else ${levelAt('target_')} end as target_level,
        case when n.status = 'avoided' then -2 else coalesce(case when n.is_override then n.override_level else ${levelAt('')} end, n.inherent_level, -1) end as level_now,
        case when n.status = 'avoided' then -2 else coalesce(case when n.is_override then n.override_level else ${levelAt('fresh_')} end, n.inherent_level, -1) end as fresh_level_now
      from cells n
    ), settled as (
      select s.*, case when s.status = 'mitigated' and ${isAbove('')} then
          case when ${isAbove('fresh_')} then case when s.appetite is null then 'residual_not_below_inherent' else 'residual_above_appetite' end
            when s.reopens_on <= ${day} then 'control_stale' else 'later' end end as automatic
      from (select n.*, ${appetiteLevel('n', on, standing(''))} as appetite, ${appetiteLevel('n', on, standing('fresh_'))} as fresh_appetite from levelled n) s
    ), decided as (
      select s.*, case when s.automatic = 'later' then coalesce(s.reopens_on, ${day} + ${sql.raw(String(graceDays))}) end as new_reopens_on,
        case when s.explained is not null then jsonb_build_object('as_of', ${on}::text, 'controls', s.explained,
          'reduction', jsonb_build_object('likelihood', round(s.less_likelihood, 4), 'consequence', round(s.less_consequence, 4))) end as explanation,
        (s.likelihood, s.consequence, s.residual_level, s.target_likelihood, s.target_consequence, s.target_level)
          is distinct from (t.residual_likelihood, t.residual_consequence, t.residual_level, t.target_likelihood, t.target_consequence, t.target_level) as is_rated,
        t.residual_likelihood as old_residual_likelihood, t.residual_consequence as old_residual_consequence, t.residual_level as old_residual_level,
        t.target_likelihood as old_target_likelihood, t.target_consequence as old_target_consequence, t.target_level as old_target_level,
        t.level as old_level, t.working_controls as old_working_controls
      from settled s join taken t on t.id = s.id
    ), changed as (
      update risk r set computed_likelihood = d.computed_likelihood, computed_consequence = d.computed_consequence, computed_level = d.computed_level,
        residual_likelihood = d.likelihood, residual_consequence = d.consequence, residual_level = d.residual_level,
        target_likelihood = d.target_likelihood, target_consequence = d.target_consequence, target_level = d.target_level,
        working_controls = coalesce(d.working, 0), open_plans = d.open_plans, appetite_level = d.appetite, residual_stale_on = d.stale_on,
        residual_reopens_on = d.new_reopens_on, residual_explanation = d.explanation,
        -- A worse level is looked at sooner.
        review_on = case when d.level_now > r.level and d.level_now >= 0 then least(r.review_on, ${day} + (d.levels -> d.level_now ->> 'review_days')::int) else r.review_on end,
        status = case when d.automatic <> 'later' then 'created' else r.status end,
        version = r.version + case when d.is_rated or d.automatic <> 'later' then 1 else 0 end,
        updated_at = case when d.is_rated or d.automatic <> 'later' then ${at}::timestamptz else r.updated_at end,
        updated_by = case when d.is_rated or d.automatic <> 'later' then null else r.updated_by end
      from decided d where r.org_id = ${db.org_id} and r.id = d.id and (d.is_rated or d.automatic <> 'later'
        or (r.computed_likelihood, r.computed_consequence, r.computed_level, r.working_controls, r.open_plans, r.appetite_level, r.residual_stale_on, r.residual_reopens_on, r.residual_explanation - 'as_of')
          is distinct from (d.computed_likelihood, d.computed_consequence, d.computed_level, coalesce(d.working, 0), d.open_plans, d.appetite, d.stale_on, d.new_reopens_on, d.explanation - 'as_of'))
      returning r.*, d.is_rated, nullif(d.automatic, 'later') as automatic, d.is_override, d.old_level, d.old_working_controls,
        d.old_residual_likelihood, d.old_residual_consequence, d.old_residual_level, d.old_target_likelihood, d.old_target_consequence, d.old_target_level
    )
    select id, ref, title, status, owner_id, department_id, model_version, level, old_level, working_controls, old_working_controls, is_rated, is_override, automatic,
      residual_explanation as explanation, ${rating('inherent')} as inherent, ${rating('residual')} as residual, ${rating('old_residual')} as old_residual,
      ${rating('target')} as target, ${rating('old_target')} as old_target,
      case when computed_level is not null then json_build_object('likelihood', computed_likelihood, 'consequence', computed_consequence) end as computed
    from changed order by id`);
};
