import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const asks = asking(reopenRisk, reopenRisk.body.omit({ version: true }), 'reason');

/** Takes a closed risk back into the open ones. */
export const ReopenDialog = (dialog: VerbDialogProps) => (
  <WordsDialog kind={riskKind} verb="reopen" {...asks} {...dialog} />
);
