import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  approveAssessment,
  archiveAssessment,
  reopenAssessment,
  returnAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';

const version = { version: true } as const;
const optional = { optional: true };

/** What is asked with each verb. */
const asks = {
  return: asking(returnAssessment, returnAssessment.body.omit(version), 'note', {
    minRows: 3,
    autoFocus: true,
  }),
  approve: asking(approveAssessment, approveAssessment.body.omit(version), 'note', optional),
  reopen: asking(reopenAssessment, reopenAssessment.body.omit(version), 'reason', { autoFocus: true }),
  archive: asking(archiveAssessment, archiveAssessment.body.omit(version), 'reason', optional),
};

/** The verbs of an assessment that ask for a few words and nothing else. */
export const AssessmentWordsDialog = ({ verb, ...dialog }: VerbDialogProps & { verb: keyof typeof asks }) => (
  <WordsDialog kind={assessmentKind} verb={verb} {...asks[verb]} {...dialog} />
);
