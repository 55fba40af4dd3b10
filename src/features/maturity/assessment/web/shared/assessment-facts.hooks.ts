import { useCallback } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AssessmentRow } from '../../assessment.contract.ts';
import { usePeriodText } from './period-text.hooks.ts';

type AssessmentFact = 'period' | 'groups_in_scope' | 'assessor' | 'reviewer';

/** Tells an assessment in words, fact by fact. */
export function useAssessmentFacts(): (assessment: AssessmentRow) => Record<AssessmentFact, string> {
  const { t } = useTranslation('maturity');
  const periodText = usePeriodText();
  return useCallback(
    (assessment) => {
      const { assessor, reviewer, groups_in_scope: groups } = assessment;
      const last = Math.max(...groups);
      return {
        period: periodText(assessment.period),
        groups_in_scope: groups.length === 0 ? t('words.everything') : t('words.group', { number: last }),
        assessor: assessor.map(({ name }) => name).join(t('words.between')) || t('words.nobody'),
        reviewer: reviewer?.name ?? t('words.nobody'),
      };
    },
    [t, periodText],
  );
}
