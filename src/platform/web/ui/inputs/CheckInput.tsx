import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';

/** Yes or no, in the surrounding form. */
export function CheckInput({ name, label, help }: { name: string; label: string; help?: ReactNode }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const said = fieldState.error?.message ?? help;
  return (
    <div>
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={
          <Checkbox
            size="small"
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { 'aria-describedby': id, ref: field.ref } }}
          />
        }
        label={label}
      />
      <FormHelperText
        id={id}
        error={fieldState.error !== undefined}
        sx={{ marginInlineStart: 3.5, mt: 0, mb: 1 }}
      >
        {said}
      </FormHelperText>
    </div>
  );
}
