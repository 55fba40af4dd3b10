import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { RiskFactor, RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { useScale } from './scale.hooks.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { ScaleInput } from './ScaleInput.tsx';

interface FactorInputProps {
  factor: RiskFactor;
  model: RiskModel;
  value: number | null;
  note: string;
  onValue: (value: number | null) => void;
  onNote: (note: string) => void;
}

/** One factor, judged on its own scale, with room for why. */
export function FactorInput({ factor, model, value, note, onValue, onNote }: FactorInputProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const words = useModelWords();
  const scale = useScale(model);
  const [isNoting, startNoting] = useState(false);
  const name = words.factorName(factor);
  const isWeighed = model[`${factor.type}_rule`] === 'weighted_mean';
  const hint = isWeighed ? t('assess.weight', { weight: formats.number(factor.weight) }) : factor.description;
  return (
    <ScaleInput label={name} hint={hint} steps={scale.ofFactor(factor)} value={value} onValue={onValue}>
      {note !== '' || isNoting ? (
        <Box sx={{ mt: 0.75 }}>
          <OutlinedInput
            fullWidth
            size="small"
            multiline
            autoFocus={isNoting && note === ''}
            value={note}
            placeholder={t('assess.note')}
            onChange={(event) => onNote(event.target.value)}
            inputProps={{ 'aria-label': t('assess.note_for', { name }), maxLength: 500, dir: 'auto' }}
          />
        </Box>
      ) : (
        value !== null && (
          <Button
            size="small"
            sx={{ mt: 0.5, minHeight: 24, px: 1, marginInlineStart: -1 }}
            onClick={() => startNoting(true)}
          >
            {t('assess.add_note')}
          </Button>
        )
      )}
    </ScaleInput>
  );
}
