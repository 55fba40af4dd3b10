import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ComparedFigure, RiskChange } from '../risk-change.contract.ts';

/** How the change of figures is said. */
export function useChangeWords(change: RiskChange | undefined) {
  const { t } = useTranslation('risk-dashboard');
  const formats = useFormats();
  const signed = (n: number): string => formats.number(n, { signDisplay: 'exceptZero' });
  /** "+3 since 3 Mar 2026", of the sum of some figures; empty while it is being read. */
  const changeOf = (figures: readonly ComparedFigure[]): string => {
    if (change === undefined) return '';
    const day = formats.day(change.since);
    let sum = 0;
    for (const figure of figures) {
      const one = change.figures[figure].change;
      if (one === null) return t('screen.change.unknown_of_tile', { day });
      sum += one;
    }
    return sum === 0
      ? t('screen.change.none_of_tile', { day })
      : t('screen.change.of_tile', { change: `\u2066${signed(sum)}\u2069`, day });
  };
  return { changeOf, signed };
}
