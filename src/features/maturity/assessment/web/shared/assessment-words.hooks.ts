import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords, type FieldWords, type OwnWords } from '#platform/web/record/field-words.hooks.ts';
import type { Assessment } from '../../assessment.contract.ts';
import { assessmentRecord } from '../../assessment.record.ts';

/** A number with what its framework calls it. */
export const levelName = (value: number, of: Assessment['tiers']): string =>
  [value, of?.find((level) => level.value === value)?.name].join(' ').trim();

/** How the fields of an assessment are called and read: its scope and its tier in words of their own. `besides` words what else its
 *  history tells. */
export function useAssessmentWords(
  tiers: Assessment['tiers'],
  besides?: OwnWords,
): Pick<FieldWords, 'change'> {
  const { t } = useTranslation('maturity');
  const own = useMemo(
    () => ({ tier: (tier: number) => levelName(tier, tiers), ...besides }),
    [tiers, besides],
  );
  const words = useFieldWords(assessmentRecord, 'maturity', undefined, own);
  return useMemo(() => {
    // None chosen is not nothing: everything is asked.
    const scope = (value: unknown) => {
      const groups = (value ?? []) as readonly number[];
      return groups.length === 0 ? t('words.everything') : t('words.group', { number: Math.max(...groups) });
    };
    return {
      change: (changed) => ({
        ...words.change(changed),
        ...(changed.field === 'groups_in_scope' && { old: scope(changed.old), new: scope(changed.new) }),
      }),
    };
  }, [t, words]);
}
