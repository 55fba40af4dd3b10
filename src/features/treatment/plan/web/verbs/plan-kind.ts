import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readPlan, readPlanHistory, type Plan } from '../../plan.contract.ts';
import { PlanDifferences } from './PlanDifferences.tsx';

/** A plan, as the dialogs of its verbs know it. What it changes shows on controls, risks and roadmaps too. */
export const planKind: RecordKind<Plan> = {
  feature: 'treatment-plan',
  read: readPlan,
  history: readPlanHistory,
  refreshes: ['control', 'risk', 'risk-task', 'maturity-roadmap'],
  Differences: PlanDifferences,
};

export type VerbDialogProps = DialogProps<Plan>;
