import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { deleteRisk, restoreRisk } from '#features/risk/record/risk.contract.ts';
import { reason } from '#platform/contract/wording.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const withReason = z.strictObject({ reason });
const without = z.strictObject({ reason: z.optional(reason) });

/** Hides a risk: says exactly what that means, and leads back to the register. */
export function DeleteDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const person = usePerson();
  const isOwn = risk.raised_by?.id === person.id;
  const isAdmin = person.type === 'Admin';
  const defaults = useMemo(() => ({ reason: undefined }), []);
  const form = useContractForm(isOwn ? without : withReason, {
    feature: 'risk',
    defaults: defaults as never,
  });
  const seen = useSeenRisk(risk, 'delete');
  const restore = useWrite(restoreRisk, { refreshes: ['risk-dashboard'] });
  const remove = useWrite(deleteRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  const { ref } = risk;
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.delete.title', { ref })}
      verb={t('verb.delete.verb')}
      form={form}
      busy={remove.isPending}
      isDestructive
      onClose={onClose}
      onSubmit={({ reason: why }) =>
        remove.mutate(
          { params: { id: risk.id }, body: { reason: why, version: seen.risk.version } },
          {
            onSuccess: ({ data }) => {
              onClose();
              void navigate(riskPaths.register);
              showSnackbar({
                message: t('verb.delete.done', { ref }),
                variant: 'success',
                undo: isAdmin
                  ? () => restore.mutate({ params: { id: risk.id }, body: { version: data.version } })
                  : undefined,
              });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.delete.text', { title: risk.title })}</Typography>
      <TextInput
        name="reason"
        label={t('verb.reason')}
        multiline
        minRows={2}
        optional={isOwn}
        empty={undefined}
      />
    </VerbDialog>
  );
}
