import { useCallback } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Period } from '../../assessment-change.contract.ts';
import { nameOfPeriod } from '../../period.rules.ts';

/** A period as people say it: "Q4 2026", otherwise its two days. */
export function usePeriodText(): (period: Period) => string {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  return useCallback(
    (period) => {
      const name = nameOfPeriod(period);
      // Years are names here, not amounts: they take no grouping.
      const year = String(name?.year);
      switch (name?.kind) {
        case 'year':
          return year;
        case 'half':
          return t(`words.half.${name.number}`, { year });
        case 'quarter':
          return t(`words.quarter.${name.number}`, { year });
        default:
          return t('words.days', { from: formats.day(period.from), to: formats.day(period.to) });
      }
    },
    [t, formats],
  );
}
