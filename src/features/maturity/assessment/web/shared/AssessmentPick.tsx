import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AssessmentChoice } from './assessment-choices.hooks.ts';
import { usePeriodText } from './period-text.hooks.ts';

interface AssessmentPickProps {
  id: string;
  choices: readonly AssessmentChoice[];
  value: string | undefined;
  onPick: (id: string) => void;
  pending: boolean;
  placeholder?: string;
  autoFocus?: boolean;
}

/** One assessment, found by its reference or its name; told apart by framework, department and period. */
export function AssessmentPick({
  id,
  choices,
  value,
  onPick,
  pending,
  placeholder,
  autoFocus = false,
}: AssessmentPickProps) {
  const { t } = useTranslation(['maturity', 'record']);
  const periodText = usePeriodText();
  const chosen = choices.find((one) => one.id === value) ?? null;
  const group = ({ framework, own_name }: AssessmentChoice) =>
    framework === 'custom' ? (own_name ?? '') : t(`words.framework.${framework}`);
  const several = new Set(choices.map(group)).size > 1;
  return (
    <Autocomplete<AssessmentChoice, false, boolean>
      id={id}
      size="small"
      autoHighlight
      openOnFocus={!autoFocus}
      // Nothing chosen is not a way to leave a screen that shows something.
      disableClearable={chosen !== null}
      options={choices}
      value={chosen}
      onChange={(_, picked) => picked && onPick(picked.id)}
      loading={pending}
      {...(several && { groupBy: group })}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(one) => one.id}
      getOptionLabel={({ ref, name }) => `${ref} ${name}`}
      openText={t('web:select.open')}
      closeText={t('web:select.close')}
      clearText={t('web:select.clear')}
      noOptionsText={t('web:select.nothing')}
      loadingText={t('pick.searching')}
      renderOption={({ key, ...option }, { ref, name, department, period, status }) => (
        <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
          <Box component="span" sx={{ display: 'flex', gap: 1 }}>
            <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {ref}
            </Box>
            <span dir="auto">{name}</span>
          </Box>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {[department?.name ?? t('words.whole'), periodText(period), t(`words.status.${status}`)].join(
              ' · ',
            )}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} placeholder={placeholder ?? t('pick.placeholder')} autoFocus={autoFocus} />
      )}
    />
  );
}
