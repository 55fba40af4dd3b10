import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { avoidRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { avoidanceDetails } from '#features/risk/record/risk.contract.ts';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { useTakeBack } from './take-back.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

/** Asks a second person to mark a risk as avoided: what was stopped, and since when. */
export function AvoidDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { timezone } = usePerson();
  const defaults = useMemo(
    () => ({
      what_stopped: risk.avoidance?.what_stopped ?? '',
      on: risk.avoidance?.on ?? currentDay(timezone),
    }),
    [risk, timezone],
  );
  const form = useContractForm(avoidanceDetails, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'avoid');
  const takeBack = useTakeBack();
  const avoid = useWrite(avoidRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.avoid.title', { ref: risk.ref })}
      verb={t('verb.avoid.verb')}
      form={form}
      busy={avoid.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        avoid.mutate(
          { params: { id: risk.id }, body: { ...values, version: seen.risk.version } },
          {
            onSuccess: ({ data }) => {
              onClose();
              takeBack(data, t('verb.avoid.done', { ref: risk.ref }));
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.avoid.text')}</Typography>
      <TextInput name="what_stopped" label={t('verb.avoid.what_stopped')} multiline minRows={2} />
      <TextInput name="on" type="date" label={t('verb.avoid.on')} />
    </VerbDialog>
  );
}
