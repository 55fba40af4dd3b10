import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

interface TextInputProps extends Pick<
  OutlinedInputProps,
  | 'type'
  | 'autoComplete'
  | 'multiline'
  | 'minRows'
  | 'autoFocus'
  | 'placeholder'
  | 'disabled'
  | 'endAdornment'
> {
  name: string;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** What an empty input stands for: `null` where the contract has nullable texts and dates, `undefined` where they may
   *  be left out. */
  empty?: '' | null | undefined;
}

/** A text, number or date of the surrounding form (`type="date"` for days). */
export function TextInput({ name, label, help, optional = false, ...rest }: TextInputProps) {
  const { empty, ...input } = { empty: '' as const, ...rest };
  const id = useId();
  const { field, fieldState } = useController({ name });
  const read = (text: string): unknown => {
    if (text === '') return empty;
    return input.type === 'number' ? Number(text) : text;
  };
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <OutlinedInput
        {...input}
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(read(event.target.value))}
        onBlur={field.onBlur}
        size="small"
        inputProps={{
          'aria-describedby': `${id}-help`,
          'aria-required': !optional,
          // Words are read in their own direction whatever the language; days and numbers in the page's.
          dir: input.type === undefined ? 'auto' : undefined,
        }}
      />
    </FieldFrame>
  );
}
