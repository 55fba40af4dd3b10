import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { axisLimits } from '../risk-level-names.contract.ts';
import { axisRules, factorTypes, type ModelDetails } from '../risk-model.contract.ts';
import { stepsOf, withRule, withSize, withStepName } from '../risk-model-draft.rules.ts';
import { stepsTo } from '../risk-model.rules.ts';
import { useModelWords } from './shared/model-words.hooks.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

interface AxisFieldsProps {
  model: ModelDetails;
  errors: Record<string, string>;
  onChange: (model: ModelDetails) => void;
}

/** How many steps each axis has, what they are called, and how several factors become one of them. */
export function AxisFields({ model, errors, onChange }: AxisFieldsProps) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const sizes = stepsTo(axisLimits.most).filter((size) => size >= axisLimits.least);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {factorTypes.map((axis) => (
        <Box component="section" key={axis} aria-labelledby={`axis-${axis}`}>
          <Typography id={`axis-${axis}`} variant="h2" sx={{ mb: 1.5 }}>
            {t(`model.axis.${axis}`)}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
            <TextField
              select
              label={t('model.screen.size')}
              value={model[`${axis}_size`]}
              onChange={(event) =>
                onChange(
                  withSize(model, axis, Number(event.target.value), (number) =>
                    t('model.screen.factors.step', { number }),
                  ),
                )
              }
              sx={{ flex: '0 0 104px' }}
            >
              {sizes.map((size) => (
                <MenuItem key={size} value={size}>
                  {size}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={t('model.screen.rule')}
              value={model[`${axis}_rule`]}
              onChange={({ target }) =>
                isIn(axisRules, target.value) && onChange(withRule(model, axis, target.value))
              }
            >
              {axisRules.map((rule) => (
                <MenuItem key={rule} value={rule}>
                  {t(`model.rule.${rule}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {model[stepsOf[axis]].map((step, index) => {
              const error = errors[`${stepsOf[axis]}.${index}.name`];
              return (
                <TextField
                  key={index}
                  label={t('model.screen.step_name', { axis: t(`model.axis.${axis}`), number: index + 1 })}
                  value={step.name ?? ''}
                  placeholder={words.stepName({ code: step.code, name: null })}
                  error={error !== undefined}
                  helperText={error}
                  onChange={(event) =>
                    onChange(
                      withStepName(model, axis, index, event.target.value === '' ? null : event.target.value),
                    )
                  }
                  slotProps={{ inputLabel: { shrink: true } }}
                />
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
