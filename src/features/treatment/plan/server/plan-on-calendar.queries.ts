import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { isOpenIn } from '#platform/server/record/record-place.ts';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { runningPlanStatuses } from '../plan-status.contract.ts';
import { plans } from './plan-record.service.ts';
import { visiblePlans } from './shared/plan-visibility.queries.ts';

/** When open plans are due. Those that were not approved yet, or are completed, are not overdue. */
export const duePlans: CalendarSource = {
  kind: 'plan',
  between(db, actor, { from, to, isMine }) {
    const viewer = viewerOf(actor);
    const mine = sql`(${isNamedIn(sql`plan.owner_id`, viewer)} or ${isNamedIn(sql`plan.approver_id`, viewer)})`;
    return sql`select plan.id, plan.ref, plan.title, plan.due_on_sort as day, plan.status, '/apps/risk/management/plan/view?plan=' || plan.id as link,
        ${oneOfThese(sql.raw('plan.status'), runningPlanStatuses)} as falls_due, plan.updated_at, array[plan.department_id] as departments
      from plan where plan.org_id = ${db.org_id} and plan.due_on_sort between ${from}::date and ${to}::date and ${isOpenIn(plans.place)}
        and ${visiblePlans(actor)} and ${isMine ? mine : sql`true`}`;
  },
};
