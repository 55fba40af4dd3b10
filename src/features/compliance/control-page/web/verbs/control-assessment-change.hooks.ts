import { useMemo } from 'react';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';

type Change = Pick<HistoryEntry['changes'][number], 'field' | 'old' | 'new'>;

/** Words one field of a control of an assessment that was changed, in the reader's language. */
export function useControlAssessmentChange(): (change: Change) => ShownChange {
  const { t, tOpen, i18n } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  return useMemo(() => {
    const value = (field: string, raw: unknown): string | undefined => {
      if (raw === null || raw === undefined || raw === '') return undefined;
      switch (field) {
        case 'status':
          return tOpen(`words.status.${String(raw)}`);
        case 'result':
          return tOpen(`words.result.${String(raw)}`);
        case 'applicability_state':
          return tOpen(`words.applicability.${String(raw)}`);
        case 'applicability_reasons': {
          const reasons = raw as ControlAssessment['applicability_reasons'];
          return reasons.length === 0
            ? undefined
            : formats.list(reasons.map((one) => t(`words.reason.${one}`)));
        }
        case 'implementation_percent':
          return formats.percent(Number(raw) / 100);
        case 'confirmed':
          return t('bulk.confirmed');
        case 'due_date':
          return formats.day(String(raw));
        default:
          if (Array.isArray(raw)) return raw.length === 0 ? undefined : formats.list(raw.map(String));
          return typeof raw === 'number' ? formats.number(raw) : String(raw);
      }
    };
    return ({ field, old, new: now }) => ({
      key: field,
      name: i18n.exists(`compliance-control-assessment:story.field.${field}`)
        ? tOpen(`story.field.${field}`)
        : field,
      old: value(field, old),
      new: value(field, now),
      isFirst: old === null || (Array.isArray(old) && old.length === 0),
    });
  }, [t, tOpen, i18n, formats]);
}
