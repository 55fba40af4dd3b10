import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type RefCallback } from 'react';
import { useController } from 'react-hook-form';

interface Choices {
  label: string;
  choices: readonly { value: string; label: string; help?: string }[];
}

/** One of a few, each with what it means, in the surrounding form. */
export function ChoiceInput({ name, ...choices }: Choices & { name: string }) {
  const { field, fieldState } = useController({ name });
  return <ChoiceCards {...choices} field={field} error={fieldState.error?.message} />;
}

interface ChoiceCardsProps extends Choices {
  field: {
    value: unknown;
    onChange: (value: string) => void;
    onBlur: () => void;
    ref: RefCallback<HTMLInputElement>;
  };
  error?: string | undefined;
}

/** The same where the form keeps something else than the choice. */
export function ChoiceCards({ label, choices, field, error }: ChoiceCardsProps) {
  const id = useId();
  return (
    <FormControl component="fieldset" fullWidth error={error !== undefined} sx={{ mb: 2 }}>
      <FormLabel
        component="legend"
        sx={{ mb: 0.5, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500, color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {choices.map((choice, at) => (
          <Box
            component="label"
            key={choice.value}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'flex-start',
              p: 1.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--primary)' },
              '&:has(:focus-visible)': { outline: '2px solid var(--primary)', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              value={choice.value}
              checked={field.value === choice.value}
              onChange={() => field.onChange(choice.value)}
              onBlur={field.onBlur}
              {...(at === 0 && { ref: field.ref })}
              aria-describedby={choice.help === undefined ? undefined : `${id}-${choice.value}`}
              sx={{
                m: 0,
                mt: '2px',
                width: 16,
                height: 16,
                flex: 'none',
                accentColor: 'var(--primary)',
                outline: 'none',
              }}
            />
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                {choice.label}
              </Box>
              {choice.help && (
                <Box
                  component="span"
                  id={`${id}-${choice.value}`}
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {choice.help}
                </Box>
              )}
            </span>
          </Box>
        ))}
      </Box>
      <FormHelperText>{error}</FormHelperText>
    </FormControl>
  );
}
