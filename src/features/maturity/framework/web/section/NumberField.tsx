import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  error?: string | undefined;
  part: string;
  onNumber: (value: number) => void;
}

/** A number as it is typed: what is no number yet stands there until one leaves. */
export function NumberField({ label, value, least, most, step, error, part, onNumber }: NumberFieldProps) {
  const id = useId();
  const [typed, type] = useState<string>();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        type="number"
        size="small"
        value={typed ?? value}
        onChange={({ target }) => {
          type(target.value);
          if (target.value !== '' && Number.isFinite(Number(target.value))) onNumber(Number(target.value));
        }}
        onBlur={() => type(undefined)}
        inputProps={{ min: least, max: most, step, 'aria-describedby': `${id}-help`, 'data-part': part }}
      />
    </FieldFrame>
  );
}
