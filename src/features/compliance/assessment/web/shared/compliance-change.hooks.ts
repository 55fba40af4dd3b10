import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';

/** Fields whose values are words of the product; the last two are of controls, when several were changed at once. */
const worded = ['status', 'kind', 'result', 'applicability_state'];
const ofControls = 'compliance-control-assessment:story.field';

/** How a change of an assessment's field is told, in its history and in a conflict. */
export function useComplianceChange(): (change: HistoryEntry['changes'][number]) => ShownChange {
  const { tOpen, i18n } = useTranslation(['compliance-assessment', 'compliance-control-assessment']);
  const formats = useFormats();
  const known = (keys: readonly string[], otherwise: string) => {
    const found = keys.find((key) => i18n.exists(key));
    return found === undefined ? otherwise : tOpen(found);
  };
  const own = (key: string) => `compliance-assessment:${key}`;
  const value = (field: string, raw: unknown): string | undefined => {
    if (raw === null || raw === undefined || raw === '') return undefined;
    if (Array.isArray(raw)) return raw.length === 0 ? undefined : raw.map(String).join(', ');
    if (typeof raw === 'object') return (raw as { name?: string }).name;
    const text = String(raw);
    if (worded.includes(field)) return known([own(`${field}.${text}`)], text);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formats.day(text) : text;
  };
  return ({ field, old, new: now }) => ({
    key: field,
    name: known([own(`story.field.${field}`), `${ofControls}.${field}`], field),
    old: value(field, old),
    new: value(field, now),
    isFirst: old === null,
  });
}
