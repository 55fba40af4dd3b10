import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PlanInAddress } from '../shared/PlanInAddress.tsx';
import { PlanPage } from './PlanPage.tsx';

/** One plan, whole. */
export function PlanViewPage() {
  return (
    <PlanInAddress skeleton={<PlanSkeleton />}>
      {(plan) => <PlanPage key={plan.id} plan={plan} />}
    </PlanInAddress>
  );
}

function PlanSkeleton() {
  const { t } = useTranslation('treatment-plan');
  return (
    <>
      <PageHeader title={t('page.name')} />
      <Box aria-hidden sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={200} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </>
  );
}
