import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import { deleteAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import {
  approveAssessment,
  archiveAssessment,
  reopenAssessment,
  restoreAssessment,
  returnAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { listLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

const version = { version: true } as const;
const optional = { optional: true };

/** What the verbs of an assessment ask. */
export const assessmentDialogs: Dialogs<Assessment> = {
  words: {
    return: asking(returnAssessment, returnAssessment.body.omit(version), 'note', {
      minRows: 3,
      autoFocus: true,
    }),
    approve: asking(approveAssessment, approveAssessment.body.omit(version), 'note', optional),
    reopen: asking(reopenAssessment, reopenAssessment.body.omit(version), 'reason', { autoFocus: true }),
    archive: asking(archiveAssessment, archiveAssessment.body.omit(version), 'reason', optional),
  },
  forms: {
    edit: EditDialog,
    assign: AssignDialog,
    submit: SubmitDialog,
    choose: ChooseDialog,
    duplicate: DuplicateDialog,
  },
  removal: {
    endpoint: deleteAssessment,
    restore: restoreAssessment,
    backTo: listLink,
    named: ({ name }) => ({ name }),
    // Whoever finds answers gone asks why.
    isReasonOptional: ({ overall }) => overall.answered + overall.not_applicable === 0,
  },
};
