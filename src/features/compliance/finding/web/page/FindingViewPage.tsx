import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { findingsPage } from '../../finding-path.rules.ts';
import { readFinding } from '../../finding.contract.ts';
import { FindingPage } from './FindingPage.tsx';

/** The finding that the address names; an unknown one leads to the list, with a notice. */
export function FindingViewPage() {
  const { t } = useTranslation('compliance-finding');
  const { id = '' } = useParams();
  return (
    <RecordInAddress
      id={id}
      read={useRead(readFinding, { params: { id } })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={findingsPage}
      choice={null}
      skeleton={<FindingSkeleton />}
    >
      {(finding) => <FindingPage key={finding.id} finding={finding} />}
    </RecordInAddress>
  );
}

function FindingSkeleton() {
  const { t } = useTranslation('compliance-finding');
  return (
    <>
      <PageHeader title={t('page.name')} />
      <Box aria-hidden sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </>
  );
}
