import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { transferRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { transferDetails } from '#features/risk/record/risk.contract.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';
import { useWithdrawRequest } from './withdraw-request.hooks.ts';

/** Asks a second person to mark a risk as transferred: to whom, by what, until when. */
export function TransferDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { transfer } = dialog.record;
  const defaults = useMemo(() => transfer ?? { party: '', instrument: '', ends_on: '' }, [transfer]);
  const verbForm = useVerbForm(riskKind, dialog, 'transfer', {
    endpoint: transferRisk,
    schema: transferDetails,
    defaults,
  });
  const takeBack = useWithdrawRequest();
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.transfer.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values, ({ data }) => ({ undo: takeBack(data) }))}
    >
      <TextInput name="party" label={t('verb.transfer.party')} help={t('verb.transfer.party_help')} />
      <TextInput
        name="instrument"
        label={t('verb.transfer.instrument')}
        help={t('verb.transfer.instrument_help')}
      />
      <TextInput name="ends_on" type="date" label={t('verb.transfer.ends_on')} />
    </VerbDialog>
  );
}
