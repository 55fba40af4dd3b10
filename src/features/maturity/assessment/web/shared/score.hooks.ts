import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';

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

/** How far up the scale a score is, as a note below it; nothing where there is no score. */
export function useShareNote(): (percent: number | null | undefined) => string | undefined {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  return (percent) =>
    percent === null || percent === undefined
      ? undefined
      : t('words.of_scale', { percent: formats.percent(percent / 100) });
}
