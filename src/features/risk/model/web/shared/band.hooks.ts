import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { FactorLevel } from '../../risk-model.contract.ts';

/** "0.2 to 1 times a year": what a step is, where it can be counted. */
export function useBand(): (level: FactorLevel) => string | undefined {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return ({ from = null, to = null, unit = null }) => {
    if (unit === null || (from === null && to === null)) return undefined;
    const bandTexts = {
      from: formats.number(from ?? 0),
      to: formats.number(to ?? 0),
      unit: t(`model.unit.${unit}`),
    };
    if (from === null) return t('model.screen.factors.band_below', bandTexts);
    if (to === null) return t('model.screen.factors.band_above', bandTexts);
    return t('model.screen.factors.band_between', bandTexts);
  };
}
