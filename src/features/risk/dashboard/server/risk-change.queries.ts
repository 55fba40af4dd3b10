import { sql, type SQL } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import {
  departmentExists,
  inScope,
  seesAll,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import { historyLimits } from '../risk-change.contract.ts';
import { bucketOf } from './risk-dashboard.queries.ts';
import { changedInScope, visibleElsewhere } from './risk-scope.queries.ts';

export type ComparedMetric =
  | 'all'
  | 'inherent'
  | 'residual'
  | 'target'
  | 'review'
  | 'acceptance_end'
  | 'flag';

export type CountRow = [
  metric: ComparedMetric,
  key: string,
  state: number,
  bucket: number,
  now: number,
  before: number,
];

/** What the figures are now, and what they were when a day began. */
export interface ChangeRows {
  department_exists: boolean;
  /** The first day whose beginning is known; nothing where no change was ever stored. */
  known_from: string | null;
  model: { number: number; levels: ModelLevel[] };
  /** Whether the matrix in use was another one when that day began. */
  had_other_model: boolean;
  /** `bucket` is a level of the matrix in use, or one of `buckets`. */
  counts: CountRow[] | null;
}

/** The last day that an acceptance is called expiring before. */
const ending = (day: string): string => daysLater(day, expiringDays);
/** Whether a figure of a single day counted on this one: overdue, expiring. */
const isKnownOn = (day: string): SQL =>
  sql`case metric when 'review' then key < ${day} when 'acceptance_end' then key <= ${ending(day)} else true end`;

/** Today's figures from the stored aggregates, and those of the beginning of a day: today's without what changed since. Its cost is
 *  that of the days between, however many risks there are. */
export async function findFiguresSince(db: TenantDb, scope: Scope, since: string): Promise<ChangeRows> {
  const org = db.org_id;
  const { timezone } = scope.actor;
  const day = today(db.now, timezone);
  const compared = sql`f.metric in ('all', 'inherent', 'residual', 'target', 'flag') or (f.metric = 'review' and f.key < ${day}) or (f.metric = 'acceptance_end' and f.key <= ${ending(day)})`;
  const elsewhere = seesAll(scope)
    ? sql``
    : sql`union all select f.metric, f.key, f.state, f.level, f.model, 1, 1 from risk r, figures_of_risk(r) f
        where r.org_id = ${org} and ${visibleElsewhere(db, scope)} and (${compared})`;
  const changed = changedInScope(db, scope);
  const changesElsewhere = seesAll(scope)
    ? sql``
    : sql`union all select c.metric, c.key, c.state, c.level, c.model, 0, -c.n from risk_figure_day c
        where c.org_id = ${org} and c.day >= ${since} and ${changed.elsewhere}`;
  return one(
    await db.query<ChangeRows>(sql`with
      model as materialized (select number, levels, activated_at from risk_model where org_id = ${org} and status = 'active'),
      f as materialized (
        select f.metric, f.key, f.state, f.level, f.model, f.n as now, f.n as past from risk_figure f
          where f.org_id = ${org} and (${compared}) and ${inScope(db, scope, sql`f.department_id`)}
        ${elsewhere}
        union all select c.metric, c.key, c.state, c.level, c.model, 0, -c.n from risk_figure_day c
          where c.org_id = ${org} and c.day >= ${since} and ${changed.inDepartments}
        ${changesElsewhere}
      )
      select ${departmentExists(db, scope)} as department_exists,
        (select min(c.day)::text from risk_figure_day c where c.org_id = ${org} and c.person_id is null
          and c.day >= ${day}::date - ${sql.raw(String(historyLimits.days))}) as known_from,
        (select json_build_object('number', number, 'levels', levels) from model) as model,
        (select day_of(model.activated_at, ${timezone}) >= ${since} and exists (select from risk_model o
          where o.org_id = ${org} and o.activated_at < model.activated_at) from model) as had_other_model,
        (select json_agg(json_build_array(metric, key, state, bucket, now, past)) from (
          select metric, case metric when 'flag' then key else '' end as key, state, ${bucketOf('f.level', 'f.model')} as bucket,
            sum(now)::int as now, coalesce(sum(past) filter (where ${isKnownOn(since)}), 0)::int as past
          from f where ${isKnownOn(day)} group by 1, 2, 3, 4) s) as counts`),
  );
}

/** Days that nobody can ask for any more. Well after their time, so that no day that can be is half gone. */
export const figureDayRetention: RetentionRule = {
  name: 'delete_old_figure_days',
  text: `with gone as (delete from risk_figure_day c where c.org_id = $1 and c.ctid in (
      select o.ctid from risk_figure_day o where o.org_id = $1 and o.day < current_date - ${historyLimits.days + 60} limit $2) returning 1)
    select count(*)::int as n from gone`,
};
