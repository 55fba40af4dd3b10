import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import { dismissFinding, reopenFinding, returnFinding, verifyFinding } from '../../finding-verbs.contract.ts';
import { findingKind, type VerbDialogProps } from './finding-kind.ts';

const version = { version: true } as const;

/** What is asked with each verb. */
const asks = {
  verify: asking(verifyFinding, verifyFinding.body.omit(version), 'note', {
    optional: true,
    autoFocus: true,
  }),
  return: asking(returnFinding, returnFinding.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
  dismiss: asking(dismissFinding, dismissFinding.body.omit(version), 'reason', { autoFocus: true }),
  reopen: asking(reopenFinding, reopenFinding.body.omit(version), 'reason', { autoFocus: true }),
};

/** The verbs of a finding that ask for a few words and nothing else. */
export const FindingWordsDialog = ({ verb, ...dialog }: VerbDialogProps & { verb: keyof typeof asks }) => (
  <WordsDialog kind={findingKind} verb={verb} {...asks[verb]} {...dialog} />
);
