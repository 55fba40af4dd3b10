import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { matchingPicks, PickOption, type Pick } from './PickOption.tsx';

interface PickInputProps {
  name: string;
  label: string;
  picks: readonly Pick[];
  help?: ReactNode;
  optional?: boolean;
  /** Where there are too many to have them all at hand: finds others by what is typed. */
  onSearch?: ((typed: string) => void) | undefined;
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
  const { t } = useTranslation('web');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = picks.find(({ value }) => value === field.value) ?? null;
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <Autocomplete
        id={id}
        size="small"
        autoHighlight
        options={picks}
        value={chosen}
        onChange={(_, pick) => {
          field.onChange(pick?.value ?? empty);
          onPicked?.(pick?.value ?? null);
        }}
        onBlur={field.onBlur}
        filterOptions={matchingPicks}
        onInputChange={(_, typed, why) => onSearch?.(why === 'input' ? typed : '')}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        getOptionKey={({ value }) => value}
        getOptionLabel={({ label: words }) => words}
        noOptionsText={t('select.nothing')}
        openText={t('select.open')}
        closeText={t('select.close')}
        clearText={t('select.clear')}
        renderOption={({ key, ...option }, pick) => <PickOption key={key} option={option} pick={pick} />}
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
