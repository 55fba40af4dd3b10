import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { flatFields } from '#platform/contract/record/flat-fields.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { CheckInput } from '#platform/web/ui/inputs/CheckInput.tsx';
import { MoneyInput } from '#platform/web/ui/inputs/MoneyInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { TextsInput } from '#platform/web/ui/inputs/TextsInput.tsx';
import { useFieldWords } from './field-words.hooks.ts';

interface FieldInputProps {
  record: AnyRecord;
  feature: Namespace;
  name: string;
  /** What stands before the names of the fields in the form: `control.`. */
  at?: string;
  /** A verb may ask for what the record may be without. */
  required?: boolean;
  /** Said instead of `form.<name>_help`. */
  help?: string;
  /** The words of a choice, or of choices, for none of them. */
  none?: string;
  /** Of an amount. */
  currency?: string;
  minRows?: number;
  /** A line that is often too long for one. */
  multiline?: boolean;
  autoFocus?: boolean;
}

/** The input of a text, a number, a day, yes or no, choices or a scale of a record, in the surrounding form; that of a group is named as it
 *  is stored, `expected_design`. Its help is `form.<name>_help`, where there is one. People, departments and other records are picked by
 *  parts that know them. */
export function FieldInput({
  record,
  feature,
  name,
  at = '',
  required,
  help,
  none,
  currency = '',
  minRows = 2,
  multiline = false,
  autoFocus,
}: FieldInputProps) {
  const words = useFieldWords(record, feature);
  const { tOpen, i18n } = useTranslation(feature);
  const [, field, path = []] = flatFields(record).find(([one]) => one === name) ?? [];
  if (field === undefined) throw new Error(`a ${record.name} has no field ${name}`);
  const { kind, isNullable, values, bounds } = field;
  const helpKey = `${feature}:form.${name}_help`;
  const label = words.nameOf(name, 'form');
  const common = {
    name: `${at}${path.join('.')}`,
    label,
    help: help ?? (i18n.exists(helpKey) ? tOpen(helpKey) : undefined),
    optional: isNullable && required !== true,
  };
  const empty = isNullable ? null : ('' as const);
  switch (kind) {
    case 'line':
      return <TextInput {...common} empty={empty} multiline={multiline} autoFocus={autoFocus} />;
    case 'prose':
      return <TextInput {...common} empty={empty} multiline minRows={minRows} autoFocus={autoFocus} />;
    case 'tags':
      return <TextsInput {...common} />;
    case 'day':
      return <TextInput {...common} empty={required ? '' : empty} type="date" />;
    case 'number':
    case 'percent':
    case 'hours':
      return <TextInput {...common} empty={isNullable ? null : undefined} type="number" />;
    case 'amount':
      return <MoneyInput {...common} label={`${label} (${currency})`} currency={currency} />;
    case 'yes_no':
      return <CheckInput {...common} />;
    case 'choice':
      return (
        <SelectInput
          {...common}
          none={none}
          choices={values.map((value) => ({ value, label: words.wordsOf(name, value) }))}
        />
      );
    case 'choices':
      return (
        <PicksInput
          {...common}
          optional={required !== true}
          none={none ?? ''}
          picks={values.map((value) => ({ value, label: words.wordsOf(name, value) }))}
        />
      );
    case 'scale': {
      const [least, most] = bounds ?? [0, 0];
      const steps = Array.from({ length: most - least + 1 }, (_, at) => least + at);
      return (
        <ScaleInput {...common} none={none} steps={steps} wordsOf={(step) => words.wordsOf(name, step)} />
      );
    }
    default:
      throw new Error(`${name} of a ${record.name} has no input of its own`);
  }
}

interface ScaleInputProps {
  name: string;
  label: string;
  optional: boolean;
  none: string | undefined;
  steps: readonly number[];
  wordsOf: (step: number) => string;
}

/** A number that is chosen by its words. */
function ScaleInput({ name, label, optional, none, steps, wordsOf }: ScaleInputProps) {
  const id = useId();
  const { field, fieldState } = useController<Record<string, number | null>, string>({ name });
  return (
    <FieldFrame id={id} label={label} optional={optional} error={fieldState.error?.message}>
      <Select
        size="small"
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': label }}
        inputRef={field.ref}
        name={field.name}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(steps.find((step) => step === target.value) ?? null)}
        onBlur={field.onBlur}
        displayEmpty={none !== undefined}
      >
        {none !== undefined && <MenuItem value="">{none}</MenuItem>}
        {steps.map((step) => (
          <MenuItem key={step} value={step}>
            {wordsOf(step)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
