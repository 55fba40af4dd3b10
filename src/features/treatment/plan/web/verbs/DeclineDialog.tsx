import * as z from 'zod/mini';
import { reason } from '#platform/contract/wording.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import { declineReschedule } from '../../plan-verbs.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import type { Plan } from '../../plan.contract.ts';
import { planKind } from './plan-kind.ts';

// What somebody else asked for is declined with a reason only.
const asks = asking(declineReschedule, z.strictObject({ reason }), 'reason');

/** Leaves the due date as it is, and says why to whoever asked for another. */
export function DeclineDialog(dialog: VerbDialogProps<Plan>) {
  const { t } = useTranslation('treatment-plan');
  const name = dialog.record.request?.by.name ?? '';
  return (
    <WordsDialog
      kind={planKind}
      verb="decline"
      {...asks}
      text={t('verb.decline.text', { name })}
      {...dialog}
    />
  );
}
