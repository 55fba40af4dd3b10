import { describedKind } from '#platform/web/record/described-kind.ts';
import {
  readComplianceAssessment,
  readComplianceHistory,
  restoreComplianceAssessment,
  type ComplianceAssessment,
} from '../../compliance-assessment.contract.ts';
import { complianceRecord } from '../../compliance-assessment.record.ts';

/** An assessment of compliance on its page and in the dialogs of its verbs. Controls are given to people where they are listed. */
export const complianceKind = describedKind<ComplianceAssessment>({
  record: complianceRecord,
  feature: 'compliance-assessment',
  read: readComplianceAssessment,
  history: readComplianceHistory,
  // The list of standards says how many assessments are by each.
  refreshes: ['compliance-standard'],
  next: ['restore', 'approve', 'submit', 'start'],
  menu: ['edit', 'submit', 'approve', 'return', 'reopen', 'archive', 'delete'],
  now: { restore: restoreComplianceAssessment },
});
