import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { confirmRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { RequestDetails } from '../RequestDetails.tsx';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const schema = z.strictObject({});

/** Decides what somebody asked for: shows it whole before it is done. */
export function ConfirmDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const defaults = useMemo(() => ({}), []);
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'confirm');
  const confirm = useWrite(confirmRequest, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => {
      if (!seen.notice(failure)) showFailureSnackbar(failure);
      return true;
    },
  });
  // What one reads is what one confirms, whatever happens meanwhile.
  const [asked] = useState(risk.request);
  const isStillAsked = seen.risk.request?.at === asked?.at;
  if (asked === null) return null;
  const { ref } = risk;
  return (
    <VerbDialog
      seen={
        seen.collision === undefined || isStillAsked
          ? seen
          : { ...seen, collision: { ...seen.collision, mayRetry: false } }
      }
      title={t(`verb.confirm.title.${asked.verb}`, { ref })}
      verb={t('verb.confirm.verb')}
      form={form}
      busy={confirm.isPending}
      onClose={onClose}
      onSubmit={() =>
        confirm.mutate(
          { params: { id: risk.id }, body: { version: seen.risk.version } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t(`verb.confirm.done.${asked.verb}`, { ref }), variant: 'success' });
            },
          },
        )
      }
    >
      {asked.by.id === person.id ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('verb.confirm.alone')}
        </Alert>
      ) : (
        <Typography sx={{ mb: 2 }}>{t('verb.confirm.text', { name: asked.by.name })}</Typography>
      )}
      <RequestDetails request={asked} />
    </VerbDialog>
  );
}
