import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { closeRisk, closing } from '#features/risk/record/risk.contract.ts';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { ClosingFields } from '#features/risk/record/web/shared/ClosingFields.tsx';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { useTakeBack } from './take-back.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const schema = closing.omit({ version: true });
const defaults = { reason: 'treated_stable' as const, note: undefined, other_id: undefined };

/** Closes a risk, or asks those who decide to close it. */
export function CloseDialog({ risk, onClose, decides }: VerbDialogProps & { decides: boolean }) {
  const { t } = useTranslation('risk');
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'close');
  const takeBack = useTakeBack();
  const reopen = useWrite(reopenRisk, { refreshes: ['risk-dashboard'] });
  const close = useWrite(closeRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  const { ref } = risk;
  // Reopened, a risk is created: another status would not come back.
  const mayUndo = seen.risk.status === 'created';
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.close.title', { ref })}
      verb={decides ? t('verb.close.verb') : t('verb.close.verb_ask')}
      form={form}
      busy={close.isPending}
      onClose={onClose}
      onSubmit={({ other_id, ...said }) => {
        const isNamed = said.reason === 'duplicate_of' || said.reason === 'merged_into';
        close.mutate(
          {
            params: { id: risk.id },
            body: { ...said, ...(isNamed && { other_id }), version: seen.risk.version },
          },
          {
            onSuccess: ({ data }) => {
              onClose();
              if (data.status !== 'closed') takeBack(data, t('verb.close.done_ask', { ref }));
              else
                showSnackbar({
                  message: t('verb.close.done', { ref }),
                  variant: 'success',
                  undo: mayUndo
                    ? () =>
                        reopen.mutate({
                          params: { id: risk.id },
                          body: { version: data.version, reason: t('verb.close.undone') },
                        })
                    : undefined,
                });
            },
          },
        );
      }}
    >
      <Typography sx={{ mb: 2 }}>{decides ? t('verb.close.text') : t('verb.close.ask')}</Typography>
      <ClosingFields except={risk.id} />
    </VerbDialog>
  );
}
