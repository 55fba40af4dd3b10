import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { taskPriorities } from '../../task-status.contract.ts';

/** How urgent a task is, in the surrounding form. */
export function PriorityInput() {
  const { t } = useTranslation('treatment-task');
  const id = useId();
  const { field, fieldState } = useController({ name: 'priority' });
  return (
    <FieldFrame id={id} label={t('form.priority')} error={fieldState.error?.message}>
      <Select
        size="small"
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': t('form.priority') }}
        inputRef={field.ref}
        name={field.name}
        value={field.value as number}
        onChange={({ target }) => field.onChange(Number(target.value))}
        onBlur={field.onBlur}
      >
        {taskPriorities.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`words.priority.${value}`)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
