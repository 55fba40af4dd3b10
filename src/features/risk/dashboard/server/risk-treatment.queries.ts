import { sql } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import {
  departmentExists,
  inScope,
  seesAll,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { TreatmentRange } from '../risk-dashboard.contract.ts';
import { visibleElsewhere, visibleInScope } from './risk-scope.queries.ts';

/** How often risks came into a status; `state` is the status by its number, `month` is `2026-03`. */
export interface ArrivalRows {
  department_exists: boolean;
  counted: [month: string, state: number, n: number, imported: number][] | null;
  deleted: [state: number, n: number][] | null;
  closed_without_day: number;
  /** How many risks they are, where somebody asks; of all statuses together under `anyStatus`. */
  risks: [state: number, n: number][] | null;
}

export const anyStatus = 0;

/** Counts transitions into each status, by days of the organisation's calendar: from the stored aggregates, whatever their number. */
export async function findArrivals(
  db: TenantDb,
  scope: Scope,
  { from, to }: TreatmentRange,
  { explaining }: { explaining: boolean },
): Promise<ArrivalRows> {
  const org = db.org_id;
  const { timezone } = scope.actor;
  const onDay = sql`day_of(t.at, ${timezone}) between ${from} and ${to}`;
  const elsewhere = seesAll(scope)
    ? sql``
    : sql`union all select case when t.is_imported then 'imported_arrival' else 'arrival' end, left(day_of(t.at, ${timezone}), 7), risk_status_number(t.status), 1
        from risk r join risk_transition t on t.org_id = r.org_id and t.risk_id = r.id
        where r.org_id = ${org} and ${visibleElsewhere(db, scope)} and ${onDay}
      union all select 'undated', '', 6, 1 from risk r where r.org_id = ${org} and ${visibleElsewhere(db, scope)} and is_closed_without_day(r)`;
  return one(
    await db.query<ArrivalRows>(sql`with f as materialized (
      select metric, month, state, sum(n)::int as n from (
        select f.metric, left(f.key, 7) as month, f.state, f.n from risk_figure f
        where f.org_id = ${org} and ${inScope(db, scope, sql`f.department_id`)}
          and (f.metric in ('arrival', 'imported_arrival', 'deleted_arrival') and f.key between ${from} and ${to} or f.metric = 'undated')
        ${elsewhere}
      ) f group by 1, 2, 3 having sum(n) <> 0
    ) select ${departmentExists(db, scope)} as department_exists,
      (select json_agg(json_build_array(month, state, n, imported)) from (select month, state, sum(n)::int as n, (coalesce(sum(n) filter (where metric = 'imported_arrival'), 0))::int as imported
        from f where metric in ('arrival', 'imported_arrival') group by month, state) a) as counted,
      (select json_agg(json_build_array(state, n)) from (select state, sum(n)::int as n from f where metric = 'deleted_arrival' group by state) d) as deleted,
      (select coalesce(sum(n), 0)::int from f where metric = 'undated') as closed_without_day,
      ${
        explaining
          ? sql`(select json_agg(json_build_array(coalesce(state, ${sql.raw(String(anyStatus))}), n)) from (
              select risk_status_number(t.status) as state, count(distinct t.risk_id)::int as n from risk r join risk_transition t on t.org_id = r.org_id and t.risk_id = r.id
              where r.org_id = ${org} and r.deleted_at is null and ${visibleInScope(db, scope)} and ${onDay}
              group by grouping sets ((risk_status_number(t.status)), ())) e)`
          : sql`null`
      } as risks`),
  );
}
