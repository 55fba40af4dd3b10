import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { transferRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { transferDetails } from '#features/risk/record/risk.contract.ts';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { useTakeBack } from './take-back.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

/** Asks a second person to mark a risk as transferred: to whom, by what, until when. */
export function TransferDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const defaults = useMemo(() => risk.transfer ?? { party: '', instrument: '', ends_on: '' }, [risk]);
  const form = useContractForm(transferDetails, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'transfer');
  const takeBack = useTakeBack();
  const transfer = useWrite(transferRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.transfer.title', { ref: risk.ref })}
      verb={t('verb.transfer.verb')}
      form={form}
      busy={transfer.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        transfer.mutate(
          { params: { id: risk.id }, body: { ...values, version: seen.risk.version } },
          {
            onSuccess: ({ data }) => {
              onClose();
              takeBack(data, t('verb.transfer.done', { ref: risk.ref }));
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.transfer.text')}</Typography>
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
