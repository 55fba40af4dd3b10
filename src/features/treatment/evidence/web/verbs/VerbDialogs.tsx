import * as z from 'zod';
import { reason } from '#platform/contract/wording.ts';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  acceptEvidence,
  deleteEvidence,
  rejectEvidence,
  submitEvidence,
  withdrawEvidence,
} from '../../evidence.contract.ts';
import type { EvidenceVerb } from '../../evidence.workflow.ts';
import { EditDialog } from './EditDialog.tsx';
import { evidenceKind, type VerbDialogProps } from './evidence-kind.ts';
import { ReviseDialog } from './ReviseDialog.tsx';

const version = { version: true } as const;
const optional = { optional: true };

/** What is asked with each verb that wants a few words and nothing else. */
const asks = {
  submit: asking(submitEvidence, submitEvidence.body.omit(version), 'note', optional),
  accept: asking(acceptEvidence, acceptEvidence.body.omit(version), 'note', optional),
  reject: asking(rejectEvidence, rejectEvidence.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
  withdraw: asking(withdrawEvidence, withdrawEvidence.body.omit(version), 'reason', { autoFocus: true }),
  delete: asking(deleteEvidence, z.strictObject({ reason }), 'reason', { autoFocus: true }),
};
/** What nobody provided yet goes without a reason. */
const deleteRequested = asking(deleteEvidence, deleteEvidence.body.omit(version), 'reason', optional);

/** The dialog of a verb. Verbs without one are done at once, or where a link stands. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: EvidenceVerb }) {
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'revise':
      return <ReviseDialog {...dialog} />;
    case 'submit':
    case 'accept':
    case 'reject':
    case 'withdraw':
    case 'delete': {
      const words = verb === 'delete' && dialog.record.status === 'requested' ? deleteRequested : asks[verb];
      return <WordsDialog kind={evidenceKind} verb={verb} {...words} {...dialog} />;
    }
    case 'link':
    case 'unlink':
    case 'restore':
      return null;
  }
}
