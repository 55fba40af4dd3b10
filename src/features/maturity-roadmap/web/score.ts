import { useFormats } from '#platform/web/format.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A score as it is read: always one decimal, so that figures below each other line up; a dash where there is none. */
export function useScore(): (score: number | null) => string {
  const formats = useFormats();
  return (score) => (score === null ? '–' : formats.number(score, oneDecimal));
}

/** A share of the scale with its decimal: what one gap brings is often less than a whole percent. */
export function useShare(): (percent: number) => string {
  const formats = useFormats();
  return (percent) => formats.number(percent / 100, { style: 'percent', ...oneDecimal });
}
