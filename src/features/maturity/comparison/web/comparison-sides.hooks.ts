import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Comparison } from '../comparison.contract.ts';
import type { AssessmentHead } from '#features/maturity/assessment/assessment.contract.ts';
import { useAssessmentCaption } from '#features/maturity/assessment/web/shared/assessment-caption.hooks.ts';

/** What the two sides are called: of one department, in the order of time, there is a before and an after; otherwise neither
 *  came first. */
export function useComparisonSides({
  before,
  after,
  is_chronological,
}: Pick<Comparison, 'before' | 'after' | 'is_chronological'>) {
  const { t } = useTranslation('maturity-comparison');
  const caption = useAssessmentCaption();
  const isOneUnit = is_chronological && before.department?.id === after.department?.id;
  const side = (head: AssessmentHead, word: 'before' | 'after') => ({
    name: isOneUnit ? t(`compare.${word}`) : head.ref,
    whole: t(isOneUnit ? `compare.score_${word}` : 'compare.score_of', {
      ref: head.ref,
      assessment: caption(head),
    }),
  });
  return {
    before: side(before, 'before'),
    after: side(after, 'after'),
    change: t(isOneUnit ? 'compare.change' : 'compare.difference'),
    changeOfScore: t(isOneUnit ? 'compare.change_of_score' : 'compare.difference_of_scores'),
  };
}
