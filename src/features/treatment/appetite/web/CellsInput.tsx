import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { MatrixGrid } from '#features/risk/model/web/shared/MatrixGrid.tsx';

const isSame = (one: Cell, other: Cell): boolean =>
  one.likelihood === other.likelihood && one.consequence === other.consequence;

/** The cells of the matrix within the appetite, picked in the surrounding form by mouse or keyboard. */
export function CellsInput({ model }: { model: RiskModel }) {
  const { t } = useTranslation('treatment-appetite');
  const id = useId();
  const { field, fieldState } = useController<{ cells: Cell[] }, 'cells'>({ name: 'cells' });
  const cells = field.value;
  const has = (cell: Cell) => cells.some((one) => isSame(one, cell));
  const toggle = (cell: Cell) =>
    field.onChange(has(cell) ? cells.filter((one) => !isSame(one, cell)) : [...cells, cell]);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.5, mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="span">
        {t('form.cells')}
      </Typography>
      <MatrixGrid model={model} label={t('form.cells')} picks={{ has, toggle }} />
      <FormHelperText error={fieldState.error !== undefined} role="status">
        {fieldState.error?.message ?? t('form.cells_help', { count: cells.length })}
      </FormHelperText>
    </Box>
  );
}
