import { useCallback } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownFigures } from '#features/maturity/assessment/assessment.contract.ts';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';

/** The figures of a row as one sentence: what a part of a picture says. */
export function useRowWords(): (row: ShownFigures & { name: string }) => string {
  const { t } = useTranslation(feature);
  const text = useLevelText();
  return useCallback(
    (row) =>
      t('screen.says', {
        name: row.name,
        current: text.level(row.current),
        percent: text.percent(row.percent),
        desired: text.level(row.desired),
        gap: text.level(row.gap),
        answered: row.answered,
        questions: row.questions - row.not_applicable,
      }),
    [t, text],
  );
}
