import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import type { Acceptance } from '../../acceptance.contract.ts';
import { approveAcceptance, rejectAcceptance, revokeAcceptance } from '../../acceptance-verbs.contract.ts';
import { EditDialog } from './EditDialog.tsx';

const version = { version: true } as const;

/** What the verbs of an acceptance ask. */
export const acceptanceDialogs: Dialogs<Acceptance> = {
  words: {
    approve: asking(approveAcceptance, approveAcceptance.body.omit(version), 'note', { optional: true }),
    reject: asking(rejectAcceptance, rejectAcceptance.body.omit(version), 'note', { autoFocus: true }),
    revoke: asking(revokeAcceptance, revokeAcceptance.body.omit(version), 'reason', { autoFocus: true }),
  },
  forms: { edit: EditDialog },
};
