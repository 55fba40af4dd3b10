import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  departmentExists,
  inScope,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { TreatmentRange } from '../risk-dashboard.contract.ts';
import { visibleOutsideDashboards } from './risk-scope.queries.ts';

/** How often risks came into a status; `state` is the status by its number, `month` is `2026-03`. */
export interface ArrivalRows {
  department_exists: boolean;
  counted: [month: string, state: number, n: number][] | null;
  deleted: [state: number, n: number][] | null;
  elsewhere: [state: number, n: number][] | null;
}

/** Counts transitions into each status, by days of the organisation's calendar: from the stored aggregates, whatever their number. */
export async function findArrivals(
  db: TenantDb,
  scope: Scope,
  { from, to }: TreatmentRange,
  { explaining }: { explaining: boolean },
): Promise<ArrivalRows> {
  const org = db.org_id;
  const { timezone } = scope.actor;
  const [rows] = await db.query<ArrivalRows>(sql`with f as materialized (
      select f.metric, left(f.key, 7) as month, f.state, sum(f.n) as n from risk_figure f
      where f.org_id = ${org} and f.metric in ('arrival', 'deleted_arrival') and f.key between ${from} and ${to} and ${inScope(db, scope, sql`f.department_id`)}
      group by 1, 2, 3 having sum(f.n) <> 0
    ) select ${departmentExists(db, scope)} as department_exists,
      (select json_agg(json_build_array(month, state, n)) from f where metric = 'arrival') as counted,
      (select json_agg(json_build_array(state, n)) from (select state, sum(n) as n from f where metric = 'deleted_arrival' group by state) d) as deleted,
      ${
        explaining
          ? sql`(select json_agg(json_build_array(state, n)) from (
              select risk_status_number(t.status) as state, count(*) as n from risk r join risk_transition t on t.org_id = r.org_id and t.risk_id = r.id
              where r.org_id = ${org} and r.deleted_at is null and ${visibleOutsideDashboards(db, scope)} and day_of(t.at, ${timezone}) between ${from} and ${to}
              group by 1) e)`
          : sql`null`
      } as elsewhere`);
  return rows as ArrivalRows;
}
