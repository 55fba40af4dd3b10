import { useMemo } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { weekdays, type Weekday } from '../../recurrence.contract.ts';
import { rhythmOf, simpleRuleOf, type Rhythm } from '../../recurrence.rules.ts';

/** What a rule of recurrence says, in the reader's language; and the names of its parts. */
export function useRecurrenceWords() {
  const { t } = useTranslation('treatment-task');
  const formats = useFormats();
  return useMemo(() => {
    // The first of January 2024 was a Monday.
    const weekday = (day: Weekday): string => formats.weekday(`2024-01-0${weekdays.indexOf(day) + 1}`);
    const every = (rhythm: Rhythm, count: number): string => t(`recurrence.every.${rhythm}`, { count });
    const inWords = (rule: string): string => {
      const simple = simpleRuleOf(rule);
      if (simple === undefined) return t('recurrence.rule', { rule });
      const { rhythm, every: number } = rhythmOf(simple);
      const days = formats.list(simple.weekdays.map(weekday));
      const often = every(rhythm, number);
      const base = days === '' ? often : t('recurrence.on', { often, days });
      if (simple.until !== undefined)
        return t('recurrence.until', { often: base, day: formats.day(simple.until) });
      return simple.count === undefined ? base : t('recurrence.times', { often: base, count: simple.count });
    };
    return { weekday, every, inWords };
  }, [t, formats]);
}
