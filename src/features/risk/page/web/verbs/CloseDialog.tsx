import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { closeRisk, closing } from '#features/risk/record/risk.contract.ts';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { ClosingFields } from '#features/risk/record/web/shared/ClosingFields.tsx';
import { UntreatedNotice } from '#features/risk/record/web/shared/UntreatedNotice.tsx';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';
import { useWithdrawRequest } from './withdraw-request.hooks.ts';

const schema = closing.omit({ version: true });
// Nobody closes for a reason that was chosen beforehand.
const defaults = {
  reason: undefined,
  note: undefined,
  other_id: undefined,
  cancel_tasks: undefined,
};

/** Closes a risk, or asks those who decide to close it; says so first where a high risk was not treated. */
export function CloseDialog({ closesAtOnce, ...dialog }: VerbDialogProps & { closesAtOnce: boolean }) {
  const { t } = useTranslation('risk');
  const verbForm = useVerbForm(riskKind, dialog, 'close', { endpoint: closeRisk, schema, defaults });
  const takeBack = useWithdrawRequest();
  const reopen = useWrite(reopenRisk, riskKind);
  const { id, ref, status } = verbForm.record;
  return (
    <VerbDialog
      verbForm={verbForm}
      verb={closesAtOnce ? t('verb.close.verb') : t('verb.close.verb_ask')}
      text={closesAtOnce ? t('verb.close.text') : t('verb.close.ask')}
      onClose={dialog.onClose}
      onSubmit={({ other_id, ...closingFields }) => {
        const isNamed = closingFields.reason === 'duplicate_of' || closingFields.reason === 'merged_into';
        verbForm.send({ ...closingFields, ...(isNamed && { other_id }) }, ({ data }) => {
          if (data.status !== 'closed')
            return { message: t('verb.close.done_ask', { ref }), undo: takeBack(data) };
          const body = { version: data.version, reason: t('verb.close.undone') };
          // Reopened, a risk is created: another status would not come back.
          return { undo: status === 'created' ? () => reopen.mutate({ params: { id }, body }) : undefined };
        });
      }}
    >
      <UntreatedNotice risk={verbForm.record} />
      <ClosingFields except={id} />
    </VerbDialog>
  );
}
