import { useCallback } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Assessment, AssessmentRow } from '../../assessment.contract.ts';
import { usePeriodText } from './period-text.hooks.ts';

/** What people decided about an assessment, each in words. */
export type AssessmentFact =
  | 'name'
  | 'status'
  | 'period'
  | 'scope'
  | 'assessor'
  | 'reviewer'
  | 'due_date'
  | 'tier';

/** Tells an assessment in words, fact by fact. */
export function useAssessmentFacts(): (
  assessment: AssessmentRow & Partial<Pick<Assessment, 'tier' | 'tiers'>>,
) => Record<AssessmentFact, string> {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const periodText = usePeriodText();
  return useCallback(
    (assessment) => {
      const { assessor, reviewer, due_date, groups_in_scope: groups, tier, tiers } = assessment;
      const last = Math.max(...groups);
      const tierName = tiers?.find(({ value }) => value === tier)?.name;
      return {
        name: assessment.name,
        status: t(`words.status.${assessment.status}`),
        period: periodText(assessment.period),
        scope: groups.length === 0 ? t('words.everything') : t('words.group', { number: last }),
        assessor: assessor.map(({ name }) => name).join(t('words.between')) || t('words.nobody'),
        reviewer: reviewer?.name ?? t('words.nobody'),
        due_date: due_date === null ? t('words.none') : formats.day(due_date),
        tier: tierName ?? t('words.none'),
      };
    },
    [t, formats, periodText],
  );
}
