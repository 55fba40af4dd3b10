import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { readRoadmap } from '../roadmap.contract.ts';
import { BudgetInput } from './BudgetInput.tsx';
import { ForecastPicture } from './ForecastPicture.tsx';
import type { ShownRoadmap } from './roadmap.hooks.ts';
import { useScore, useShare } from '#features/maturity/assessment/web/shared/score.hooks.ts';

/** Where the whole would stand if the first gaps were closed, by the days they take. */
export function WhatIfCard({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShare();
  const id = useId();
  const { roadmap, request, closed, budget, change } = shown;
  const { forecast, gaps } = roadmap;
  // While it is dragged; the address gets the place it is left at.
  const [dragged, drag] = useState<number>();
  const at = Math.min(dragged ?? closed, gaps.length);
  const step = forecast[at];
  const choose = (count: number) => {
    drag(undefined);
    change({ first: String(count) }, { replace: true });
  };
  const summary = t('roadmap.what_if.said', {
    count: at,
    score: score(step?.current ?? null),
    percent: share(step?.percent ?? 0),
    days: formats.number(step?.days ?? 0),
  });
  const draw = () => ({
    controls: (
      <>
        <div className="what-if-slider">
          <label id={id}>{t('roadmap.what_if.slider')}</label>
          <Slider
            size="small"
            value={at}
            min={0}
            max={gaps.length}
            aria-labelledby={id}
            aria-valuetext={summary}
            valueLabelDisplay="auto"
            onChange={(_, value) => drag(value)}
            onChangeCommitted={(_, value) => choose(value)}
          />
        </div>
        <BudgetInput budget={budget} onChange={(days) => change({ budget: days, first: undefined })} />
      </>
    ),
    picture: <ForecastPicture forecast={forecast} at={at} budget={budget} onPick={choose} />,
    table: <ForecastTable forecast={forecast} />,
    legend: (
      <p className="what-if-said" aria-live="polite">
        {summary}
      </p>
    ),
  });
  return (
    <ChartCard
      title={t('roadmap.what_if.title')}
      why={{
        figures: ['forecast', 'days'],
        request: { endpoint: readRoadmap, sent: request },
        feature: 'maturity-roadmap',
      }}
      waiting={false}
      height={224}
      room={312}
      draw={draw}
    />
  );
}

function ForecastTable({ forecast }: Pick<ShownRoadmap['roadmap'], 'forecast'>) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShare();
  return (
    <FigureTable
      label={t('roadmap.what_if.title')}
      columns={[
        t('roadmap.what_if.closed'),
        t('roadmap.what_if.axis_days'),
        t('roadmap.what_if.score_short'),
        '%',
      ]}
      rows={forecast.map(({ closed: count, days, current, percent }) => ({
        id: String(count),
        name: formats.number(count),
        values: [days, current, percent],
      }))}
      valueText={(value, column) => [formats.number, score, share][column]?.(value) ?? ''}
    />
  );
}
