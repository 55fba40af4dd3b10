import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** A change in points, with its sign. */
export function useChangeText(): (change: number | null) => string {
  const { t } = useTranslation('compliance-comparison');
  const formats = useFormats();
  return (change) => {
    if (change === null) return '–';
    const number = formats.number(Math.abs(change));
    return t('points', { change: change > 0 ? `+${number}` : change < 0 ? `−${number}` : number });
  };
}
