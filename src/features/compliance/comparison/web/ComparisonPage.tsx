import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router';
import * as z from 'zod';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import {
  readComplianceAssessment,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { compliancePage, pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { compareComplianceAssessments } from '../comparison.contract.ts';
import { ComparedControls } from './ComparedControls.tsx';
import { ComparedFigures } from './ComparedFigures.tsx';
import { OtherInput, useOthers } from './OtherInput.tsx';

/** The assessment that the address names, beside the one that `?with=` names. */
export function ComparisonPage() {
  const { t } = useTranslation('compliance-comparison');
  const { id = '' } = useParams();
  return (
    <RecordInAddress
      id={id}
      read={useRead(readComplianceAssessment, { params: { id } })}
      title={t('title')}
      unknown={t('compliance-assessment:page.unknown')}
      list={compliancePage}
      choice={null}
      skeleton={<PageHeader title={t('title')} />}
    >
      {(assessment) => <Comparison key={assessment.id} assessment={assessment} />}
    </RecordInAddress>
  );
}

const asked = z.strictObject({ with: z.uuid().optional() });

function Comparison({ assessment }: { assessment: ComplianceAssessment }) {
  const { t } = useTranslation('compliance-comparison');
  const { id, ref, name, standard } = assessment;
  const [{ with: chosen }, change] = useUrlState(asked);
  const others = useOthers(assessment);
  // The assessment before this one is what most people want to see it beside.
  const other = chosen ?? others.earlier;
  const params = { id: other ?? '', other_id: id };
  const read = useRead(compareComplianceAssessments, { params }, { enabled: other !== undefined });
  return (
    <>
      <PageHeader title={<span dir="auto">{name}</span>} name={name} reference={ref}>
        <Box sx={{ pb: 1 }}>
          <Link component={RouterLink} to={pathOfAssessment(standard, id)}>
            {t('back', { ref })}
          </Link>
        </Box>
      </PageHeader>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <OtherInput others={others} value={other} onPick={(picked) => change({ with: picked })} />
        {other === undefined && !others.pending && (
          <EmptyState>{others.picks.length === 0 ? t('none_other') : t('choose_help')}</EmptyState>
        )}
        {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isLoading && <Skeleton variant="rounded" height={320} />}
        {read.data && (
          <>
            <ComparedFigures comparison={read.data.data} />
            <ComparedControls comparison={read.data.data} />
          </>
        )}
      </Box>
    </>
  );
}
