import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { mitigateRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { ForwardArrow } from '#platform/web/ui/values/ForwardArrow.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const schema = mitigateRisk.body.omit({ version: true });
const defaults = { note: undefined };

/** Says that what was to be done is done. */
export function MitigateDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'mitigate');
  const mitigate = useWrite(mitigateRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.mitigate.title', { ref: risk.ref })}
      verb={t('verb.mitigate.verb')}
      form={form}
      busy={mitigate.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        mitigate.mutate(
          { params: { id: risk.id }, body: { ...values, version: seen.risk.version } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('verb.mitigate.done', { ref: risk.ref }), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.mitigate.text')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}>
        <RiskLevel level={seen.risk.inherent?.level} />
        <ForwardArrow />
        <RiskLevel level={seen.risk.residual?.level} />
      </Box>
      <TextInput
        name="note"
        label={t('verb.mitigate.note')}
        multiline
        minRows={2}
        optional
        empty={undefined}
      />
    </VerbDialog>
  );
}
