import Button from '@mui/material/Button';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePrinting } from '#platform/web/ui/dashboard/printing.hooks.tsx';
import '#platform/web/ui/dashboard/dashboard.css';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import { assessmentLink, compareLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAssessmentCaption } from '#features/maturity/assessment/web/shared/assessment-caption.hooks.ts';
import { GapList } from './GapList.tsx';
import type { ShownRoadmap } from './roadmap.hooks.ts';
import { PlansCard } from './PlansCard.tsx';
import { PlanForecastCard } from './PlanForecastCard.tsx';
import { RoadmapFigures } from './RoadmapFigures.tsx';
import { WhatIfCard } from './WhatIfCard.tsx';
import './roadmap.css';

/** Figures on top, then where the first gaps lead, then the gaps themselves. */
export function RoadmapBody({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation('maturity-roadmap');
  const caption = useAssessmentCaption();
  const navigate = useNavigate();
  const { roadmap, read } = shown;
  const { assessment, gaps, left_out } = roadmap;
  const printing = usePrinting();
  return (
    <div className="dashboard" aria-busy={read.isPlaceholderData}>
      <PageHeader
        title={t('roadmap.title')}
        name={t('roadmap.name', { assessment: assessment.name })}
        reference={assessment.ref}
        status={<AssessmentStatus status={assessment.status} />}
        action={
          <Button
            className="not-printed"
            variant="contained"
            component={Link}
            to={assessmentLink(assessment)}
          >
            {t('roadmap.to_assessment')}
          </Button>
        }
        more={[
          {
            label: t('roadmap.to_comparison'),
            icon: <ArrowLeftRight size={16} />,
            onClick: () => void navigate(compareLink(assessment.id)),
          },
          ...printing,
        ]}
      />
      <div className="dashboard-body">
        <p className="roadmap-of">
          <strong dir="auto">{assessment.name}</strong>
          <span>{caption(assessment)}</span>
        </p>
        <RoadmapFigures shown={shown} />
        {gaps.length > 0 && <WhatIfCard shown={shown} />}
        {gaps.length > 0 && <PlansCard shown={shown} />}
        {roadmap.by_plans.plans > 0 && <PlanForecastCard shown={shown} />}
        <GapList shown={shown} />
        {(left_out.unanswered > 0 || left_out.without_wish > 0) && (
          <p className="roadmap-note">
            {left_out.unanswered > 0 && t('roadmap.incomplete', { count: left_out.unanswered })}{' '}
            {left_out.without_wish > 0 && t('roadmap.without_wish', { count: left_out.without_wish })}
          </p>
        )}
      </div>
    </div>
  );
}
