import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { seenBy as assessmentSeenBy } from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { progressOf, type Progress } from '#features/treatment/task/server/shared/task-progress.queries.ts';
import type { Plan, PlanRow } from '../plan.contract.ts';
import { proofsOf } from './shared/plan-proof.queries.ts';
import { planSeenBy } from './shared/plan-visibility.queries.ts';

type Named = 'department' | 'owner' | 'approver';

/** A plan in a list, as the database gives it. */
export interface StoredRow extends Omit<PlanRow, Named | 'flags'> {
  department_id: string | null;
  department_name: string | null;
  owner_id: string | null;
  owner_name: string | null;
  approver_id: string | null;
  approver_name: string | null;
  request: Plan['request'];
}

/** What of a plan stands in its row and beside it, its tasks apart. */
export interface StoredHead extends StoredRow {
  objective: string | null;
  description: string | null;
  control_id: string;
  expected_design: number | null;
  expected_status: Plan['expected']['status'];
  expected_maturity: number | null;
  risks: Plan['risks'];
  origin: Plan['origin'];
  gaps: Plan['gaps'];
  proofs: number;
  status_reason: Plan['status_reason'];
  result_note: string | null;
  created_at: string;
  submitted_at: string | null;
  submitted_by: string | null;
  submitted_by_name: string | null;
  approved_at: string | null;
  approved_by: string | null;
  approved_by_name: string | null;
  started_at: string | null;
  completed_at: string | null;
  completed_by: string | null;
  completed_by_name: string | null;
  validated_at: string | null;
  validated_by: string | null;
  validated_by_name: string | null;
  deleted_at: string | null;
}

export interface StoredPlan extends StoredHead {
  tasks: Progress;
  /** Whom it was read for: what is named beside it is what they see. */
  reader: Actor;
}

const nameOf = (person: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = cip.org_id and p.id = cip.${person})`;

/** What a list shows of the plan `cip` to somebody. */
export const rowColumns = (
  actor: Actor,
): SQL => sql`${sql.raw(`cip.id, cip.version, cip.ref, cip.title, cip.status, cip.priority,
  cip.start_on, cip.due_on, cip.first_due_on, cip.reschedules, cip.budget, cip.spent, cip.effort_days, cip.progress, cip.updated_at,
  cip.department_id, cip.owner_id, cip.approver_id, cip.request,
  (select d.name from department d where d.org_id = cip.org_id and d.id = cip.department_id) as department_name,
  ${nameOf('owner_id')} as owner_name, ${nameOf('approver_id')} as approver_name,
  (select o.currency from organisation o where o.org_id = cip.org_id) as currency`)},
  (select json_build_object('id', c.id, 'ref', c.ref, 'title', c.title) from control c
    where c.org_id = cip.org_id and c.id = cip.control_id and ${visibleControls(actor)}) as control`;

/** What the plan `cip` comes from, named if the actor may see it. */
const originOf = (actor: Actor): SQL => sql`case when cip.origin_kind is not null then (
  select json_build_object('kind', cip.origin_kind, 'id', cip.origin_id, 'ref', max(x.ref), 'title', max(x.title)) from (
    select r.ref, r.title from risk r where cip.origin_kind = 'risk' and r.org_id = cip.org_id and r.id = cip.origin_id and ${visibleTo(actor)}
    union all
    select a.ref, a.name from maturity_assessment a
      where cip.origin_kind = 'maturity' and a.org_id = cip.org_id and a.id = cip.origin_id and ${assessmentSeenBy(viewerOf(actor))}) x) end`;

/** Everything about the plan `cip` but its tasks. */
export const planColumns = (
  db: TenantDb,
  actor: Actor,
): SQL => sql`${rowColumns(actor)}, ${sql.raw(`cip.objective, cip.description, cip.control_id,
  cip.expected_design, cip.expected_status, cip.expected_maturity, cip.status_reason, cip.result_note, cip.created_at, cip.submitted_at,
  cip.submitted_by, cip.approved_at, cip.approved_by, cip.started_at, cip.completed_at, cip.completed_by, cip.validated_at, cip.validated_by,
  cip.deleted_at, ${nameOf('submitted_by')} as submitted_by_name, ${nameOf('approved_by')} as approved_by_name,
  ${nameOf('completed_by')} as completed_by_name, ${nameOf('validated_by')} as validated_by_name,
  coalesce((select json_agg(json_build_object('question_id', g.question_id, 'expected_level', g.expected_level) order by g.question_id)
    from plan_gap g where g.org_id = cip.org_id and g.plan_id = cip.id), '[]') as gaps`)}, ${proofsOf(db)} as proofs, ${originOf(actor)} as origin,
  coalesce((select json_agg(json_build_object('id', r.id, 'ref', r.ref, 'title', r.title) order by r.ref_sort)
    from plan_risk k join risk r on r.org_id = k.org_id and r.id = k.risk_id
    where k.org_id = cip.org_id and k.plan_id = cip.id and r.deleted_at is null and ${visibleTo(actor)}), '[]') as risks`;

/** Tasks and evidence call a plan by this. */
export const asParent = (id: string) => ({ kind: 'cip' as const, id });

async function readPlan(db: TenantDb, actor: Actor, id: string, where: SQL): Promise<StoredPlan | undefined> {
  const [[head], tasks] = await Promise.all([
    db.query<StoredHead>(sql`select ${planColumns(db, actor)} from plan cip where ${where}`),
    progressOf(db, asParent(id)),
  ]);
  return head && { ...head, tasks, reader: actor };
}

/** A plan with how far its tasks are, if the actor may see it. */
export const findPlan = (db: TenantDb, actor: Actor, id: string): Promise<StoredPlan | undefined> =>
  readPlan(db, actor, id, planSeenBy(db, viewerOf(actor), id));

/** The same of one that the actor has just made: whoever gives it away at once may see it no more, and is told what they wrote. */
export async function readWritten(db: TenantDb, actor: Actor, id: string): Promise<StoredPlan> {
  const written = await readPlan(db, actor, id, sql`cip.org_id = ${db.org_id} and cip.id = ${id}`);
  if (written === undefined) throw new Error('a plan that was just made is there');
  return written;
}

/** The same, locked: whoever reads a plan in order to change it must not race. Read by statements of their own, in the same trip: what
 *  was committed during the wait is seen. */
export async function findPlanToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredPlan | undefined> {
  const [, plan] = await Promise.all([
    db.query(sql`select from plan cip where cip.org_id = ${db.org_id} and cip.id = ${id} for update`),
    findPlan(db, actor, id),
  ]);
  return plan;
}

/** Updates a plan by these assignments, and answers it as it is then. */
export const writePlan = async (db: TenantDb, before: StoredPlan, assignments: SQL): Promise<StoredPlan> => ({
  ...before,
  ...one(
    await db.query<StoredHead>(sql`with cip as (
      update plan set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${planColumns(db, before.reader)} from cip`),
  ),
});

/** Whether the actor may see a plan. */
export async function isVisible(db: TenantDb, actor: Actor, id: string): Promise<boolean> {
  const found = await db.query(sql`select from plan cip where ${planSeenBy(db, viewerOf(actor), id)}`);
  return found.length > 0;
}
