import { sql, type SQL } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { runningPlanStatuses } from '../../plan-status.contract.ts';

/** Whether a plan `cip` runs. */
export const runningPlans: SQL = oneOfThese(sql.raw('cip.status'), runningPlanStatuses);

/** Whether it runs and is past its due date on a day (YYYY-MM-DD). */
export const overduePlans = (day: string): SQL => sql`cip.due_on_sort < ${day} and ${runningPlans}`;
