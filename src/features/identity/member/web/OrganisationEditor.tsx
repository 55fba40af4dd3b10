import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** Whether somebody edits what belongs to the whole organisation, in the surrounding form. */
export function OrganisationEditor() {
  const { t } = useTranslation('identity-member');
  const id = useId();
  const { field } = useController({ name: 'org_editor' });
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormControlLabel
        label={t('change.org_editor')}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, isChecked) => field.onChange(isChecked)}
            onBlur={field.onBlur}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{t('change.org_editor_help')}</FormHelperText>
    </FormControl>
  );
}
