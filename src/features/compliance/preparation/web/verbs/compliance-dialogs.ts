import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import {
  approveComplianceAssessment,
  archiveComplianceAssessment,
  deleteComplianceAssessment,
  reopenComplianceAssessment,
  restoreComplianceAssessment,
  returnComplianceAssessment,
  startComplianceAssessment,
  submitComplianceAssessment,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { confirming } from './ConfirmDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

const version = { version: true } as const;
const may = { optional: true };
const must = { autoFocus: true };

/** What the verbs of an assessment ask. */
export const complianceDialogs: Dialogs<ComplianceAssessment> = {
  words: {
    submit: asking(submitComplianceAssessment, submitComplianceAssessment.body.omit(version), 'note', may),
    return: asking(returnComplianceAssessment, returnComplianceAssessment.body.omit(version), 'note', must),
    approve: asking(approveComplianceAssessment, approveComplianceAssessment.body.omit(version), 'note', may),
    reopen: asking(reopenComplianceAssessment, reopenComplianceAssessment.body.omit(version), 'reason', must),
  },
  forms: {
    edit: EditDialog,
    start: confirming('start', startComplianceAssessment),
    archive: confirming('archive', archiveComplianceAssessment),
  },
  removal: {
    endpoint: deleteComplianceAssessment,
    restore: restoreComplianceAssessment,
    backTo: ({ standard }) => pathOfStandard(standard),
    named: ({ name }) => ({ title: name }),
    isReasonOptional: ({ status }) => status === 'draft',
  },
};
