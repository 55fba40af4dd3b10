import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface RadioRowProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Why nothing can be chosen here now. */
  disabledBecause?: string | undefined;
}

/** One of two or three, side by side where they fit. */
export function RadioRow({ label, value, choices, onChange, disabledBecause }: RadioRowProps) {
  const id = useId();
  return (
    <FormControl disabled={disabledBecause !== undefined}>
      <FormLabel
        id={id}
        sx={{ typography: 'caption', color: 'text.secondary', '&.Mui-focused': { color: 'text.secondary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        {...(disabledBecause && { 'aria-describedby': `${id}-why` })}
        value={value}
        onChange={(_, next) => onChange(next)}
        sx={{ columnGap: 2 }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio size="small" sx={{ p: 0.75 }} />}
            sx={{ mx: 0, marginInlineStart: '-6px' }}
          />
        ))}
      </RadioGroup>
      {disabledBecause && (
        <FormHelperText id={`${id}-why`} sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}>
          {disabledBecause}
        </FormHelperText>
      )}
    </FormControl>
  );
}
