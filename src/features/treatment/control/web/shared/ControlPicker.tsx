import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listControls, type ControlRow } from '../../control.contract.ts';
import { ControlStatus } from './ControlStatus.tsx';

type Found = Pick<ControlRow, 'id' | 'version' | 'ref' | 'title' | 'status'>;

interface ControlPickerProps {
  id: string;
  value: Found | null;
  onPick: (control: Found | null) => void;
  /** Controls that are not offered. */
  except?: readonly string[];
  autoFocus?: boolean;
  invalid?: boolean;
}

const pause = 200;

/** Finds one control in use by its reference or words of its title, asked of the server while one types. */
export function ControlPicker({
  id,
  value,
  onPick,
  except = [],
  autoFocus = false,
  invalid = false,
}: ControlPickerProps) {
  const { t } = useTranslation('treatment-control');
  const [typed, type] = useState('');
  const [searched, search] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query =
    searched === '' ? { limit: '20', ordering: '-updated_at' as const } : { limit: '20', q: searched };
  const read = useRead(listControls, { query }, { keep: true });
  const found: Found[] = (read.data?.data ?? []).filter((control) => !except.includes(control.id));
  return (
    <Autocomplete
      id={id}
      size="small"
      autoHighlight
      openOnFocus={!autoFocus}
      options={found}
      // The server has searched; searching its answer again would hide what it found by other words.
      filterOptions={(options) => options}
      value={value}
      onChange={(_, control) => onPick(control)}
      inputValue={typed}
      onInputChange={(_, text, why) => type(why === 'selectOption' && value === null ? '' : text)}
      loading={read.isPending}
      loadingText={t('page.pick.searching')}
      noOptionsText={t('page.pick.none')}
      openText={t('web:select.open')}
      closeText={t('web:select.close')}
      clearText={t('web:select.clear')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(control) => control.id}
      getOptionLabel={({ ref, title }) => `${ref} ${title}`}
      renderOption={({ key, ...option }, control) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {control.ref}
          </Box>
          <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {control.title}
          </Box>
          <ControlStatus status={control.status} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} placeholder={t('page.pick.type')} autoFocus={autoFocus} error={invalid} />
      )}
    />
  );
}
