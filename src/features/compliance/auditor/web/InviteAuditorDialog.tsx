import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { daysLater } from '#platform/contract/today.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { inviteAuditor, mostDays } from '../auditor.contract.ts';

/** An audit takes a while: until when is offered. */
const usualDays = 30;

/** Asks somebody outside the organisation to audit this assessment, until a day. */
export function InviteAuditorDialog({
  assessmentId,
  onClose,
}: {
  assessmentId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('compliance-auditor');
  const { timezone } = useOwnData().organization_data;
  const defaults = useMemo(
    () => ({ email: '', ends_on: daysLater(currentDay(timezone), usualDays) }),
    [timezone],
  );
  const form = useContractForm(inviteAuditor.body, { feature: 'compliance-auditor', defaults });
  const invite = useWrite(inviteAuditor, { handled: (failure) => form.showFailure(failure) });
  return (
    <FormDialog
      open
      form={form}
      title={t('invite.title')}
      verb={t('invite.verb')}
      busy={invite.isPending}
      onSubmit={(body) =>
        invite.mutate(
          { params: { id: assessmentId }, body },
          {
            onSuccess: ({ data }) => {
              showSnackbar({ message: t('invite.done', { email: data.email }), variant: 'success' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {t('invite.text')}
      </Typography>
      <TextInput name="email" type="email" label={t('invite.email')} autoComplete="off" />
      <TextInput
        name="ends_on"
        type="date"
        label={t('invite.ends_on')}
        help={t('invite.ends_on_help', { most: mostDays })}
      />
    </FormDialog>
  );
}
