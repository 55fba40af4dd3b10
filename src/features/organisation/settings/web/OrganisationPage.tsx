import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { readOrganisation } from '#features/organisation/organisation/organisation-settings.contract.ts';
import { EscalationCard } from './EscalationCard.tsx';
import { MailDomains } from './MailDomains.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';

/** What an Admin decides about the organisation as a whole. */
export function OrganisationPage() {
  const { t } = useTranslation('organisation-settings');
  const read = useRead(readOrganisation);
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3, maxWidth: 840 }}>
        <SectionCard roomy title={t('web:record.facts')}>
          {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
          {read.isPending && <Skeleton variant="rounded" height={280} />}
          {read.data !== undefined && <OrganisationForm organisation={read.data.data} />}
        </SectionCard>
        <EscalationCard />
        <MailDomains />
      </Box>
    </>
  );
}
