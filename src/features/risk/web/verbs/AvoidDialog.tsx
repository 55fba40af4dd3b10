import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentDay } from '#platform/web/format.ts';
import { useContractForm } from '#platform/web/forms.ts';
import { useWrite } from '#platform/web/use-endpoint.ts';
import { usePerson } from '#platform/web/use-session.ts';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { avoidRisk } from '../../risk-verbs.contract.ts';
import { avoidanceDetails } from '../../risk.contract.ts';
import { useSeenRisk } from './risk-seen.hooks.ts';
import { useTakeBack } from './use-take-back.ts';
import { VerbDialog, type VerbDialogProps } from './VerbDialog.tsx';

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
