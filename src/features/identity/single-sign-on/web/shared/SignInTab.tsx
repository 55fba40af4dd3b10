import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { readSingleSignOn } from '../../single-sign-on.contract.ts';
import { ConnectionForm } from '../ConnectionForm.tsx';
import { RecoveryCodesCard } from '../RecoveryCodesCard.tsx';
import { TestSignIn } from '../TestSignIn.tsx';

/** How the organisation's people sign in by a provider of their own; below it stands what else lets them in. */
export function SignInTab({ children }: { children: ReactNode }) {
  const { t } = useTranslation('identity-single-sign-on');
  const read = useRead(readSingleSignOn);
  if (read.isError) return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
  const known = read.data?.data;
  if (known === undefined) return <Skeleton variant="rounded" height={480} />;
  const { addresses, connection, recovery_codes } = known;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 820 }}>
      <SectionCard roomy title={t('copy.title')}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('copy.about')}
        </Typography>
        <FactList stacked>
          {(['acs', 'entity_id', 'metadata', 'redirect'] as const).map((name) => (
            <Fact key={name} name={t(`copy.${name}`)} stacked>
              <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
                {addresses[name]}
              </Box>
            </Fact>
          ))}
        </FactList>
      </SectionCard>
      <SectionCard roomy title={t('screen.title')}>
        {/* Another version is another form: what was typed before it counts no more. */}
        <ConnectionForm key={connection?.version ?? 0} known={known} />
        {connection !== null && connection.settings.kind !== 'ldap' && (
          <TestSignIn key={connection.version} />
        )}
      </SectionCard>
      <RecoveryCodesCard left={recovery_codes} />
      {children}
    </Box>
  );
}
