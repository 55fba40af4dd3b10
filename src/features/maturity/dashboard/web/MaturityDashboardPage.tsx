import Button from '@mui/material/Button';
import { ListChecks, Route } from 'lucide-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import '#platform/web/ui/dashboard/dashboard.css';
import { PrintedMoment } from '#platform/web/ui/dashboard/PrintedMoment.tsx';
import { usePrinting } from '#platform/web/ui/dashboard/printing.hooks.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import {
  assessmentLink,
  listLink,
  roadmapLink,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useFrameworkInAddress } from '#features/maturity/framework/web/shared/framework-in-address.hooks.ts';
import { DepartmentsCard } from './DepartmentsCard.tsx';
import { GapsCard } from './GapsCard.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LevelsCard } from './LevelsCard.tsx';
import { feature, useMaturityDashboard } from './maturity-dashboard.hooks.ts';
import { EmptyDashboard } from './EmptyDashboard.tsx';
import { DashboardNotices } from './DashboardNotices.tsx';
import { usePartInAddress } from './questions/questions.hooks.ts';
import { RadarCard } from './RadarCard.tsx';
import { AssessmentSelect } from './AssessmentSelect.tsx';
import { TopGapsCard } from './TopGapsCard.tsx';
import { TrendCard } from './TrendCard.tsx';
import type { CardProps } from './card-props.ts';
import { madeOf } from './dashboard-views.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const QuestionsDialog = lazy(async () => ({
  default: (await import('./questions/QuestionsDialog.tsx')).QuestionsDialog,
}));

/** Where the organisation, or one of its departments, stands by a framework, and what comes first. */
export function MaturityDashboardPage() {
  const { t } = useTranslation([feature, 'maturity']);
  const view = useFrameworkInAddress();
  const { framework, framework_id } = view;
  const navigate = useNavigate();
  const { organisation } = usePerson();
  const { read, dpt, department, request } = useMaturityDashboard(view);
  const [part, closePart] = usePartInAddress();
  const printing = usePrinting({ one: true });
  // The titles are painted first, and the figures follow at once.
  const shown = useDeferredValue(read.data?.data, undefined);
  // Another framework's answer may still stand while this one's is on its way.
  const isOfView = shown?.dashboard.framework === framework && shown.dashboard.framework_id === framework_id;
  const both = isOfView ? shown : undefined;
  const dashboard = both?.dashboard;
  const list = listLink(view);
  const assessment = dashboard?.assessment ?? null;
  const nothing = dashboard !== undefined && dashboard.overall.questions === 0;
  return (
    <div className="dashboard" aria-busy={read.isPlaceholderData || both !== read.data?.data}>
      <PageHeader
        title={
          framework === 'custom'
            ? (dashboard?.framework_name ?? t('screen.title.own'))
            : t(`screen.title.${framework}`)
        }
        status={
          <span className="dashboard-unit">
            {organisation.flat ? organisation.name : (department?.name ?? t('web:record.whole'))}
            <span className="only-printed">
              <bdi>{organisation.name}</bdi> · <PrintedMoment at={read.dataUpdatedAt} />
            </span>
          </span>
        }
        action={<MainAction dashboard={dashboard} list={list} />}
        more={[
          ...(assessment === null
            ? []
            : [
                {
                  label: t('screen.roadmap'),
                  icon: <Route size={16} />,
                  onClick: () => void navigate(roadmapLink(assessment.id)),
                },
                {
                  label: t('screen.list'),
                  icon: <ListChecks size={16} />,
                  onClick: () => void navigate(list),
                },
              ]),
          ...printing,
        ]}
      >
        {both !== undefined && !nothing && <AssessmentSelect {...both} />}
      </PageHeader>
      {read.error !== null && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {nothing ? (
        <EmptyDashboard view={view} />
      ) : (
        read.error === null && <DashboardBody dashboard={dashboard} request={request} />
      )}
      {part !== undefined && dashboard !== undefined && (
        <Suspense fallback={null}>
          <QuestionsDialog dashboard={dashboard} part={part} dpt={dpt} onClose={closePart} />
        </Suspense>
      )}
    </div>
  );
}

interface MainActionProps extends Pick<CardProps, 'dashboard'> {
  list: string;
}

/** The way to the assessment that is shown, or where there are several, to their list. */
function MainAction({ dashboard, list }: MainActionProps) {
  const { t } = useTranslation(feature);
  const assessment = dashboard?.assessment ?? null;
  return assessment === null || dashboard === undefined ? (
    <Button className="not-printed" variant="contained" component={Link} to={list}>
      {t('screen.list')}
    </Button>
  ) : (
    <Button
      className="not-printed"
      variant="contained"
      component={Link}
      to={assessmentLink({ id: assessment.id, framework: dashboard.source })}
    >
      {t('screen.open')}
    </Button>
  );
}

/** The cards of figures and pictures. */
function DashboardBody(cards: CardProps) {
  const { dashboard } = cards;
  const mayStart = mayCall('staff', usePerson().type);
  const { several } = madeOf(dashboard);
  return (
    <div className="dashboard-body">
      {dashboard && <DashboardNotices dashboard={dashboard} mayStart={mayStart} />}
      <KeyFigures {...cards} />
      <div className="dashboard-pictures">
        <ViewSwitch dashboard={dashboard} />
        <RadarCard {...cards} />
        <GapsCard {...cards} />
        <div className="dashboard-stack">
          <LevelsCard {...cards} />
          <TrendCard {...cards} />
          {several && <DepartmentsCard {...cards} />}
        </div>
        <TopGapsCard {...cards} />
      </div>
    </div>
  );
}
