import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useFieldWords } from './field-words.hooks.ts';

interface FieldInputProps {
  record: AnyRecord;
  feature: Namespace;
  name: string;
  /** A verb may ask for what the record may be without. */
  required?: boolean;
  /** Said instead of `form.<name>_help`. */
  help?: string;
  minRows?: number;
  autoFocus?: boolean;
}

/** The input of a text, a day, a choice or a scale of a record, in the surrounding form. Its help is `form.<name>_help`, where there is
 *  one. People, departments and other records are picked by parts that know them. */
export function FieldInput({
  record,
  feature,
  name,
  required,
  help,
  minRows = 2,
  autoFocus,
}: FieldInputProps) {
  const words = useFieldWords(record, feature);
  const { tOpen, i18n } = useTranslation(feature);
  const field = record.fields[name];
  if (field === undefined) throw new Error(`a ${record.name} has no field ${name}`);
  const { kind, isNullable, values, bounds } = field;
  const helpKey = `form.${name}_help`;
  const label = words.nameOf(name, 'form');
  const common = {
    name,
    label,
    help: help ?? (i18n.exists(`${feature}:${helpKey}`) ? tOpen(helpKey) : undefined),
    optional: isNullable && required !== true,
  };
  const empty = isNullable ? null : ('' as const);
  switch (kind) {
    case 'line':
      return <TextInput {...common} empty={empty} autoFocus={autoFocus} />;
    case 'prose':
      return <TextInput {...common} empty={empty} multiline minRows={minRows} />;
    case 'day':
      return <TextInput {...common} empty={required ? '' : empty} type="date" />;
    case 'choice':
      return (
        <SelectInput
          {...common}
          choices={values.map((value) => ({ value, label: words.wordsOf(name, value) }))}
        />
      );
    case 'scale': {
      const [least, most] = bounds ?? [0, 0];
      const steps = Array.from({ length: most - least + 1 }, (_, at) => least + at);
      return (
        <ScaleInput name={name} label={label} steps={steps} wordsOf={(step) => words.wordsOf(name, step)} />
      );
    }
    default:
      throw new Error(`${name} of a ${record.name} has no input of its own`);
  }
}

interface ScaleInputProps {
  name: string;
  label: string;
  steps: readonly number[];
  wordsOf: (step: number) => string;
}

/** A number that is chosen by its words. */
function ScaleInput({ name, label, steps, wordsOf }: ScaleInputProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  return (
    <FieldFrame id={id} label={label} error={fieldState.error?.message}>
      <Select
        size="small"
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': label }}
        inputRef={field.ref}
        name={field.name}
        value={field.value as number}
        onChange={({ target }) => field.onChange(Number(target.value))}
        onBlur={field.onBlur}
      >
        {steps.map((step) => (
          <MenuItem key={step} value={step}>
            {wordsOf(step)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
