import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';

/** Fields whose values are words of the product. */
const worded = {
  status: 'status',
  kind: 'kind',
  function: 'function',
  action: 'action',
  frequency: 'frequency',
  last_test_result: 'result',
  result: 'result',
  method: 'method',
  acts_on: 'acts_on',
} as const;

/** Words one field of a control, or of what hangs on it, that was changed. */
export function useControlChange(): (change: HistoryEntry['changes'][number]) => ShownChange {
  const { tOpen, i18n } = useTranslation('treatment-control');
  const formats = useFormats();
  const value = (field: string, raw: unknown): string | undefined => {
    if (raw === null || raw === undefined || raw === '') return undefined;
    if (Array.isArray(raw)) return raw.length === 0 ? undefined : raw.map(String).join(', ');
    if (typeof raw === 'object') {
      const { name, ref } = raw as { name?: string; ref?: string };
      return name ?? ref;
    }
    const list = worded[field as keyof typeof worded];
    if (list !== undefined) {
      const key = `words.${list}.${String(raw)}`;
      return i18n.exists(`treatment-control:${key}`) ? tOpen(key) : String(raw);
    }
    if (typeof raw === 'number') return formats.number(raw);
    return /^\d{4}-\d{2}-\d{2}$/.test(String(raw)) ? formats.day(String(raw)) : String(raw);
  };
  return ({ field, old, new: current }) => ({
    key: field,
    name: i18n.exists(`treatment-control:story.field.${field}`) ? tOpen(`story.field.${field}`) : field,
    old: value(field, old),
    new: value(field, current),
    isFirst: old === null,
  });
}
