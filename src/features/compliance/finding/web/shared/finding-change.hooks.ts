import { useMemo } from 'react';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { Finding } from '../../finding.contract.ts';

type Change = Pick<HistoryEntry['changes'][number], 'field' | 'old' | 'new'>;

const nameIn = (raw: unknown): string | undefined =>
  typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name) : undefined;

/** Words one field of a finding that was changed, in the reader's language. */
export function useFindingChange(): (change: Change) => ShownChange {
  const { t, tOpen, i18n } = useTranslation('compliance-finding');
  const formats = useFormats();
  return useMemo(() => {
    const value = (field: string, raw: unknown): string | undefined => {
      if (raw === null || raw === undefined || raw === '') return undefined;
      switch (field) {
        case 'status':
          return t(`words.status.${raw as Finding['status']}`);
        case 'kind':
          return t(`words.kind.${raw as Finding['kind']}`);
        case 'severity':
          return t(`words.severity.${raw as 1}`);
        case 'due_date':
          return formats.day(String(raw));
        default:
          return nameIn(raw) ?? String(raw);
      }
    };
    return ({ field, old, new: now }) => ({
      key: field,
      name: i18n.exists(`compliance-finding:story.field.${field}`) ? tOpen(`story.field.${field}`) : field,
      old: value(field, old),
      new: value(field, now),
      isFirst: old === null,
    });
  }, [t, tOpen, i18n, formats]);
}
