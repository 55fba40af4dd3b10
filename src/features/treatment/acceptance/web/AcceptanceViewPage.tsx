import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { acceptancePaths } from '../acceptance-paths.ts';
import { readAcceptance } from '../acceptance.contract.ts';
import { AcceptancePage } from './AcceptancePage.tsx';

/** The acceptance that `?acceptance=` names; without one, the list is where one chooses. */
export function AcceptanceViewPage() {
  const { t } = useTranslation('treatment-acceptance');
  const [search] = useSearchParams();
  const id = search.get('acceptance') ?? '';
  return (
    <RecordInAddress
      id={id}
      read={useRead(readAcceptance, { params: { id } }, { enabled: id !== '' })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={acceptancePaths.list}
      choice={<Navigate to={acceptancePaths.list} replace />}
      skeleton={
        <Box sx={{ p: { xs: 2, md: 3 } }}>
          <Skeleton variant="rounded" height={360} />
        </Box>
      }
    >
      {(acceptance) => <AcceptancePage key={acceptance.id} acceptance={acceptance} />}
    </RecordInAddress>
  );
}
