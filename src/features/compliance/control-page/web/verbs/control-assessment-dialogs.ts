import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import {
  acceptControl,
  returnControl,
  submitControl,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';

const version = { version: true } as const;

/** What the verbs of a control of an assessment ask. */
export const controlAssessmentDialogs: Dialogs<ControlAssessment> = {
  words: {
    submit: asking(submitControl, submitControl.body.omit(version), 'note', {
      optional: true,
      autoFocus: true,
    }),
    return: asking(returnControl, returnControl.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
    done: asking(acceptControl, acceptControl.body.omit(version), 'note', {
      optional: true,
      autoFocus: true,
    }),
  },
  forms: {},
};
