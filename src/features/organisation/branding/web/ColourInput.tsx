import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { isColour } from '../colour.rules.ts';

/** A colour of the surrounding form: typed as `#1F5AA6`, or picked. */
export function ColourInput({ name, label, help }: { name: string; label: string; help: string }) {
  const { t } = useTranslation('organisation-branding');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const value = String(field.value);
  return (
    <FieldFrame id={id} label={label} help={help} error={fieldState.error?.message}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box
          component="input"
          type="color"
          aria-label={t('screen.pick', { name: label })}
          value={isColour(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => field.onChange(event.target.value.toUpperCase())}
          sx={{
            width: 48,
            height: 40,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
          }}
        />
        <OutlinedInput
          id={id}
          name={field.name}
          inputRef={field.ref}
          value={value}
          onChange={({ target }) => field.onChange(target.value.trim())}
          onBlur={field.onBlur}
          size="small"
          inputProps={{ 'aria-describedby': `${id}-help`, dir: 'ltr', maxLength: 7, spellCheck: false }}
          sx={{ flex: 1 }}
        />
      </Box>
    </FieldFrame>
  );
}
