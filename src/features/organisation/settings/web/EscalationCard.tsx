import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import {
  noticeSettings,
  readNoticeSettings,
  setNoticeSettings,
  type NoticeSettings,
} from '#features/collaboration/notification/notice-settings.contract.ts';

/** After how many days who is told of what is due and overdue. */
export function EscalationCard() {
  const { t } = useTranslation('organisation-settings');
  const read = useRead(readNoticeSettings);
  return (
    <SectionCard roomy title={t('escalation.title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('escalation.about')}
      </Typography>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton variant="rounded" height={220} />}
      {read.data !== undefined && <EscalationForm settings={read.data.data} />}
    </SectionCard>
  );
}

const fields = ['soon_days', 'lead_days', 'admin_days'] as const;

function EscalationForm({ settings }: { settings: NoticeSettings }) {
  const { t } = useTranslation('organisation-settings');
  const form = useContractForm(noticeSettings, {
    feature: 'collaboration-notification',
    defaults: settings,
  });
  const set = useWrite(setNoticeSettings, { handled: form.showFailure });
  return (
    <ContractFormBox
      form={form}
      onSubmit={(wanted) =>
        set.mutate(
          { body: wanted },
          {
            onSuccess: () => {
              form.reset(wanted);
              showSnackbar({ message: t('escalation.saved'), variant: 'success' });
            },
          },
        )
      }
    >
      <Box sx={{ display: 'grid', maxWidth: 360 }}>
        {fields.map((name) => (
          <TextInput
            key={name}
            name={name}
            type="number"
            label={t(`escalation.${name}`)}
            help={t(`escalation.${name}_help`)}
          />
        ))}
      </Box>
      <Button type="submit" variant="contained" disabled={set.isPending}>
        {t('web:save')}
      </Button>
    </ContractFormBox>
  );
}
