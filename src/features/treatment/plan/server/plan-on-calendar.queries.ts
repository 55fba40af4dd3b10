import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { isOpenIn } from '#platform/server/record/record-place.ts';
import { recordOnCalendar } from '#features/treatment/calendar/server/shared/record-on-calendar.queries.ts';
import { runningPlanStatuses } from '../plan-status.contract.ts';
import { plans } from './plan-record.service.ts';
import { visiblePlans } from './shared/plan-visibility.queries.ts';

/** When open plans are due. Those that were not approved yet, or are completed, are not overdue. */
export const duePlans = recordOnCalendar(plans.place, {
  kind: 'plan',
  day: 'due_on_sort',
  link: sql.raw(`'/apps/risk/management/plan/view?plan=' || plan.id`),
  fallsDue: oneOfThese(sql.raw('plan.status'), runningPlanStatuses),
  where: isOpenIn(plans.place),
  seenBy: visiblePlans,
});
