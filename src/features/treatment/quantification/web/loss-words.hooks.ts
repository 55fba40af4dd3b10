import { useMemo } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { minorDigits } from '#platform/contract/format.ts';
import { useMoney } from '#platform/web/language/money.hooks.ts';

/** Amounts and probabilities as one reads them: what people estimated to the last unit, what was simulated in three digits, since no
 *  simulation knows more. */
export function useLossWords(currency: string) {
  const formats = useFormats();
  const money = useMoney();
  return useMemo(() => {
    const inDigits = (amount: number, options: Intl.NumberFormatOptions) =>
      formats.number(amount / 10 ** minorDigits(currency), { style: 'currency', currency, ...options });
    return {
      estimated: (amount: number) => money(amount, currency),
      simulated: (amount: number) => inDigits(amount, { maximumSignificantDigits: 3 }),
      short: (amount: number) => inDigits(amount, { notation: 'compact', maximumSignificantDigits: 2 }),
      percent: (share: number) => formats.number(share, { style: 'percent', maximumSignificantDigits: 3 }),
    };
  }, [formats, money, currency]);
}
export type LossWords = ReturnType<typeof useLossWords>;
