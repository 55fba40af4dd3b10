import { boardsLookedAfter } from '#features/board/board/server/held-board.queries.ts';
import { memberCards } from '#features/board/card/server/held-card.queries.ts';
import { ledDepartments } from '#features/identity/leaving/server/led-department.queries.ts';
import { standIns } from '#features/identity/absence/server/stand-in.queries.ts';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import {
  assessedAssessments,
  assignedAssessments,
  reviewedAssessments,
} from '#features/maturity/assessment/server/held-assessment.queries.ts';
import {
  ledCompliance,
  reviewedCompliance,
} from '#features/compliance/assessment/server/held-compliance.queries.ts';
import {
  assignedControlAssessments,
  ownedControlAssessments,
} from '#features/compliance/control-assessment/server/held-control-assessment.queries.ts';
import { ownedFindings } from '#features/compliance/finding/server/held-finding.queries.ts';
import { ownedCategories } from '#features/risk/category/server/category-owner.queries.ts';
import { ownedControls } from '#features/treatment/control/server/held-control.queries.ts';
import {
  reviewedControlTests,
  testedControls,
} from '#features/treatment/control-test/server/held-control-test.queries.ts';
import { ownedRisks } from '#features/risk/record/server/owned-risk.queries.ts';
import {
  decidedAcceptances,
  secondDecidedAcceptances,
  requestedAcceptances,
} from '#features/treatment/acceptance/server/held-acceptance.queries.ts';
import { approvedAppetites } from '#features/treatment/appetite/server/approved-appetite.queries.ts';
import { ownedPlans, plansToApprove } from '#features/treatment/plan/server/held-plan.queries.ts';
import { assignedTasks, reviewedTasks } from '#features/treatment/task/server/held-task.queries.ts';
import { ownedIndicators } from '#features/treatment/indicator/server/owned-indicator.queries.ts';
import { taskParents } from './task-parents.ts';
import {
  ownedEvidence,
  reviewedEvidence,
} from '#features/treatment/evidence/server/held-evidence.queries.ts';

/** Everything that people hold: what is open and names somebody. Whoever leaves hands all of it over, in this order. */
export const holdings: readonly Holding[] = [
  ownedRisks,
  ownedCategories,
  assessedAssessments,
  reviewedAssessments,
  assignedAssessments,
  ledCompliance,
  reviewedCompliance,
  ownedControlAssessments,
  assignedControlAssessments,
  ownedFindings,
  requestedAcceptances,
  decidedAcceptances,
  secondDecidedAcceptances,
  approvedAppetites,
  ownedControls,
  testedControls,
  reviewedControlTests,
  ownedPlans,
  plansToApprove,
  assignedTasks(taskParents),
  reviewedTasks(taskParents),
  ownedEvidence,
  reviewedEvidence,
  ownedIndicators,
  boardsLookedAfter,
  memberCards,
  ledDepartments,
  standIns,
];
