import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../maturity-comparison.contract.ts';
import type { AssessmentHead } from '../../maturity-roadmap.contract.ts';
import { useToldAssessment } from '../use-told-assessment.ts';

/** What the two sides are called: of one department there is a before and an after; of two, neither came first. */
export function useSides({ before, after }: Pick<Comparison, 'before' | 'after'>) {
  const { t } = useTranslation('maturity-roadmap');
  const told = useToldAssessment();
  const isOneUnit = before.department?.id === after.department?.id;
  const side = (head: AssessmentHead, word: 'before' | 'after') => ({
    name: isOneUnit ? t(`compare.${word}`) : head.ref,
    whole: t(isOneUnit ? `compare.score_${word}` : 'compare.score_of', {
      ref: head.ref,
      assessment: told(head),
    }),
  });
  return {
    before: side(before, 'before'),
    after: side(after, 'after'),
    change: t(isOneUnit ? 'compare.change' : 'compare.difference'),
    changeOfScore: t(isOneUnit ? 'compare.change_of_score' : 'compare.difference_of_scores'),
  };
}
