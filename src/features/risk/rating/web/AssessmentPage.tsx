import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { listFactors, readModel } from '#features/risk/model/risk-model.contract.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskInAddress } from '#features/risk/record/web/shared/RiskInAddress.tsx';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { AssessmentBody } from './AssessmentBody.tsx';

/** Rates a risk: how likely, how bad, what remains, and where it should go. */
export function AssessmentPage() {
  return (
    <RiskInAddress page="assessment" skeleton={<AssessmentSkeleton />}>
      {(risk) => <Assessment key={risk.id} risk={risk} />}
    </RiskInAddress>
  );
}

function Assessment({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const model = useRead(readModel);
  const factors = useRead(listFactors);
  const late = useIsSlow(model.isPending || factors.isPending);
  const failure = model.error ?? factors.error;
  const retry = () => void Promise.all([model.refetch(), factors.refetch()]);
  const isReady = model.data !== undefined && factors.data !== undefined;
  return (
    <>
      <PageHeader
        title={
          <>
            {t('assess.title')}
            {': '}
            <span dir="auto">{risk.title}</span>
          </>
        }
        name={`${t('assess.title')}: ${risk.title}`}
        reference={risk.ref}
        status={<RiskStatus risk={risk} />}
        action={
          <Button component={Link} to={riskLink('view', risk.id)} sx={{ flex: 'none' }}>
            {t('assess.to_risk')}
          </Button>
        }
      />
      {!risk.permissions.can.includes('assess') ? (
        <EmptyState
          action={
            <Button variant="outlined" component={Link} to={riskLink('view', risk.id)}>
              {t('assess.to_risk')}
            </Button>
          }
        >
          {t('assess.not_now')}
        </EmptyState>
      ) : failure ? (
        <FailureNotice failure={failure} onRetry={retry} />
      ) : isReady ? (
        <AssessmentBody
          risk={risk}
          model={model.data.data.active}
          factors={factors.data.data.filter(({ is_active }) => is_active)}
        />
      ) : (
        late && <AssessmentSkeleton />
      )}
    </>
  );
}

function AssessmentSkeleton() {
  return (
    <Box
      aria-hidden
      sx={{
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 720px) 340px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" height={96} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={360} />
    </Box>
  );
}
