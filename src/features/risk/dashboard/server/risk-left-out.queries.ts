import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import type { Scope } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import type { AlikeRisks } from '../left-out.rules.ts';
import { bucketOf } from './risk-dashboard.queries.ts';
import { visibleInScope } from './risk-scope.queries.ts';

/** All risks of the scope, deleted ones included, by what decides whether a figure counts them. */
export const findAlikeRisks = (db: TenantDb, scope: Scope): Promise<AlikeRisks[]> => {
  const day = today(db.now, scope.actor.timezone);
  return db.query<AlikeRisks>(sql`with model as materialized (select number from risk_model where org_id = ${db.org_id} and status = 'active')
    select r.state, r.deleted_at is not null as is_deleted, r.review_sort < ${day}::date as is_overdue,
      r.request is not null as awaits_decision, 
      coalesce(r.status = 'accepted' and r.accepted_until <= ${daysLater(day, expiringDays)}::date, false) as is_expiring,
      coalesce(r.level > r.appetite_level, false) as is_above_appetite,
      ${bucketOf('r.level', 'r.model_version')} as bucket, count(*)::int as n
    from risk r where r.org_id = ${db.org_id} and ${visibleInScope(db, scope)} group by 1, 2, 3, 4, 5, 6, 7`);
};
