import { useCallback } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { usePeriodText } from './period-text.hooks.ts';
import type { AssessmentHead } from '../../assessment.contract.ts';

/** Department and period of an assessment, to be shown beside its name: "Pharmacy, first half of 2026". */
export function useAssessmentCaption(): (head: Pick<AssessmentHead, 'department' | 'period'>) => string {
  const { t } = useTranslation('maturity');
  const periodText = usePeriodText();
  const { flat } = usePerson().organisation;
  return useCallback(
    ({ department, period }) =>
      [...(flat ? [] : [department?.name ?? t('words.whole')]), periodText(period)].join(' · '),
    [t, periodText, flat],
  );
}
