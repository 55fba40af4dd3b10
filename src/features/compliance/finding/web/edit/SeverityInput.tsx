import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

const severities = [1, 2, 3, 4] as const;

/** How serious a finding is, in the surrounding form. */
export function SeverityInput() {
  const { t } = useTranslation('compliance-finding');
  const id = useId();
  const { field, fieldState } = useController({ name: 'severity' });
  return (
    <FieldFrame id={id} label={t('form.severity')} error={fieldState.error?.message}>
      <Select
        size="small"
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': t('form.severity') }}
        inputRef={field.ref}
        name={field.name}
        value={field.value as number}
        onChange={({ target }) => field.onChange(Number(target.value))}
        onBlur={field.onBlur}
      >
        {severities.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`words.severity.${value}`)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
