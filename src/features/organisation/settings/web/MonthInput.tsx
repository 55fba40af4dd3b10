import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** A month of the surrounding form, by its number. */
export function MonthInput({ name, label }: { name: string; label: string }) {
  const formats = useFormats();
  const id = useId();
  const { field, fieldState } = useController<Record<string, number>, string>({ name });
  return (
    <FieldFrame id={id} label={label} error={fieldState.error?.message}>
      <Select
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': label }}
        inputRef={field.ref}
        name={field.name}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        onBlur={field.onBlur}
      >
        {months.map((month) => (
          <MenuItem key={month} value={month}>
            {formats.monthName(month)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
