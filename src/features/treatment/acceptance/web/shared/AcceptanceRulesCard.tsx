import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { mayCall } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { changeAcceptanceRules, readAcceptanceRules } from '../../acceptance-rules.contract.ts';

/** What the organisation wants of acceptances beyond what their levels say. Everybody reads it; an Admin changes it. */
export function AcceptanceRulesCard() {
  const { t } = useTranslation('treatment-acceptance');
  const id = useId();
  const isAdmin = mayCall('admin', usePerson().type);
  const { data, error, refetch } = useRead(readAcceptanceRules);
  const change = useWrite(changeAcceptanceRules);
  const rules = data?.data;
  return (
    <SectionCard title={t('rules.title')}>
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {rules && (
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={rules.second_approver}
                disabled={!isAdmin || change.isPending}
                onChange={(_, second_approver) =>
                  change.mutate(
                    { body: { version: rules.version, second_approver } },
                    { onSuccess: () => showSnackbar({ message: t('rules.saved'), variant: 'success' }) },
                  )
                }
                slotProps={{ input: { 'aria-describedby': id } }}
              />
            }
            label={t('rules.second_approver')}
          />
          <FormHelperText id={id} sx={{ mt: 0 }}>
            {t('rules.second_approver_help')}
          </FormHelperText>
        </div>
      )}
    </SectionCard>
  );
}
