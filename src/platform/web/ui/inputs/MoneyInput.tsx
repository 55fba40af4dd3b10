import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { minorDigits } from '#platform/contract/format.ts';

interface MoneyInputProps {
  name: string;
  label: string;
  currency: string;
  help?: ReactNode;
  optional?: boolean;
}

/** An amount as people type it (1250.50); the form holds minor units. */
export function MoneyInput({ name, label, currency, help, optional = true }: MoneyInputProps) {
  const id = useId();
  const digits = minorDigits(currency);
  const { field, fieldState } = useController({ name });
  const [typed, type] = useState<string>();
  const shown = typeof field.value === 'number' ? String(field.value / 10 ** digits) : '';
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        size="small"
        value={typed ?? shown}
        onChange={({ target }) => {
          const text = target.value.replace(',', '.').replace(/[^\d.]/g, '');
          type(text);
          field.onChange(text === '' ? null : Math.round(Number(text) * 10 ** digits));
        }}
        onBlur={() => {
          type(undefined);
          field.onBlur();
        }}
        inputProps={{ inputMode: 'decimal', maxLength: 16, 'aria-describedby': `${id}-help`, dir: 'ltr' }}
      />
    </FieldFrame>
  );
}
