import type { AnyWorkflow } from '#platform/contract/workflow.ts';
import { complianceWorkflow } from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import { controlAssessmentWorkflow } from '#features/compliance/control-assessment/control-assessment.workflow.ts';
import { ownStandardWorkflow } from '#features/compliance/standard/own-standard.workflow.ts';
import { findingWorkflow } from '#features/compliance/finding/finding.workflow.ts';
import { boardWorkflow } from '#features/board/board/board.workflow.ts';
import { cardWorkflow } from '#features/board/card/card.workflow.ts';
import { mappingWorkflow } from '#features/compliance/mapping/mapping.workflow.ts';
import { assessmentWorkflow } from '#features/maturity/assessment/assessment.workflow.ts';
import { frameworkWorkflow } from '#features/maturity/framework/framework.workflow.ts';
import { controlWorkflow } from '#features/treatment/control/control.workflow.ts';
import { controlTestWorkflow } from '#features/treatment/control-test/control-test.workflow.ts';
import { acceptanceWorkflow } from '#features/treatment/acceptance/acceptance.workflow.ts';
import { taskWorkflow } from '#features/treatment/task/task.workflow.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import { evidenceWorkflow } from '#features/treatment/evidence/evidence.workflow.ts';
import { planWorkflow } from '#features/treatment/plan/plan.workflow.ts';

/** Every kind of record that people work on. */
export const workflows: readonly AnyWorkflow[] = [
  riskWorkflow,
  assessmentWorkflow,
  frameworkWorkflow,
  controlWorkflow,
  controlTestWorkflow,
  acceptanceWorkflow,
  evidenceWorkflow,
  planWorkflow,
  taskWorkflow,
  complianceWorkflow,
  controlAssessmentWorkflow,
  findingWorkflow,
  ownStandardWorkflow,
  mappingWorkflow,
  boardWorkflow,
  cardWorkflow,
];
