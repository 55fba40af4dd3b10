import { WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  approveAssessment,
  archiveAssessment,
  reopenAssessment,
  returnAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';

const version = { version: true } as const;
const optional = { minRows: 2, optional: true, empty: undefined };

/** What is asked with each verb. */
const asks = {
  return: {
    endpoint: returnAssessment,
    schema: returnAssessment.body.omit(version),
    defaults: { note: '' },
    input: { name: 'note', minRows: 3, autoFocus: true },
  },
  approve: {
    endpoint: approveAssessment,
    schema: approveAssessment.body.omit(version),
    defaults: { note: undefined },
    input: { name: 'note', ...optional },
  },
  reopen: {
    endpoint: reopenAssessment,
    schema: reopenAssessment.body.omit(version),
    defaults: { reason: '' },
    input: { name: 'reason', minRows: 2, autoFocus: true },
  },
  archive: {
    endpoint: archiveAssessment,
    schema: archiveAssessment.body.omit(version),
    defaults: { reason: undefined },
    input: { name: 'reason', ...optional },
  },
} as const;

/** The verbs of an assessment that ask for a few words and nothing else. */
export const AssessmentWordsDialog = ({ verb, ...dialog }: VerbDialogProps & { verb: keyof typeof asks }) => (
  <WordsDialog kind={assessmentKind} verb={verb} {...(asks[verb] as (typeof asks)['return'])} {...dialog} />
);
