import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { isOpenIn } from '#platform/server/record/stored-records.ts';
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
    const mine = sql`(${isNamedIn(sql`cip.owner_id`, viewer)} or ${isNamedIn(sql`cip.approver_id`, viewer)})`;
    return sql`select cip.id, cip.ref, cip.title, cip.due_on_sort as day, cip.status, '/apps/risk/management/plan/view?plan=' || cip.id as link,
        ${oneOfThese(sql.raw('cip.status'), runningPlanStatuses)} as falls_due, cip.updated_at, array[cip.department_id] as departments
      from plan cip where cip.org_id = ${db.org_id} and cip.due_on_sort between ${from}::date and ${to}::date and ${isOpenIn(plans.place)}
        and ${visiblePlans(actor)} and ${isMine ? mine : sql`true`}`;
  },
};
