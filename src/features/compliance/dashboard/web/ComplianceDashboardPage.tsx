import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import '#platform/web/ui/dashboard/dashboard.css';
import { PrintedMoment } from '#platform/web/ui/dashboard/PrintedMoment.tsx';
import { usePrinting } from '#platform/web/ui/dashboard/printing.hooks.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { compliancePage, pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { feature, useComplianceDashboard, useDashboardLink } from './compliance-dashboard.hooks.ts';
import './compliance-dashboard.css';
import { CountedCard } from './CountedCard.tsx';
import { DepartmentsCard } from './DepartmentsCard.tsx';
import { EmptyDashboard } from './EmptyDashboard.tsx';
import { ExpiringCard } from './ExpiringCard.tsx';
import { GapsCard } from './GapsCard.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { OverdueCard } from './OverdueCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { SectionsCard } from './SectionsCard.tsx';
import { StandardTabs } from './StandardTabs.tsx';
import { TrendCard } from './TrendCard.tsx';

/** How far the organisation, or one of its departments, meets a standard, and what is missing. */
export function ComplianceDashboardPage() {
  const { t } = useTranslation(feature);
  const { organisation } = usePerson();
  const { read, request, department, standard } = useComplianceDashboard();
  const linkTo = useDashboardLink();
  const printing = usePrinting({ one: true });
  // The titles are painted first, and the figures follow at once.
  const shown = useDeferredValue(read.data?.data, undefined);
  // Another standard's answer may still stand while this one's is on its way.
  const dashboard = shown !== undefined && shown.standard === (standard ?? null) ? shown : undefined;
  const cards = { dashboard, request };
  const section = dashboard?.section ?? null;
  return (
    <div className="dashboard" aria-busy={read.isPlaceholderData || dashboard !== read.data?.data}>
      <PageHeader
        title={t('screen.title')}
        status={
          <span className="dashboard-unit">
            {organisation.flat ? organisation.name : (department?.name ?? t('screen.whole'))}
            <span className="only-printed">
              <bdi>{organisation.name}</bdi> · <PrintedMoment at={read.dataUpdatedAt} />
            </span>
          </span>
        }
        action={
          <Button
            className="not-printed"
            variant="contained"
            component={Link}
            to={standard === undefined ? compliancePage : pathOfStandard(standard)}
          >
            {t('screen.list')}
          </Button>
        }
        more={printing}
      >
        <StandardTabs current={standard} />
      </PageHeader>
      {read.error !== null && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {dashboard?.counted.length === 0 ? (
        <EmptyDashboard dashboard={dashboard} />
      ) : (
        read.error === null && (
          <div className="dashboard-body">
            {section !== null && (
              <p className="compliance-notice" data-uncovered>
                <span>{t('screen.section_only', section)}</span>
                <Link className="not-printed" to={linkTo({ section: undefined })}>
                  {t('screen.all_sections')}
                </Link>
              </p>
            )}
            <KeyFigures {...cards} />
            <div className="dashboard-pictures">
              <div className="compliance-column">
                <SectionsCard {...cards} />
                {(dashboard?.by_department.rows.length ?? 0) > 1 && <DepartmentsCard {...cards} />}
                <GapsCard {...cards} />
                {standard === undefined && <ExpiringCard {...cards} />}
              </div>
              <div className="compliance-column">
                <ResultsCard {...cards} />
                <TrendCard {...cards} />
                <OverdueCard {...cards} />
                {standard !== undefined && <ExpiringCard {...cards} />}
              </div>
              {dashboard && <CountedCard dashboard={dashboard} />}
            </div>
          </div>
        )
      )}
    </div>
  );
}
