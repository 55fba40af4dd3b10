import Box from '@mui/material/Box';
import { Navigate, useLocation, useParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  compliancePage,
  pathOfAssessment,
  pathOfStandard,
  standardInPath,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { CompliancePage } from './CompliancePage.tsx';

/** The assessment that the address names; by another standard than the one named there, it is read at its own address. */
export function ComplianceViewPage() {
  const { t } = useTranslation('compliance-assessment');
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const standard = standardInPath(pathname);
  const list = standard === undefined ? compliancePage : pathOfStandard(standard);
  return (
    <RecordInAddress
      id={id}
      read={useRead(readComplianceAssessment, { params: { id } })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={list}
      choice={<Navigate to={list} replace />}
      skeleton={
        <>
          <PageHeader title={t('page.name')} />
          <Box sx={{ p: { xs: 2, md: 3 } }}>
            <HistorySkeleton />
          </Box>
        </>
      }
    >
      {(assessment) =>
        assessment.standard === standard ? (
          <CompliancePage key={assessment.id} assessment={assessment} />
        ) : (
          <Navigate to={`${pathOfAssessment(assessment.standard, assessment.id)}${search}`} replace />
        )
      }
    </RecordInAddress>
  );
}
