import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { usePickList, type PickListProps } from './pick-list.hooks.tsx';

interface PickInputProps extends PickListProps {
  name: string;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** The words that stand there while nothing is chosen. */
  none: string;
  /** What nothing chosen is in the form. */
  empty?: null | undefined;
  onPicked?: (value: string | null) => void;
}

/** One of many, found by typing, in the surrounding form. */
export function PickInput({
  name,
  label,
  picks,
  help,
  optional = false,
  none,
  onSearch,
  empty,
  onPicked,
}: PickInputProps) {
  const list = usePickList({ picks, onSearch });
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = picks.find(({ value }) => value === field.value) ?? null;
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <Autocomplete
        {...list}
        id={id}
        value={chosen}
        onChange={(_, pick) => {
          field.onChange(pick?.value ?? empty);
          onPicked?.(pick?.value ?? null);
        }}
        onBlur={field.onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={none}
            inputRef={field.ref}
            error={fieldState.error !== undefined}
          />
        )}
      />
    </FieldFrame>
  );
}
