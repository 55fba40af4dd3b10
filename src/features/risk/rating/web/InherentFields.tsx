import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { factorTypes, type RiskFactor, type RiskModel } from '#features/risk/model/risk-model.contract.ts';
import type { AssessmentForm } from './assessment-form.ts';
import { FactorInput } from './FactorInput.tsx';
import { PlaceInput } from './PlaceInput.tsx';

const modes = ['factors', 'direct'] as const;

/** How likely and how bad it is as if nothing were done: judged by factors, or said directly. */
export function InherentFields({ model, factors }: { model: RiskModel; factors: readonly RiskFactor[] }) {
  const { t } = useTranslation('risk');
  const { field: way } = useController<Pick<AssessmentForm, 'way'>, 'way'>({ name: 'way' });
  const chosen = way.value;
  return (
    <Box component="section" aria-labelledby="assess-inherent" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography id="assess-inherent" variant="h2" sx={{ flex: 1 }}>
          {t('assess.inherent')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          onChange={(_, next: AssessmentForm['way'] | null) => next && way.onChange(next)}
          aria-label={t('assess.way.label')}
          sx={{ '& button': { textTransform: 'none', py: 0.5, px: 1.5, color: 'text.primary' } }}
        >
          {modes.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`assess.way.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('assess.inherent_help')} {t(`assess.way_help.${chosen}`)}
      </Typography>
      {chosen === 'direct' ? (
        <PlaceInput name="inherent" label={t('assess.inherent')} model={model} />
      ) : (
        <ByFactors model={model} factors={factors} />
      )}
      <Box sx={{ mt: 2 }}>
        <TextInput
          name="justification"
          label={t('assess.justification')}
          multiline
          minRows={2}
          optional
          empty={null}
        />
      </Box>
    </Box>
  );
}

function ByFactors({ model, factors }: { model: RiskModel; factors: readonly RiskFactor[] }) {
  const { t } = useTranslation('risk');
  const { field: values, fieldState } = useController<Pick<AssessmentForm, 'factors'>, 'factors'>({
    name: 'factors',
  });
  const { field: notes } = useController<Pick<AssessmentForm, 'notes'>, 'notes'>({ name: 'notes' });
  const factorValues = values.value;
  const noted = notes.value;
  const setFactor = (id: string, value: number | null) => {
    const { [id]: _, ...others } = factorValues;
    values.onChange(value === null ? others : { ...others, [id]: value });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {factorTypes.map((type) => {
        const shownFactors = factors.filter((factor) => factor.type === type);
        return (
          <Box key={type} sx={{ display: 'grid', gap: 2 }}>
            {/* A factor that is asked alone says itself what it is about. */}
            {shownFactors.length > 1 && (
              <Box>
                <Typography component="h3" variant="h3">
                  {t(`assess.${type}`)}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {t(`assess.rule.${model[`${type}_rule`]}`)}
                </Typography>
              </Box>
            )}
            {shownFactors.map((factor) => (
              <FactorInput
                key={factor.id}
                factor={factor}
                model={model}
                value={factorValues[factor.id] ?? null}
                note={noted[factor.id] ?? ''}
                onValue={(value) => setFactor(factor.id, value)}
                onNote={(note) => notes.onChange({ ...noted, [factor.id]: note })}
              />
            ))}
          </Box>
        );
      })}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
