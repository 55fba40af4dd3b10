import { sql, type SQL } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { runningPlanStatuses } from '../../plan-status.contract.ts';

/** Whether a `plan` runs. */
export const runningPlans: SQL = oneOfThese(sql.raw('plan.status'), runningPlanStatuses);

/** Whether it runs and is past its due date on a day (YYYY-MM-DD). */
export const overduePlans = (day: string): SQL => sql`plan.due_on_sort < ${day} and ${runningPlans}`;
