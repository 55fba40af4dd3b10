import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { reason } from '#platform/contract/wording.ts';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import { declineRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

// Somebody else's request is declined with a reason only.
const asks = asking(declineRequest, z.strictObject({ reason }), 'reason');

/** Leaves the risk as it is, and says why to whoever asked. */
export function DeclineDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const name = dialog.record.request?.by.name ?? '';
  return (
    <WordsDialog
      kind={riskKind}
      verb="decline"
      {...asks}
      title={t('verb.decline.title', { name })}
      text={t('verb.decline.text', { name })}
      {...dialog}
    />
  );
}
