import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Grid3x3 } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { PrintedMoment } from '#platform/web/ui/dashboard/PrintedMoment.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { BarsCard } from './BarsCard.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LevelsCard } from './LevelsCard.tsx';
import { MatrixCard } from './MatrixCard.tsx';
import { NeedsDoingCard } from './NeedsDoingCard.tsx';
import { useChangeSince } from './change-since.hooks.ts';
import { useRiskDashboard } from './risk-dashboard.hooks.ts';
import { TreatmentCard } from './TreatmentCard.tsx';
import { usePrinting } from '#platform/web/ui/dashboard/printing.hooks.tsx';
import '#platform/web/ui/dashboard/dashboard.css';

/** Where the organisation, or one of its departments, stands with its risks. */
export function RiskDashboardPage() {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  const { organisation } = usePerson();
  const { read, dpt, department, linkTo } = useRiskDashboard();
  // The titles are painted first, and the figures follow at once.
  const dashboard = useDeferredValue(read.data?.data, undefined);
  const stats = dashboard?.risk_stats;
  // A button of the library costs as much as all titles together.
  const mayDraw = useDeferredValue(true, false);
  const shared = { dpt, linkTo };
  const compared = useChangeSince(dpt, stats !== undefined && stats.total > 0);
  const printing = usePrinting({ one: true });
  return (
    // Another unit was chosen and its figures are not there yet: what stands is the last one's.
    <div className="dashboard" aria-busy={read.isPlaceholderData || dashboard !== read.data?.data}>
      <PageHeader
        title={t('screen.title')}
        status={
          <span className="dashboard-unit">
            {organisation.flat ? organisation.name : (department?.name ?? t('web:record.whole'))}
            <span className="only-printed">
              <bdi>{organisation.name}</bdi> · <PrintedMoment at={read.dataUpdatedAt} />
            </span>
          </span>
        }
        action={
          mayDraw ? (
            <Button
              className="not-printed"
              variant="contained"
              component={Link}
              to={linkTo({ status: 'open' })}
            >
              {t('screen.open_register')}
            </Button>
          ) : (
            <span className="dashboard-action-room">{t('screen.open_register')}</span>
          )
        }
        more={printing}
      />
      {read.error !== null && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {stats?.total === 0 ? (
        <EmptyRegister />
      ) : (
        read.error === null && (
          <div className="dashboard-body">
            <KeyFigures stats={stats} change={compared.change} {...shared} />
            <div className="dashboard-pictures">
              <MatrixCard dashboard={dashboard} {...shared} />
              <div className="dashboard-stack">
                <LevelsCard stats={stats} {...shared} />
                <TreatmentCard enabled={stats !== undefined} {...shared} />
              </div>
              <NeedsDoingCard stats={stats} linkTo={linkTo} />
              <BarsCard
                title={organisation.flat ? t('screen.by_category') : t('screen.by_department')}
                figure="bar_chart_1"
                by={organisation.flat ? 'category' : 'department'}
                chart={dashboard?.bar_chart_1}
                {...shared}
              />
              <BarsCard
                title={t('screen.by_owner')}
                figure="user_bar_chart"
                by="owner"
                chart={dashboard?.user_bar_chart}
                {...shared}
              />
              <ChangeCard {...compared} linkTo={linkTo} />
            </div>
          </div>
        )
      )}
    </div>
  );
}

/** No risk is there yet: the ways to the first. */
function EmptyRegister() {
  const { t } = useTranslation('risk-dashboard');
  const { type } = usePerson();
  return (
    <EmptyState
      icon={<Grid3x3 size={40} aria-hidden />}
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" component={Link} to={riskPaths.add}>
            {t('screen.empty_register')}
          </Button>
          {mayCall('staff', type) && (
            <Button variant="outlined" component={Link} to={riskPaths.import}>
              {t('screen.empty_import')}
            </Button>
          )}
        </Box>
      }
    >
      {t('screen.empty')}
    </EmptyState>
  );
}
