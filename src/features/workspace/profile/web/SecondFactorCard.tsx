import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import {
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#features/identity/second-factor/second-factor.contract.ts';
import { secondFactorPath } from '#features/identity/sign-in/web/shared/second-factor-path.ts';

/** Whether the sign-in asks for a second factor, and the way to have it so or not. */
export function SecondFactorCard() {
  const { t } = useTranslation('workspace-profile');
  const formats = useFormats();
  const factor = useRead(readSecondFactor);
  const late = useIsSlow(factor.isPending);
  const [codes, setCodes] = useState<string[]>([]);
  const renew = useWrite(renewRecoveryCodes);
  const remove = useWrite(removeSecondFactor, { refreshes: ['session'] });
  const { is_on = false, since = null, recovery_left = 0 } = factor.data?.data ?? {};
  return (
    <SectionCard roomy title={t('factor.title')}>
      {factor.isError && <FailureNotice failure={factor.error} onRetry={() => void factor.refetch()} />}
      {late && <Skeleton variant="rounded" height={64} />}
      {factor.data !== undefined && (
        <>
          <Typography sx={{ mb: 2 }}>
            {is_on && since !== null
              ? t('factor.on', { since: formats.day(since), count: recovery_left })
              : t('factor.off')}
          </Typography>
          {codes.length > 0 && (
            <Box component="ul" dir="ltr" sx={{ columns: 2, fontFamily: 'monospace', mt: 0 }}>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </Box>
          )}
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {is_on ? (
              <>
                <Button
                  variant="outlined"
                  disabled={renew.isPending}
                  onClick={() => renew.mutate({}, { onSuccess: ({ data }) => setCodes(data.recovery_codes) })}
                >
                  {t('factor.new_codes')}
                </Button>
                <ConfirmButton
                  disabled={remove.isPending}
                  title={t('factor.off_title')}
                  text={t('factor.off_text')}
                  verb={t('factor.off_verb')}
                  onConfirm={() =>
                    remove.mutate(
                      {},
                      {
                        onSuccess: () => {
                          setCodes([]);
                          showSnackbar({ message: t('factor.turned_off'), variant: 'success' });
                        },
                      },
                    )
                  }
                >
                  {t('factor.turn_off')}
                </ConfirmButton>
              </>
            ) : (
              <Button variant="contained" component={Link} to={secondFactorPath}>
                {t('factor.set_up')}
              </Button>
            )}
          </Box>
        </>
      )}
    </SectionCard>
  );
}
