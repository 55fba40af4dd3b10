import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database.ts';
import type { RiskStatus } from '#features/risk/risk.contract.ts';
import type { TreatmentRange } from '../risk-dashboard.contract.ts';
import { departmentExists, inScope, seenElsewhere, type Scope } from './risk-scope.queries.ts';

/** How often risks came into a status in a month or quarter; `left_out` says which of them are not counted. */
export interface Arrivals {
  department_exists: boolean;
  /** `2026-03`, `2026-Q1`. Null in the one row of a range in which nothing happened. */
  label: string | null;
  status: RiskStatus;
  left_out: 'deleted' | 'elsewhere' | null;
  n: number;
}

/** Counts transitions into each status, by the organisation's calendar. */
export function findArrivals(
  db: TenantDb,
  scope: Scope,
  { from, to, interval }: TreatmentRange,
  { explaining }: { explaining: boolean },
): Promise<Arrivals[]> {
  const { timezone } = scope.actor;
  const pattern = sql.raw(interval === 'quarter' ? `'YYYY-"Q"Q'` : `'YYYY-MM'`);
  const elsewhere = explaining ? seenElsewhere(db, scope) : sql`false`;
  const counted = inScope(db, scope, sql`r.department_id`);
  return db.query<Arrivals>(sql`select ${departmentExists(db, scope)} as department_exists, arrived.* from (select) nothing
    left join (
      select to_char(t.at at time zone ${timezone}, ${pattern}) as label, t.status,
        case when r.deleted_at is not null then 'deleted' when not ${counted} then 'elsewhere' end as left_out, count(*)::int as n
      from risk_transition t join risk r on r.org_id = t.org_id and r.id = t.risk_id
      where t.org_id = ${db.org_id} and t.at >= ${from}::date::timestamp at time zone ${timezone}
        and t.at < (${to}::date + 1)::timestamp at time zone ${timezone} and (${counted} or ${elsewhere})
      group by 1, 2, 3
    ) arrived on true`);
}
