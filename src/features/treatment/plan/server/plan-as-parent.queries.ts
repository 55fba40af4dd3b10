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

const { from, to } = planWorkflow.itself.first_task_started;
/** Tasks are worked at until the plan is said to be complete. */
const worked = openPlanStatuses.filter((status) => status !== 'completed');

/** Plans, as tasks belong to them: the first task that is started starts its plan, and their weight is its progress. */
export const planAsParent: TaskParent = {
  kind: 'cip',
  type: 'plan',
  rows: (db) =>
    sql`select cip.id, cip.ref, cip.title, ${pathOfPlan('')} || cip.id as link, cip.department_id, array_remove(array[cip.owner_id], null) as owner_ids,
        ${oneOfThese(sql.raw('cip.status'), worked)} as is_open
      from plan cip where cip.org_id = ${db.org_id} and cip.deleted_at is null`,
  seenBy: (db, viewer, of) =>
    sql`select from plan cip where cip.org_id = ${db.org_id} and cip.id = ${of} and cip.deleted_at is null and ${plansSeenBy(viewer)}`,
  ofRisk: (db, risk) =>
    sql`select k.plan_id from plan_risk k join plan cip on cip.org_id = k.org_id and cip.id = k.plan_id
      where k.org_id = ${db.org_id} and k.risk_id = ${risk} and cip.deleted_at is null`,
  started: async (db, _, id) => {
    const now = db.now.toISOString();
    const [plan] = await db.query<{ id: string; ref: string }>(sql`update plan cip set status = ${to},
        started_at = coalesce(cip.started_at, ${now}::timestamptz), status_reason = null, version = cip.version + 1, updated_at = ${now}::timestamptz, updated_by = null
      where cip.org_id = ${db.org_id} and cip.id = ${id} and cip.status = ${from} and cip.deleted_at is null returning cip.id, cip.ref`);
    if (plan !== undefined) plans.recordItself(db, plan, 'first_task_started');
  },
  changed: async (db, id) => {
    // Locked before the tasks are counted: of two that end at once, the later one counts both.
    const [plan] = await db.query<{ status: string }>(
      sql`select cip.status from plan cip where cip.org_id = ${db.org_id} and cip.id = ${id} for update`,
    );
    if (plan === undefined) return;
    const { progress, open } = await progressOf(db, asParent(id));
    // Somebody said meanwhile that it is complete.
    if (open > 0 && !worked.some((status) => status === plan.status)) refuse(wrongState);
    await db.query(sql`update plan cip set progress = ${progress ?? 0} where cip.org_id = ${db.org_id} and cip.id = ${id}
      and cip.progress <> ${progress ?? 0}`);
  },
};
