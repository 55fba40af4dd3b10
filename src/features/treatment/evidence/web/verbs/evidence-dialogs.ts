import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import {
  acceptEvidence,
  rejectEvidence,
  submitEvidence,
  withdrawEvidence,
  type Evidence,
} from '../../evidence.contract.ts';
import { EditDialog } from './EditDialog.tsx';
import { HideDialog } from './HideDialog.tsx';
import { ReviseDialog } from './ReviseDialog.tsx';

const version = { version: true } as const;
const optional = { optional: true };

/** What the verbs of evidence ask. */
export const evidenceDialogs: Dialogs<Evidence> = {
  words: {
    submit: asking(submitEvidence, submitEvidence.body.omit(version), 'note', optional),
    accept: asking(acceptEvidence, acceptEvidence.body.omit(version), 'note', optional),
    reject: asking(rejectEvidence, rejectEvidence.body.omit(version), 'note', {
      minRows: 3,
      autoFocus: true,
    }),
    withdraw: asking(withdrawEvidence, withdrawEvidence.body.omit(version), 'reason', { autoFocus: true }),
  },
  forms: { edit: EditDialog, revise: ReviseDialog, delete: HideDialog },
};
