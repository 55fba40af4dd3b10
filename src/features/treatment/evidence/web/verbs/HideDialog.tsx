import * as z from 'zod';
import { reason } from '#platform/contract/wording.ts';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { deleteEvidence, type Evidence } from '../../evidence.contract.ts';
import { evidenceKind } from './evidence-kind.ts';

const withReason = asking(deleteEvidence, z.strictObject({ reason }), 'reason', { autoFocus: true });
/** What nobody provided yet goes without one. */
const without = asking(deleteEvidence, deleteEvidence.body.omit({ version: true }), 'reason', {
  optional: true,
});

/** Hides a piece of evidence, and stays where one is. */
export const HideDialog = (dialog: VerbDialogProps<Evidence>) => (
  <WordsDialog
    kind={evidenceKind}
    verb="delete"
    {...(dialog.record.status === 'requested' ? without : withReason)}
    {...dialog}
  />
);
