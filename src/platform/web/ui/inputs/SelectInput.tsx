import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
}

interface SelectInputProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  help?: ReactNode;
  optional?: boolean;
  /** The words for "none of them", which is `null` in the form. */
  none?: string | undefined;
  disabled?: boolean;
}

/** One of few, in the surrounding form. */
export function SelectInput({
  name,
  label,
  choices,
  help,
  optional = false,
  none,
  disabled = false,
}: SelectInputProps) {
  const id = useId();
  const { field, fieldState } = useController<Record<string, string | null | undefined>, string>({ name });
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <Select
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': label }}
        inputRef={field.ref}
        name={field.name}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={field.onBlur}
        disabled={disabled}
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
