import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

/** The field `colour` of the surrounding form: a colour, or none. */
export function ColourInput() {
  const { t } = useTranslation('risk');
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<{ colour: string | null }, 'colour'>({ name: 'colour' });
  const colour = value;
  return (
    <FieldFrame id={id} label={t('model.screen.colour')} error={fieldState.error?.message} optional>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <input
          id={id}
          ref={ref}
          type="color"
          value={colour?.toLowerCase() ?? '#808080'}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {colour === null ? (
          t('model.screen.categories.no_colour')
        ) : (
          <Button size="small" onClick={() => onChange(null)}>
            {t('model.screen.categories.no_colour')}
          </Button>
        )}
      </Box>
    </FieldFrame>
  );
}
