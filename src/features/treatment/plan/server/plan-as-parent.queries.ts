import { sql } from 'drizzle-orm';
import { wrongState } from '#platform/contract/refusal.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import { progressOf } from '#features/treatment/task/server/shared/task-progress.queries.ts';
import { pathOfPlan } from '../plan-path.rules.ts';
import { openPlanStatuses } from '../plan-status.contract.ts';
import { planWorkflow } from '../plan.workflow.ts';
import { asParent, plans } from './plan-record.service.ts';
import { plansSeenBy } from './shared/plan-visibility.queries.ts';

const { from, to } = planWorkflow.automatic.first_task_started;
/** Tasks are worked at until the plan is said to be complete. */
const worked = openPlanStatuses.filter((status) => status !== 'completed');

/** Plans, as tasks belong to them: the first task that is started starts its plan, and their weight is its progress. */
export const planAsParent: TaskParent = {
  kind: 'cip',
  type: 'plan',
  rows: (db) =>
    sql`select plan.id, plan.ref, plan.title, ${pathOfPlan('')} || plan.id as link, plan.department_id, array_remove(array[plan.owner_id], null) as owner_ids,
        ${oneOfThese(sql.raw('plan.status'), worked)} as is_open
      from plan where plan.org_id = ${db.org_id} and plan.deleted_at is null`,
  seenBy: (db, viewer, of) =>
    sql`select from plan where plan.org_id = ${db.org_id} and plan.id = ${of} and plan.deleted_at is null and ${plansSeenBy(viewer)}`,
  ofRisk: (db, risk) =>
    sql`select k.plan_id from plan_risk k join plan on plan.org_id = k.org_id and plan.id = k.plan_id
      where k.org_id = ${db.org_id} and k.risk_id = ${risk} and plan.deleted_at is null`,
  started: async (db, _, id) => {
    const now = db.now.toISOString();
    const [plan] = await db.query<{ id: string; ref: string }>(sql`update plan set status = ${to},
        started_at = coalesce(plan.started_at, ${now}::timestamptz), status_reason = null, version = plan.version + 1, updated_at = ${now}::timestamptz, updated_by = null
      where plan.org_id = ${db.org_id} and plan.id = ${id} and plan.status = ${from} and plan.deleted_at is null returning plan.id, plan.ref`);
    if (plan !== undefined) plans.recordAutomatic(db, plan, 'first_task_started');
  },
  changed: async (db, id) => {
    // Locked before the tasks are counted: of two that end at once, the later one counts both.
    const [plan] = await db.query<{ status: string }>(
      sql`select plan.status from plan where plan.org_id = ${db.org_id} and plan.id = ${id} for update`,
    );
    if (plan === undefined) return;
    const { progress, open } = await progressOf(db, asParent(id));
    // Somebody said meanwhile that it is complete.
    if (open > 0 && !worked.some((status) => status === plan.status)) refuse(wrongState);
    await db.query(sql`update plan set progress = ${progress ?? 0} where plan.org_id = ${db.org_id} and plan.id = ${id}
      and plan.progress <> ${progress ?? 0}`);
  },
};
