import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import type { Scope } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { AlikeRisks } from '../left-out.rules.ts';
import { bucketOf } from './risk-dashboard.queries.ts';
import { visibleInScope } from './risk-scope.queries.ts';

/** All risks of the scope, deleted ones included, by what decides whether a figure counts them. */
export const findAlikeRisks = (db: TenantDb, scope: Scope): Promise<AlikeRisks[]> =>
  db.query<AlikeRisks>(sql`with model as materialized (select number from risk_model where org_id = ${db.org_id} and status = 'active')
    select r.state, r.deleted_at is not null as is_deleted, r.review_sort < ${today(db.now, scope.actor.timezone)}::date as is_overdue,
      r.request is not null as awaits_decision, r.status = 'created' and r.treatment = 'accept' as awaits_acceptance,
      ${bucketOf('r.level', 'r.model_version')} as bucket, count(*)::int as n
    from risk r where r.org_id = ${db.org_id} and ${visibleInScope(db, scope)} group by 1, 2, 3, 4, 5, 6`);
