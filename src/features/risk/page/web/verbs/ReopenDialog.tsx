import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const schema = reopenRisk.body.omit({ version: true });
const defaults = { reason: '' };

/** Takes a closed risk back into the open ones. */
export function ReopenDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'reopen');
  const reopen = useWrite(reopenRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.reopen.title', { ref: risk.ref })}
      verb={t('verb.reopen.verb')}
      form={form}
      busy={reopen.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        reopen.mutate(
          { params: { id: risk.id }, body: { ...values, version: seen.risk.version } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('verb.reopen.done', { ref: risk.ref }), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.reopen.text')}</Typography>
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} />
    </VerbDialog>
  );
}
