import Box from '@mui/material/Box';
import type { RiskFactor, RiskModel } from '../risk-model.contract.ts';
import { stepsOf } from '../risk-model-draft.rules.ts';
import { useModelWords } from './shared/model-words.hooks.ts';
import { useBand } from './shared/band.hooks.ts';

/** A factor's steps, with their band or meaning where they have one. A step without a name is called like the axis' step. */
export function FactorScale({ factor, model }: { factor: RiskFactor; model: RiskModel }) {
  const words = useModelWords();
  const bandOf = useBand();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'table' }}>
      {factor.levels.map((level) => {
        const step = model[stepsOf[factor.type]][level.value - 1];
        const meaning = bandOf(level) ?? level.description;
        return (
          <Box component="li" key={level.value} sx={{ display: 'flex', gap: 1, py: 0.25 }}>
            <Box component="span" sx={{ color: 'text.secondary', minWidth: 16 }}>
              {level.value}
            </Box>
            <Box component="span" sx={{ flex: 1 }}>
              {level.label ?? (step === undefined ? level.value : words.stepName(step))}
            </Box>
            {meaning && (
              <Box component="span" sx={{ color: 'text.secondary', textAlign: 'end' }}>
                {meaning}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
