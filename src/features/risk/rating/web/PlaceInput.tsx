import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import { factorTypes, type RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { type PlaceDraft } from './assessment-form.ts';
import { ScaleInput } from './ScaleInput.tsx';
import { useScale } from './scale.hooks.ts';

interface PlaceInputProps {
  name: 'inherent' | 'residual_override' | 'target';
  /** "Residual": said with the axis, so that each group has a name of its own. */
  label: string;
  model: RiskModel;
  /** The worst that may be chosen. */
  limit?: Cell | null;
}

/** A place on the matrix, one axis after the other. */
export function PlaceInput({ name, label, model, limit }: PlaceInputProps) {
  const { t } = useTranslation('risk');
  const scale = useScale(model);
  const { field, fieldState } = useController<Record<string, PlaceDraft>, string>({ name });
  const place = field.value;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {factorTypes.map((type) => (
        <ScaleInput
          key={type}
          label={`${label}: ${t(`model.axis.${type}`)}`}
          steps={scale.ofAxis(type, limit?.[type])}
          value={place[type]}
          onValue={(value) => field.onChange({ ...place, [type]: value })}
        />
      ))}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
