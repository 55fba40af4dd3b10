import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import {
  readComplianceAssessment,
  readComplianceHistory,
  type ComplianceAssessment,
} from '../../compliance-assessment.contract.ts';
import { ComplianceDifferences } from './ComplianceDifferences.tsx';

/** An assessment of compliance, as the dialogs of its verbs know it. */
export const complianceKind: RecordKind<ComplianceAssessment> = {
  feature: 'compliance-assessment',
  read: readComplianceAssessment,
  history: readComplianceHistory,
  // The list of standards says how many assessments are by each.
  refreshes: ['compliance-standard'],
  Differences: ComplianceDifferences,
};

export type VerbDialogProps = DialogProps<ComplianceAssessment>;
