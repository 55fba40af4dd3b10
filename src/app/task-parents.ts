import { controlAssessmentAsParent } from '#features/compliance/control-assessment/server/control-assessment-as-parent.queries.ts';
import { findingAsParent } from '#features/compliance/finding/server/finding-as-parent.queries.ts';
import { planAsParent } from '#features/treatment/plan/server/plan-as-parent.queries.ts';
import { riskAsParent } from '#features/treatment/task/server/risk-as-parent.queries.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';

/** Everything that tasks may belong to. */
export const taskParents: readonly TaskParent[] = [
  riskAsParent,
  planAsParent,
  controlAssessmentAsParent,
  findingAsParent,
];
