import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { declineRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { reason } from '#platform/contract/wording.ts';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

// Somebody else's request is declined with a reason only.
const schema = z.strictObject({ reason });

/** Leaves the risk as it is, and says why to whoever asked. */
export function DeclineDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const defaults = useMemo(() => ({ reason: '' }), []);
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'decline');
  const decline = useWrite(declineRequest, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  const name = risk.request?.by.name ?? '';
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.decline.title', { name })}
      verb={t('verb.decline.verb')}
      form={form}
      busy={decline.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        decline.mutate(
          { params: { id: risk.id }, body: { ...values, version: seen.risk.version } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('verb.decline.done'), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.decline.text', { name })}</Typography>
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} />
    </VerbDialog>
  );
}
