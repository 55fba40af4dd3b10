import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listRisks, type RiskRow } from '../../risk.contract.ts';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';

type Found = Pick<RiskRow, 'id' | 'ref' | 'title'> &
  Partial<Pick<RiskRow, 'status' | 'inherent' | 'residual'>>;

interface RiskPickerProps {
  id: string;
  value: Found | null;
  onPick: (risk: Found | null) => void;
  /** A risk that is not offered: the one the question is about. */
  except?: string | undefined;
  autoFocus?: boolean;
  invalid?: boolean;
}

const pause = 200;

/** Finds one risk by its reference or the beginnings of words in its title, asked of the server while one types. */
export function RiskPicker({
  id,
  value,
  onPick,
  except,
  autoFocus = false,
  invalid = false,
}: RiskPickerProps) {
  const { t } = useTranslation('risk');
  const [typed, type] = useState('');
  const [searched, search] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query =
    searched === '' ? { limit: '10', ordering: '-updated_at' as const } : { limit: '10', q: searched };
  const read = useRead(listRisks, { query }, { keep: true });
  const found: Found[] = (read.data?.data ?? []).filter((risk) => risk.id !== except);
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
      onChange={(_, risk) => onPick(risk)}
      inputValue={typed}
      onInputChange={(_, text, why) => type(why === 'selectOption' && value === null ? '' : text)}
      loading={read.isPending}
      loadingText={t('page.pick.searching')}
      noOptionsText={t('page.pick.none')}
      openText={t('web:select.open')}
      closeText={t('web:select.close')}
      clearText={t('web:select.clear')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(risk) => risk.id}
      getOptionLabel={({ ref, title }) => `${ref} ${title}`}
      renderOption={({ key, ...option }, risk) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {risk.ref}
          </Box>
          <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {risk.title}
          </Box>
          <RiskLevel level={currentRating(risk)?.level} compact />
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} placeholder={t('page.pick.type')} autoFocus={autoFocus} error={invalid} />
      )}
    />
  );
}
