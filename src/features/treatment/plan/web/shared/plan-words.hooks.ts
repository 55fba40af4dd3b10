import { useMemo } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { Plan } from '../../plan.contract.ts';
import { useMoney } from '#platform/web/language/money.hooks.ts';

type Change = HistoryEntry['changes'][number];

const nameIn = (raw: unknown): string | undefined =>
  typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name) : undefined;

/** Words one field of a plan that was changed, in the reader's language. Amounts are of `currency`. */
export function usePlanChange(currency: string): (change: Change) => ShownChange {
  const { t, tOpen, i18n } = useTranslation('treatment-plan');
  const formats = useFormats();
  const money = useMoney();
  return useMemo(() => {
    const percent = (raw: unknown) => formats.percent(Number(raw) / 100);
    const value = (field: string, raw: unknown): string | undefined => {
      if (raw === null || raw === undefined || raw === '') return undefined;
      switch (field) {
        case 'status':
          return t(`words.status.${raw as Plan['status']}`);
        case 'expected_status':
          return t(`words.expected_status.${raw as 'implemented'}`);
        case 'priority':
          return t(`words.priority.${raw as 1}`);
        case 'budget':
        case 'spent':
          return money(Number(raw), currency);
        case 'progress':
        case 'expected_design':
          return percent(raw);
        case 'request':
          return formats.day((raw as { due_on: string }).due_on);
        case 'start_on':
        case 'due_on':
          return formats.day(String(raw));
        default:
          if (Array.isArray(raw)) return raw.length === 0 ? undefined : raw.map(String).join(', ');
          return typeof raw === 'number' ? formats.number(raw) : (nameIn(raw) ?? String(raw));
      }
    };
    return ({ field, old, new: now }) => ({
      key: field,
      name: i18n.exists(`treatment-plan:story.field.${field}`) ? tOpen(`story.field.${field}`) : field,
      old: value(field, old),
      new: value(field, now),
      isFirst: old === null || (Array.isArray(old) && old.length === 0),
    });
  }, [t, tOpen, i18n, formats, money, currency]);
}
