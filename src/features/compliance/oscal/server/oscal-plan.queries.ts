import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { FindingKind, FindingStatus } from '#features/compliance/finding/finding-status.contract.ts';
import { visibleFindings } from '#features/compliance/finding/server/shared/finding-visibility.queries.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type { PlanStatus } from '#features/treatment/plan/plan-status.contract.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { linkedBy } from './oscal-extent.queries.ts';

export interface OscalFinding {
  id: string;
  ref: string;
  title: string;
  description: string | null;
  kind: FindingKind;
  severity: number;
  status: FindingStatus;
  root_cause: string | null;
  correction: string | null;
  corrective_action: string | null;
  due_date: string | null;
  owner_id: string | null;
  created_by: string | null;
  verified_by: string | null;
  control_assessment_id: string | null;
  risk_id: string | null;
  plan_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface OscalRisk {
  id: string;
  ref: string;
  title: string;
  description: string | null;
  status: RiskStatus;
  owner_id: string | null;
  updated_at: string;
}

export interface OscalTask {
  id: string;
  ref: string;
  title: string;
  status: TaskStatus;
  start_on: string | null;
  due_on: string | null;
  updated_at: string;
}

export interface OscalPlan {
  id: string;
  ref: string;
  title: string;
  objective: string | null;
  description: string | null;
  status: PlanStatus;
  priority: number;
  progress: number;
  owner_id: string | null;
  start_on: string | null;
  due_on: string | null;
  updated_at: string;
  tasks: OscalTask[];
}

/** The findings of an assessment, as far as the actor sees them. */
export const findFindings = (db: TenantDb, actor: Actor, assessmentId: string): Promise<OscalFinding[]> =>
  db.query<OscalFinding>(sql`select f.id, f.ref, f.title, f.description, f.kind, f.severity, f.status, f.root_cause, f.correction,
      f.corrective_action, f.due_date, f.owner_id, f.created_by, f.verified_by, f.control_assessment_id, f.risk_id, f.plan_id, f.created_at, f.updated_at
    from finding f where f.org_id = ${db.org_id} and f.assessment_id = ${assessmentId} and f.deleted_at is null and ${visibleFindings(actor)}
    order by f.ref_sort, f.id`);

/** Risks linked with the answers, and those that its findings come from. */
export const findRisks = (db: TenantDb, actor: Actor, assessmentId: string): Promise<OscalRisk[]> =>
  db.query<OscalRisk>(sql`select r.id, r.ref, r.title, r.description, r.status, r.owner_id, r.updated_at
    from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and ${visibleTo(actor)}
      and r.id in (${linkedBy(db, assessmentId, 'risk_id')}) order by r.ref_sort, r.id`);

/** Plans linked with the answers, and those opened for its findings, with their tasks: who sees a plan sees what is to be done for it. */
export const findPlans = (db: TenantDb, actor: Actor, assessmentId: string): Promise<OscalPlan[]> =>
  db.query<OscalPlan>(sql`select plan.id, plan.ref, plan.title, plan.objective, plan.description, plan.status, plan.priority, plan.progress, plan.owner_id,
      plan.start_on, plan.due_on, plan.updated_at,
      coalesce((select json_agg(to_jsonb(x)) from (select t.id, t.ref, t.title, t.status, t.start_on, t.due_on, t.updated_at from task t
        where t.org_id = plan.org_id and t.parent_kind = 'cip' and t.parent_id = plan.id and t.deleted_at is null
        order by t.due_on_sort, t.id) x), '[]') as tasks
    from plan where plan.org_id = ${db.org_id} and plan.deleted_at is null and ${visiblePlans(actor)}
      and plan.id in (${linkedBy(db, assessmentId, 'plan_id')}) order by plan.ref_sort, plan.id`);
