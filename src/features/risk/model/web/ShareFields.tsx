import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { modelShares, type ModelShares } from '../risk-model.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

const shares = keysOf(modelShares.shape);

interface ShareFieldsProps {
  model: ModelShares;
  errors: Record<string, string>;
  onChange: (part: Partial<ModelShares>) => void;
}

/** How far controls lessen a risk at most, and what is left of the effect of one that nobody has shown lately; in percent. */
export function ShareFields({ model, errors, onChange }: ShareFieldsProps) {
  const { t } = useTranslation('risk');
  return (
    <Box component="section" aria-labelledby="shares-title">
      <Typography id="shares-title" variant="h2" sx={{ mb: 0.5 }}>
        {t('model.shares.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '70ch' }}>
        {t('model.shares.about')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}>
        {shares.map((share) => (
          <TextField
            key={share}
            label={t('model.shares.in_percent', { name: t(`model.shares.${share}`) })}
            type="number"
            value={Number.isNaN(model[share]) ? '' : Math.round(model[share] * 10_000) / 100}
            error={errors[share] !== undefined}
            // What is typed is a percentage, and so is what may be typed.
            helperText={
              errors[share] === undefined ? t(`model.shares.${share}_help`) : t('model.shares.range')
            }
            onChange={({ target }) =>
              onChange({ [share]: target.value === '' ? Number.NaN : Number(target.value) / 100 })
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, max: 100, step: 1 } }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The same of the model in use; what a draft makes of it stands beside it. */
export function ShareList({ model, next }: { model: ModelShares; next?: ModelShares }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const shown = next === undefined ? shares : shares.filter((share) => next[share] !== model[share]);
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-label={t('model.shares.title')}>
      <Typography variant={next === undefined ? 'h2' : 'subtitle2'} component="h2" sx={{ mb: 0.5 }}>
        {t('model.shares.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, maxWidth: 560 }}>
        {shown.map((share) => (
          <Box
            key={share}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
          >
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {t(`model.shares.${share}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {next === undefined
                ? formats.percent(model[share])
                : t('model.shares.becomes', {
                    from: formats.percent(model[share]),
                    to: formats.percent(next[share]),
                  })}
            </Typography>
          </Box>
        ))}
      </Box>
      {next !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('model.shares.when')}
        </Typography>
      )}
    </Box>
  );
}
