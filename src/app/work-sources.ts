import { accountRequestsToDecide } from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { cardsToDo } from '#features/board/card/server/card-work.queries.ts';
import { complianceWork } from '#features/compliance/assessment/server/compliance-work.queries.ts';
import { controlAssessmentWork } from '#features/compliance/control-assessment/server/control-assessment-work.queries.ts';
import { findingWork } from '#features/compliance/finding/server/finding-work.queries.ts';
import { mappingsToConfirm } from '#features/compliance/mapping/server/mapping-work.queries.ts';
import { maturityWork } from '#features/maturity/assessment/server/assessment-work.queries.ts';
import { riskWork } from '#features/risk/review/server/risk-work.queries.ts';
import { acceptancesToDecide } from '#features/treatment/acceptance/server/acceptance-source.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { controlTestWork } from '#features/treatment/control-test/server/control-test-source.queries.ts';
import { controlWork } from '#features/treatment/control/server/control-work.queries.ts';
import { evidenceWork } from '#features/treatment/evidence/server/evidence-work.queries.ts';
import { planWork } from '#features/treatment/plan/server/plan-work.queries.ts';
import { tasksToDo, tasksToReview } from '#features/treatment/task/server/due-task.queries.ts';
import { readingsToRecord } from '#features/treatment/indicator/server/indicator-source.queries.ts';
import { taskParents } from './task-parents.ts';

/** Everything that waits for people, in the order of their day. */
export const workSources: readonly WorkSource[] = [
  ...maturityWork,
  ...controlAssessmentWork,
  ...complianceWork,
  ...findingWork,
  mappingsToConfirm,
  accountRequestsToDecide,
  ...riskWork,
  acceptancesToDecide,
  ...evidenceWork,
  tasksToDo,
  tasksToReview(taskParents),
  ...planWork,
  ...controlWork,
  ...controlTestWork,
  readingsToRecord,
  cardsToDo,
];
