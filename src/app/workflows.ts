import type { AnyWorkflow } from '#platform/contract/workflow.ts';
import { assessmentWorkflow } from '#features/maturity/assessment/assessment.workflow.ts';
import { frameworkWorkflow } from '#features/maturity/framework/framework.workflow.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';

/** Every kind of record that people work on. */
export const workflows: readonly AnyWorkflow[] = [riskWorkflow, assessmentWorkflow, frameworkWorkflow];
