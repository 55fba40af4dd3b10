import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useScore, useShare } from '#features/maturity/assessment/web/shared/score.hooks.ts';
import type { ShownRoadmap } from './roadmap.hooks.ts';

const PlanGapsDialog = lazy(async () => ({
  default: (await import('./PlanGapsDialog.tsx')).PlanGapsDialog,
}));

/** Where the plans that were made of gaps lead, and the way to make more of them: of the first gaps that the slider names. */
export function PlansCard({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShare();
  const [isOpen, open] = useState(false);
  const { roadmap, closed } = shown;
  const { by_plans, gaps, overall, permissions } = roadmap;
  const first = gaps.slice(0, Math.min(closed, 50)).filter(({ has_plan }) => !has_plan);
  const said = (step: typeof by_plans.all) => ({
    score: score(step.current),
    percent: share(step.percent ?? 0),
    gaps: formats.number(step.closed),
  });
  return (
    <section className="dashboard-card chart-card roadmap-plans" aria-label={t('roadmap.plans.title')}>
      <div className="chart-card-head">
        <h2>{t('roadmap.plans.title')}</h2>
        {permissions.can.includes('plan') && first.length > 0 && (
          <Button
            className="not-printed"
            variant="outlined"
            size="small"
            aria-haspopup="dialog"
            onClick={() => open(true)}
          >
            {t('roadmap.plans.make', { number: formats.number(first.length) })}
          </Button>
        )}
      </div>
      {by_plans.plans === 0 ? (
        <p>{t('roadmap.plans.none')}</p>
      ) : (
        <ul>
          <li>{t('roadmap.plans.today', { score: score(overall.current) })}</li>
          <li>{t('roadmap.plans.validated', said(by_plans.validated))}</li>
          <li>{t('roadmap.plans.all', said(by_plans.all))}</li>
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <PlanGapsDialog assessment={roadmap.assessment} gaps={first} onClose={() => open(false)} />
        </Suspense>
      )}
    </section>
  );
}
