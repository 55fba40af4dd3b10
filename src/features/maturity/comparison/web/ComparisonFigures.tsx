import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import { compareAssessments } from '../comparison.contract.ts';
import { useScore, useShareNote } from '#features/maturity/assessment/web/shared/score.hooks.ts';
import type { ShownComparison } from './comparison.hooks.ts';
import { useLevelChange } from './level-change.hooks.ts';
import { useComparisonSides } from './comparison-sides.hooks.ts';

/** Both scores, what lies between them, and how many questions moved. */
export function ComparisonFigures({ shown }: { shown: ShownComparison }) {
  const { t } = useTranslation('maturity-comparison');
  const formats = useFormats();
  const score = useScore();
  const share = useShareNote();
  const changed = useLevelChange();
  const { comparison, request } = shown;
  const { before, after, change } = comparison.whole;
  const { risen, fallen } = comparison.counts;
  const sides = useComparisonSides(comparison);
  const why = (...figures: string[]) => ({
    figures,
    request: { endpoint: compareAssessments, sent: request },
    feature: 'maturity-comparison' as const,
  });
  return (
    <section aria-label={t('compare.figures')} className="comparison-figures">
      <KeyFigure
        label={sides.before.whole}
        value={score(before?.current ?? null)}
        note={share(before?.percent)}
        why={why('before')}
      />
      <KeyFigure
        label={sides.after.whole}
        value={score(after?.current ?? null)}
        note={share(after?.percent)}
        why={why('after')}
      />
      <KeyFigure
        label={sides.changeOfScore}
        value={changed(change, 1)}
        note={t('compare.moved', { risen: formats.number(risen), fallen: formats.number(fallen) })}
        why={why('change', 'counts')}
      />
    </section>
  );
}
