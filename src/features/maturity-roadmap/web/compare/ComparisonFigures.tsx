import { useTranslation } from 'react-i18next';
import { useFormats } from '#platform/web/format.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import { compareAssessments } from '../../maturity-comparison.contract.ts';
import { useScore, useShareNote } from '../score.ts';
import type { ShownComparison } from './ComparisonBody.tsx';
import { useChange } from './use-change.ts';
import { useSides } from './use-sides.ts';

/** Both scores, what lies between them, and how many questions moved. */
export function ComparisonFigures({ shown }: { shown: ShownComparison }) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShareNote();
  const changed = useChange();
  const { comparison, asked } = shown;
  const { before, after, change } = comparison.whole;
  const { risen, fallen } = comparison.counts;
  const sides = useSides(comparison);
  const why = (...figures: string[]) => ({
    figures,
    asked: { endpoint: compareAssessments, sent: asked },
    feature: 'maturity-roadmap',
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
