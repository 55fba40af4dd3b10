import { useCallback } from 'react';
import { minorDigits } from '#platform/contract/format.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';

/** Amounts in minor units, as the reader writes money; whole ones without their cents. */
export function useMoney(): (amount: number, currency: string) => string {
  const formats = useFormats();
  return useCallback(
    (amount, currency) => {
      const value = amount / 10 ** minorDigits(currency);
      return formats.number(value, {
        style: 'currency',
        currency,
        ...(Number.isInteger(value) && { maximumFractionDigits: 0 }),
      });
    },
    [formats],
  );
}
