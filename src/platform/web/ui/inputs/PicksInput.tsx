import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { matchingPicks, PickOption, type Pick } from './PickOption.tsx';

interface PicksInputProps {
  name: string;
  label: string;
  picks: readonly Pick[];
  help?: ReactNode;
  optional?: boolean;
  /** Where there are too many to have them all at hand: finds others by what is typed. */
  onSearch?: ((typed: string) => void) | undefined;
  /** The words that stand there while nothing is chosen. */
  none: string;
}

/** Some of many, found by typing, in the surrounding form. */
export function PicksInput({ name, label, picks, help, optional = false, none, onSearch }: PicksInputProps) {
  const { t } = useTranslation('web');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = (field.value ?? []) as string[];
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} error={fieldState.error?.message}>
      <Autocomplete
        id={id}
        multiple
        size="small"
        autoHighlight
        disableCloseOnSelect
        filterSelectedOptions
        options={picks}
        // Who is not known yet is on the way.
        value={chosen.map((one) => picks.find(({ value }) => value === one) ?? { value: one, label: '…' })}
        onChange={(_, picked) => field.onChange(picked.map(({ value }) => value))}
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
