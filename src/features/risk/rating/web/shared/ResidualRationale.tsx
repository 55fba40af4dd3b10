import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import type { ControlEffect } from '#features/risk/record/residual-explanation.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { ControlFactors } from './ControlFactors.tsx';

/** Why the residual rating is what it is: who says it, and what each linked control does. */
export function ResidualRationale({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const words = useModelWords();
  const { computed_residual: computed, residual_explanation: explained, residual_basis: basis } = risk;
  if (computed === null) return null;
  const controls: readonly ControlEffect[] = explained?.controls ?? [];
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {t('residual.why', { level: words.levelName((risk.residual ?? computed).level) })}
        </Typography>
        {(risk.residual !== null || basis === 'override') && (
          <Typography component="span" variant="caption" color="textSecondary">
            {t(`residual.basis.${basis}`)}
          </Typography>
        )}
      </Box>
      {basis === 'override' && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <span>{t('residual.says')}</span>
          <RiskLevel level={computed.level} />
        </Box>
      )}
      {controls.length === 0 || explained === null ? (
        <Typography color="textSecondary">{t('residual.none')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {controls.map((control) => (
              <ControlFactors key={control.control_id} control={control} />
            ))}
          </Box>
          <Typography variant="caption" color="textSecondary">
            {t('residual.reduction', {
              likelihood: formats.percent(explained.reduction.likelihood),
              consequence: formats.percent(explained.reduction.consequence),
            })}{' '}
            {t('residual.as_of', { day: formats.day(explained.as_of) })}
          </Typography>
        </>
      )}
      {risk.residual_reopens_on && (
        <Typography variant="caption" sx={{ color: 'warning.main' }}>
          {t('residual.reopens', { day: formats.day(risk.residual_reopens_on) })}
        </Typography>
      )}
    </Box>
  );
}
