import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { ControlEffect } from '#features/risk/record/residual-explanation.contract.ts';

/** One control of a risk, with the four factors of its effect in words and figures. */
export function ControlFactors({ control }: { control: ControlEffect }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const share = (value: number) => ({ share: formats.percent(value) });
  const stale = control.stale.length > 1 ? 'both' : control.stale[0];
  const factors = [
    t('residual.design', share(control.design / 100)),
    t(`residual.status.${control.status}`, share(control.status_factor)),
    t(`residual.result.${control.result ?? 'never'}`, share(control.operation)),
    stale === undefined
      ? t('residual.fresh', share(control.freshness))
      : t(`residual.stale.${stale}`, share(control.freshness)),
  ];
  return (
    <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{control.ref}</bdi> <span dir="auto">{control.title}</span>
        {', '}
        {t(`residual.acts_on.${control.acts_on}`)}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('residual.effect', { factors: factors.join(' × '), ...share(control.effect) })}
      </Box>
    </Box>
  );
}
