import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Rated } from '#features/risk/model/risk-level.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { both, eachAxis, effects, levelAt, modelsOf, reduced } from './residual-effect.queries.ts';

/** What a risk comes to once the first so many plans are done. */
interface ForecastRisk {
  id: string;
  ref: string;
  title: string;
  /** How many; 0 is today. Between these numbers nothing changes for the risk. */
  plans: number;
  /** Null while it is not rated. */
  residual: Rated | null;
}

/** The open risks that the actor sees and that these plans, done one after the other, treat by a link to their control; each as it stands today and
 *  after each of its plans. By what residual ratings and targets are computed with, as of today; one that somebody overrode stays. */
export function forecastRisks(db: TenantDb, actor: Actor, plans: readonly string[]): Promise<ForecastRisk[]> {
  const day = sql`${today(db.now, actor.timezone)}::date`;
  return db.query<ForecastRisk>(sql`with models as (${modelsOf(db)}), ranked as (
      select p.id, p.n::int from unnest(${sql.param([...plans])}::uuid[]) with ordinality as p (id, n)
    ), treated as (
      select k.risk_id, p.n from ranked p join plan on plan.org_id = ${db.org_id} and plan.id = p.id join plan_risk k on k.org_id = plan.org_id and k.plan_id = plan.id
      join risk_control l on l.org_id = k.org_id and l.risk_id = k.risk_id and l.control_id = plan.control_id
    ), taken as (
      select r.*, x.n as step, array(select p.id from ranked p where p.n <= x.n) as done
      from (select risk_id, n from treated union select risk_id, 0 from treated) x join risk r on r.org_id = ${db.org_id} and r.id = x.risk_id
      where r.deleted_at is null and r.status not in ('closed', 'avoided') and ${visibleTo(actor)}
    ), summed as (
      select a.risk_id, a.step, ${both('coalesce(a.expected_effect, a.effect)', 'expected_')}
      from (${effects(day, sql`n.id = any (t.done)`)}) a group by a.risk_id, a.step, a.cap
    ), cells as (
      select t.id, t.ref, t.title, t.ref_sort, t.step, m.matrix, m.levels,
        ${eachAxis((axis) => `case when t.residual_basis = 'override' then t.residual_${axis} else ${reduced(axis, 'expected_')} end as ${axis}`)}
      from taken t left join summed s on s.risk_id = t.id and s.step = t.step left join models m on m.number = coalesce(t.model_version, m.active)
    )
    select n.id, n.ref, n.title, n.step as plans, case when n.likelihood is not null then jsonb_build_object('likelihood', n.likelihood, 'consequence', n.consequence,
        'score', n.likelihood * n.consequence, 'level', n.levels -> v.at || jsonb_build_object('index', v.at)) end as residual
    from cells n cross join lateral (select ${levelAt('')}::int as at) v order by n.ref_sort, n.id, n.step`);
}

/** How many of these plans treat no open risk by a link to their control, and how many open risks that they treat the actor does not see. */
export async function findUntold(
  db: TenantDb,
  actor: Actor,
  plans: readonly string[],
): Promise<{ without_risks: number; hidden_risks: number }> {
  const [row] = await db.query<{ without_risks: number; hidden_risks: number }>(sql`with treated as (
      select plan.id as plan_id, r.id as risk_id, ${visibleTo(actor)} as is_seen from plan join plan_risk k on k.org_id = plan.org_id and k.plan_id = plan.id
      join risk_control l on l.org_id = k.org_id and l.risk_id = k.risk_id and l.control_id = plan.control_id
      join risk r on r.org_id = k.org_id and r.id = k.risk_id and r.deleted_at is null and r.status not in ('closed', 'avoided')
      where plan.org_id = ${db.org_id} and plan.id = any (${sql.param([...plans])}::uuid[])
    )
    select ${plans.length} - count(distinct plan_id)::int as without_risks, count(distinct risk_id) filter (where not is_seen)::int as hidden_risks from treated`);
  return row ?? { without_risks: 0, hidden_risks: 0 };
}
