import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { usePickList, type PickListProps } from './pick-list.hooks.tsx';

interface PicksInputProps extends PickListProps {
  name: string;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** The words that stand there while nothing is chosen. */
  none: string;
}

/** Some of many, found by typing, in the surrounding form. */
export function PicksInput({ name, label, picks, help, optional = false, none, onSearch }: PicksInputProps) {
  const list = usePickList({ picks, onSearch });
  const id = useId();
  const { field, fieldState } = useController<Record<string, string[] | undefined>, string>({ name });
  const chosen = field.value ?? [];
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <Autocomplete
        {...list}
        id={id}
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        // Who is not known yet is on the way.
        value={chosen.map((one) => picks.find(({ value }) => value === one) ?? { value: one, label: '…' })}
        onChange={(_, picked) => field.onChange(picked.map(({ value }) => value))}
        onBlur={field.onBlur}
        renderValue={(picked, itemProps) =>
          picked.map((pick, index) => {
            const { key, ...item } = itemProps({ index });
            return <Chip key={key} size="small" label={<bdi>{pick.label}</bdi>} {...item} />;
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={chosen.length === 0 ? none : ''}
            inputRef={field.ref}
            error={fieldState.error !== undefined}
          />
        )}
      />
    </FieldFrame>
  );
}
