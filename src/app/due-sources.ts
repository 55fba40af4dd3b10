import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { dueCards } from '#features/board/card/server/card-work.queries.ts';
import { complianceToSubmit } from '#features/compliance/assessment/server/compliance-work.queries.ts';
import { controlsToAnswer } from '#features/compliance/control-assessment/server/control-assessment-work.queries.ts';
import { dueFindings } from '#features/compliance/finding/server/finding-work.queries.ts';
import {
  assessmentsToSubmit,
  questionsToAnswer,
} from '#features/maturity/assessment/server/assessment-due.queries.ts';
import { coversToEnd, risksToReview } from '#features/risk/review/server/risk-due.queries.ts';
import { expiringAcceptances } from '#features/treatment/acceptance/server/acceptance-source.queries.ts';
import { dueControlTests } from '#features/treatment/control-test/server/control-test-source.queries.ts';
import { expiringEvidence } from '#features/treatment/evidence/server/evidence-work.queries.ts';
import { duePlans } from '#features/treatment/plan/server/plan-work.queries.ts';
import { indicatorsToRead } from '#features/treatment/indicator/server/indicator-source.queries.ts';
import { dueTasks } from '#features/treatment/task/server/due-task.queries.ts';
import { taskParents } from './task-parents.ts';

/** Everything that falls due or expires, and that people are told of before. */
export const dueSources: readonly DueSource[] = [
  risksToReview,
  coversToEnd,
  assessmentsToSubmit,
  questionsToAnswer,
  complianceToSubmit,
  controlsToAnswer,
  dueFindings,
  expiringAcceptances,
  expiringEvidence,
  dueTasks(taskParents),
  duePlans,
  ...dueControlTests,
  indicatorsToRead,
  dueCards,
];
