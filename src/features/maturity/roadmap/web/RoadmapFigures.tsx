import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import { readRoadmap } from '../roadmap.contract.ts';
import type { ShownRoadmap } from './roadmap.hooks.ts';
import { useScore, useShareNote } from '#features/maturity/assessment/web/shared/score.hooks.ts';

/** How many gaps there are, what they take, where one stands and where one could. */
export function RoadmapFigures({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShareNote();
  const { roadmap, request } = shown;
  const { gaps, overall, forecast, days } = roadmap;
  const last = forecast.at(-1);
  const planned = gaps.filter((gap) => gap.planned).length;
  const why = (...figures: string[]) => ({
    figures,
    request: { endpoint: readRoadmap, sent: request },
    feature: 'maturity-roadmap' as const,
  });
  return (
    <section aria-label={t('roadmap.figure.label')} className="roadmap-figures">
      <KeyFigure
        label={t('roadmap.figure.gaps')}
        value={gaps.length}
        note={t('roadmap.figure.of_questions', { questions: formats.number(overall.questions) })}
        why={why('gaps', 'ranking')}
      />
      <KeyFigure
        label={t('roadmap.figure.days')}
        value={days}
        note={planned > 0 ? t('roadmap.figure.planned', { count: planned }) : undefined}
        why={why('days')}
      />
      <KeyFigure
        label={t('roadmap.figure.today')}
        value={score(overall.current)}
        note={share(overall.percent)}
        why={why('overall')}
      />
      <KeyFigure
        label={t('roadmap.figure.all_closed')}
        value={score(last?.current ?? null)}
        note={share(last?.percent)}
        why={why('forecast')}
      />
    </section>
  );
}
