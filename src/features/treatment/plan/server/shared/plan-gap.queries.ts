import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { PlanStatus } from '../../plan-status.contract.ts';
import { visiblePlans } from './plan-visibility.queries.ts';

/** A gap of an assessment that somebody plans to close, or has closed. */
export interface PlannedGap {
  question_id: string;
  expected_level: number;
  status: PlanStatus;
  plan_id: string;
  /** Null where the actor does not see the plan. */
  plan: { id: string; ref: string; title: string } | null;
}

/** Which gaps of an assessment are planned, each once: plans that were rejected or cancelled count no more. */
export const findPlannedGaps = (db: TenantDb, actor: Actor, assessmentId: string): Promise<PlannedGap[]> =>
  db.query<PlannedGap>(sql`select distinct on (g.question_id) g.question_id, g.expected_level, plan.status, plan.id as plan_id,
      case when ${visiblePlans(actor)} then json_build_object('id', plan.id, 'ref', plan.ref, 'title', plan.title) end as plan
    from plan_gap g join plan on plan.org_id = g.org_id and plan.id = g.plan_id
    where g.org_id = ${db.org_id} and g.assessment_id = ${assessmentId} and plan.deleted_at is null
      and plan.status not in ('rejected', 'cancelled') order by g.question_id, plan.id`);

/** Takes its turn among those who plan gaps of an assessment: two that each see no other would plan the same gap twice. */
export const takeTurnAtGaps = (db: TenantDb, assessmentId: string): Promise<unknown> =>
  db.query(
    sql`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'plan_gap', ${db.org_id}::text, ${assessmentId}::text), 0))`,
  );
