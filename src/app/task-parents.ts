import { planAsParent } from '#features/treatment/plan/server/plan-as-parent.queries.ts';
import { riskAsParent } from '#features/treatment/task/server/risk-as-parent.queries.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';

/** Everything that tasks may belong to. */
export const taskParents: readonly TaskParent[] = [riskAsParent, planAsParent];
