import { useMemo } from 'react';
import type { FieldChange } from '#platform/contract/record/record-history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { complianceRecord } from '../../compliance-assessment.record.ts';

const ofControls = 'compliance-control-assessment:story.field';

/** How a change of an assessment is told. What several of its controls were changed to at once is called as controls call it. */
export function useComplianceChange(): (change: FieldChange) => ShownChange {
  const { tOpen, i18n } = useTranslation('compliance-control-assessment');
  const words = useFieldWords(complianceRecord, 'compliance-assessment');
  return useMemo(
    () => (change) => {
      const shown = words.change(change);
      const key = `${ofControls}.${change.field}`;
      return shown.name === change.field && i18n.exists(key) ? { ...shown, name: tOpen(key) } : shown;
    },
    [words, tOpen, i18n],
  );
}
