import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readAssessment, type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { readAssessmentHistory } from '#features/maturity/history/history.contract.ts';
import { AssessmentDifferences } from './AssessmentDifferences.tsx';

/** An assessment, as the dialogs of its verbs know it. */
export const assessmentKind: RecordKind<Assessment> = {
  feature: 'maturity',
  read: readAssessment,
  history: readAssessmentHistory,
  refreshes: ['maturity-answer', 'maturity-roadmap'],
  Differences: AssessmentDifferences,
};

export type VerbDialogProps = DialogProps<Assessment>;
