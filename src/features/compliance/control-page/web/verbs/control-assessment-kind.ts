import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import {
  readControlAssessment,
  readControlAssessmentHistory,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { ControlAssessmentDifferences } from './ControlAssessmentDifferences.tsx';

/** A control of an assessment, as the dialogs of its verbs know it. */
export const controlAssessmentKind: RecordKind<ControlAssessment> = {
  feature: 'compliance-control-assessment',
  read: readControlAssessment,
  history: readControlAssessmentHistory,
  refreshes: ['work'],
  Differences: ControlAssessmentDifferences,
};

export type VerbDialogProps = DialogProps<ControlAssessment>;
