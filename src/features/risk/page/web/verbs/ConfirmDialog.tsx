import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { confirmRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { RequestDetails } from '../RequestDetails.tsx';
import { UntreatedNotice } from '#features/risk/record/web/shared/UntreatedNotice.tsx';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const schema = z.strictObject({});
const defaults = {};

/** Decides what somebody asked for: shows it whole before it is done. */
export function ConfirmDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const person = usePerson();
  // What one reads is what one confirms, whatever happens meanwhile.
  const [request] = useState(dialog.record.request);
  const stillFits = useCallback((now: Risk) => now.request?.at === request?.at, [request]);
  const verbForm = useVerbForm(riskKind, dialog, 'confirm', {
    endpoint: confirmRequest,
    schema,
    defaults,
    stillFits,
  });
  if (request === null) return null;
  const { ref } = dialog.record;
  return (
    <VerbDialog
      verbForm={verbForm}
      title={t(`verb.confirm.title.${request.verb}`, { ref })}
      onClose={dialog.onClose}
      onSubmit={() => verbForm.send({}, () => ({ message: t(`verb.confirm.done.${request.verb}`, { ref }) }))}
    >
      {request.by.id === person.id ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('verb.confirm.alone')}
        </Alert>
      ) : (
        <Typography sx={{ mb: 2 }}>{t('verb.confirm.text', { name: request.by.name })}</Typography>
      )}
      {request.verb === 'close' && <UntreatedNotice risk={verbForm.record} />}
      <RequestDetails request={request} />
    </VerbDialog>
  );
}
