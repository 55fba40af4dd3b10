import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { acceptanceStatuses } from '../acceptance-status.contract.ts';

/** How a change of an acceptance's field is told, in its history and in a conflict. */
export function useAcceptanceChange(): (change: HistoryEntry['changes'][number]) => ShownChange {
  const { t, tOpen, i18n } = useTranslation('treatment-acceptance');
  const formats = useFormats();
  const value = (field: string, raw: unknown): string | undefined => {
    if (raw === null || raw === undefined || raw === '') return undefined;
    if (field === 'status') {
      const status = acceptanceStatuses.find((one) => one === raw);
      return status && t(`status.${status}`);
    }
    if (Array.isArray(raw)) return raw.join(', ');
    const text = String(raw);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formats.day(text) : text;
  };
  return ({ field, old, new: now }) => ({
    key: field,
    name: i18n.exists(`treatment-acceptance:story.field.${field}`) ? tOpen(`story.field.${field}`) : field,
    old: value(field, old),
    new: value(field, now),
    isFirst: old === null,
  });
}
