import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

interface NumberPickProps<Value extends number | string> {
  name: string;
  label: string;
  choices: readonly { value: Value; label: string }[];
  /** The words for none of them, which is null in the form. */
  none?: string;
}

/** One of few in the surrounding form; numbers stay numbers. */
export function NumberPick<Value extends number | string>({
  name,
  label,
  choices,
  none,
}: NumberPickProps<Value>) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  return (
    <FieldFrame id={id} label={label} optional={none !== undefined} error={fieldState.error?.message}>
      <Select
        size="small"
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': label }}
        inputRef={field.ref}
        name={field.name}
        value={(field.value as Value | null) ?? ''}
        onChange={({ target }) =>
          field.onChange(choices.find(({ value }) => value === target.value)?.value ?? null)
        }
        onBlur={field.onBlur}
        displayEmpty={none !== undefined}
      >
        {none !== undefined && <MenuItem value="">{none}</MenuItem>}
        {choices.map(({ value, label: words }) => (
          <MenuItem key={value} value={value}>
            {words}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
