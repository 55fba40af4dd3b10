import { useFormats } from '#platform/web/language/formats.hooks.ts';

/** A change with its sign: "+0.5", "−1", "0"; a dash where the two cannot be compared. */
export function useLevelChange(): (change: number | null, decimals: 0 | 1) => string {
  const formats = useFormats();
  return (change, decimals) =>
    change === null
      ? '–'
      : formats.number(change, {
          signDisplay: 'exceptZero',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
}
