import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { PlaceInput } from './PlaceInput.tsx';

interface PlaceFieldsProps {
  name: 'residual_override' | 'target';
  model: RiskModel;
  limit?: Cell | null;
  /** Instead of the usual sentence. */
  help?: string;
  /** What stands above the place. */
  above?: ReactNode;
  children?: ReactNode;
}

/** What remains, or where it should go: a place of its own, with what it means above it. */
export function PlaceFields({ name, model, limit = null, help, above, children }: PlaceFieldsProps) {
  const { t } = useTranslation('risk');
  const id = useId();
  const part = name === 'target' ? 'target' : 'residual';
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h2">
        {t(`assess.${part}`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {help ?? t(`assess.${part}_help`)}
      </Typography>
      {above && <Box sx={{ mb: 2 }}>{above}</Box>}
      <PlaceInput name={name} label={t(`assess.${part}`)} model={model} limit={limit} />
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}
