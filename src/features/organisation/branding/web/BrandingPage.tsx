import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { readBranding } from '../branding.contract.ts';
import { ColoursCard } from './ColoursCard.tsx';
import { LogoCard } from './LogoCard.tsx';

/** How the organisation looks: its logo, its colours, and its sign-in page. */
export function BrandingPage() {
  const { t } = useTranslation('organisation-branding');
  const { slug } = useOwnData().organization_data;
  const read = useRead(readBranding);
  const branding = read.data?.data;
  const signInPage = `${location.origin}/login?org=${slug}`;
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3, maxWidth: 840 }}>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton variant="rounded" height={320} />}
        {branding !== undefined && (
          <>
            <LogoCard branding={branding} />
            <ColoursCard branding={branding} />
            <SectionCard roomy title={t('screen.sign_in')}>
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {t('screen.sign_in_about')}
              </Typography>
              <Link href={signInPage} target="_blank" rel="noreferrer" aria-label={t('screen.open')}>
                <bdi>{signInPage}</bdi>
              </Link>
            </SectionCard>
          </>
        )}
      </Box>
    </>
  );
}
