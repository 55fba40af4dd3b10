import { useTranslation } from 'react-i18next';
import { useFormats } from '#platform/web/format.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import { compareAssessments } from '../../maturity-comparison.contract.ts';
import type { AssessmentHead } from '../../maturity-roadmap.contract.ts';
import { useScore, useShareNote } from '../score.ts';
import { useToldAssessment } from '../use-told-assessment.ts';
import type { ShownComparison } from './ComparisonBody.tsx';
import { useChange } from './use-change.ts';

/** Both scores, what lies between them, and how many questions moved. */
export function ComparisonFigures({ shown }: { shown: ShownComparison }) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShareNote();
  const changed = useChange();
  const told = useToldAssessment();
  const { comparison, asked } = shown;
  const { before, after, change } = comparison.whole;
  const { risen, fallen } = comparison.counts;
  const named = (head: AssessmentHead) => ({ ref: head.ref, assessment: told(head) });
  const why = (...figures: string[]) => ({
    figures,
    asked: { endpoint: compareAssessments, sent: asked },
    feature: 'maturity-roadmap',
  });
  return (
    <section aria-label={t('compare.figures')} className="comparison-figures">
      <KeyFigure
        label={t('compare.score_before', named(comparison.before))}
        value={score(before?.current ?? null)}
        note={share(before?.percent)}
        why={why('before')}
      />
      <KeyFigure
        label={t('compare.score_after', named(comparison.after))}
        value={score(after?.current ?? null)}
        note={share(after?.percent)}
        why={why('after')}
      />
      <KeyFigure
        label={t('compare.change_of_score')}
        value={changed(change, 1)}
        note={t('compare.moved', { risen: formats.number(risen), fallen: formats.number(fallen) })}
        why={why('change', 'counts')}
      />
    </section>
  );
}
