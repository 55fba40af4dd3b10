import { describedKind } from '#platform/web/record/described-kind.ts';
import type { VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readAssessment, type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { assessmentRecord } from '#features/maturity/assessment/assessment.record.ts';
import {
  restoreAssessment,
  startAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { readAssessmentHistory } from '#features/maturity/history/history.contract.ts';
import { AssessmentDifferences } from './AssessmentDifferences.tsx';
import { menu, next } from './assessment-offers.ts';

/** An assessment on its page and in the dialogs of its verbs. */
export const assessmentKind = describedKind<Assessment>({
  record: assessmentRecord,
  feature: 'maturity',
  read: readAssessment,
  history: readAssessmentHistory,
  refreshes: ['maturity-answer', 'maturity-roadmap'],
  Differences: AssessmentDifferences,
  next,
  menu,
  now: { start: startAssessment, restore: restoreAssessment },
});

export type VerbDialogProps = DialogProps<Assessment>;
