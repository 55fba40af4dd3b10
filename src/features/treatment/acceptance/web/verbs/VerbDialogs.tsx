import { asking, WordsDialog, type Words } from '#platform/web/workflow/WordsDialog.tsx';
import { approveAcceptance, rejectAcceptance, revokeAcceptance } from '../../acceptance-verbs.contract.ts';
import type { AcceptanceVerb } from '../../acceptance.workflow.ts';
import { acceptanceKind, type VerbDialogProps } from '../acceptance-kind.ts';
import { EditDialog } from './EditDialog.tsx';

const version = { version: true } as const;
/** The verbs that ask for words and nothing else. */
const words: Partial<Record<AcceptanceVerb, Words>> = {
  approve: asking(approveAcceptance, approveAcceptance.body.omit(version), 'note', { optional: true }),
  reject: asking(rejectAcceptance, rejectAcceptance.body.omit(version), 'note', { autoFocus: true }),
  revoke: asking(revokeAcceptance, revokeAcceptance.body.omit(version), 'reason', { autoFocus: true }),
};

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: AcceptanceVerb }) {
  if (verb === 'edit') return <EditDialog {...dialog} />;
  const asks = words[verb];
  return asks && <WordsDialog kind={acceptanceKind} verb={verb} {...asks} {...dialog} />;
}
