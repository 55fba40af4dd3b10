import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Navigate, useLocation, useParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import {
  compliancePage,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { readControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { ControlPage } from './ControlPage.tsx';
import { useControlKeys } from './control-keys.hooks.ts';

/** The control of an assessment that the address names; of another assessment than the one named there, it is read at its own address. */
export function ControlAssessmentPage() {
  const { t } = useTranslation('compliance-control-assessment');
  const { complianceName, id: assessment, controlId: id = '' } = useParams();
  const { pathname, search } = useLocation();
  const keys = useControlKeys();
  return (
    <RecordInAddress
      id={id}
      read={useRead(readControlAssessment, { params: { id } })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={`${compliancePage}/${complianceName}/${assessment}`}
      choice={null}
      skeleton={<ControlSkeleton />}
    >
      {(control) => {
        const own = pathOfControlAssessment(control.assessment.standard, control.assessment.id, control.id);
        return own === pathname ? (
          <ControlPage key={control.id} control={control} keys={keys} />
        ) : (
          <Navigate to={own + search} replace />
        );
      }}
    </RecordInAddress>
  );
}

function ControlSkeleton() {
  const { t } = useTranslation('compliance-control-assessment');
  return (
    <>
      <PageHeader title={t('page.name')} />
      <Box aria-hidden sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={360} />
      </Box>
    </>
  );
}
