import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController } from 'react-hook-form';

/** A rule of the surrounding form that is on or off, with what it means. */
export function RuleSwitch({ name, label, help }: { name: string; label: string; help: string }) {
  const { field } = useController({ name });
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={field.value === true}
            onChange={(_, on) => field.onChange(on)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {help}
      </FormHelperText>
    </Box>
  );
}
