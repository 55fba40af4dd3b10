import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type ComponentType } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Titled } from './found-picks.hooks.ts';

/** One record that is picked, whatever it is. */
export interface Picking<Found extends Titled> {
  id: string;
  value: Found | null;
  onPick: (record: Found | null) => void;
  autoFocus?: boolean;
  invalid?: boolean;
}

interface RecordPickerProps<Found extends Titled> extends Picking<Found> {
  /** What the server found by what is typed; `undefined` while it is asked for the first time. */
  found: readonly Found[] | undefined;
  onType: (typed: string) => void;
  texts: { type: string; searching: string; none: string };
  /** What stands behind the title. */
  Beside: ComponentType<{ record: Found }>;
}

/** Finds one record by its reference or words of its title, asked of the server while one types. */
export function RecordPicker<Found extends Titled>({
  id,
  value,
  onPick,
  autoFocus = false,
  invalid = false,
  found,
  onType,
  texts,
  Beside,
}: RecordPickerProps<Found>) {
  const { t } = useTranslation('web');
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };
  return (
    <Autocomplete
      id={id}
      size="small"
      autoHighlight
      openOnFocus={!autoFocus}
      options={found ?? []}
      // The server has searched; searching its answer again would hide what it found by other words.
      filterOptions={(options) => options}
      value={value}
      onChange={(_, record) => onPick(record)}
      inputValue={typed}
      onInputChange={(_, text, why) => type(why === 'selectOption' && value === null ? '' : text)}
      loading={found === undefined}
      loadingText={texts.searching}
      noOptionsText={texts.none}
      openText={t('select.open')}
      closeText={t('select.close')}
      clearText={t('select.clear')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(record) => record.id}
      getOptionLabel={({ ref, title }) => `${ref} ${title}`}
      renderOption={({ key, ...option }, record) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {record.ref}
          </Box>
          <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {record.title}
          </Box>
          <Beside record={record} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} placeholder={texts.type} autoFocus={autoFocus} error={invalid} />
      )}
    />
  );
}
