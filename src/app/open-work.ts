import type { OpenWork } from '#features/risk/record/server/shared/open-work.queries.ts';
import { tasksOfRisk } from '#features/treatment/task/server/risk-as-parent.queries.ts';

/** Everything that is to be done about a risk before it is closed. */
export const openWork: readonly OpenWork[] = [tasksOfRisk];
