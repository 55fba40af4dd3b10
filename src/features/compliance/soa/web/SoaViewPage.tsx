import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Navigate, useParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { readSoa } from '../soa.contract.ts';
import { SoaPage } from './SoaPage.tsx';

/** All of Annex A: one page of it. */
const query = { limit: '200' };

/** The Statement of Applicability of the assessment that the address names. */
export function SoaViewPage() {
  const { t } = useTranslation('compliance-soa');
  const { id = '' } = useParams();
  const list = pathOfStandard('iso27001');
  return (
    <RecordInAddress
      id={id}
      read={useRead(readSoa, { params: { id }, query })}
      title={t('title')}
      unknown={t('unknown')}
      list={list}
      choice={<Navigate to={list} replace />}
      skeleton={
        <>
          <PageHeader title={t('title')} />
          <Box aria-hidden sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
            <Skeleton variant="rounded" height={96} />
            <Skeleton variant="rounded" height={480} />
          </Box>
        </>
      }
    >
      {(soa) => <SoaPage key={id} soa={soa} />}
    </RecordInAddress>
  );
}
