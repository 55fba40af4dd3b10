import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  acceptControl,
  returnControl,
  submitControl,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentKind, type VerbDialogProps } from './control-assessment-kind.ts';
import type { AskingVerb } from './control-offers.ts';

const version = { version: true } as const;

/** What is asked with each verb. */
const asks = {
  submit: asking(submitControl, submitControl.body.omit(version), 'note', {
    optional: true,
    autoFocus: true,
  }),
  return: asking(returnControl, returnControl.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
  done: asking(acceptControl, acceptControl.body.omit(version), 'note', { optional: true, autoFocus: true }),
} satisfies Record<AskingVerb, unknown>;

/** The dialog of a verb that asks for a few words. */
export const VerbDialogs = ({ verb, ...dialog }: VerbDialogProps & { verb: AskingVerb }) => (
  <WordsDialog kind={controlAssessmentKind} verb={verb} {...asks[verb]} {...dialog} />
);
