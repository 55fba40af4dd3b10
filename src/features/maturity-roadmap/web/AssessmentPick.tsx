import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { AssessmentChoice } from './assessment-choices.hooks.ts';
import { useToldAssessment } from './use-told-assessment.ts';

interface AssessmentPickProps {
  id: string;
  choices: readonly AssessmentChoice[];
  value: string | undefined;
  onPick: (id: string) => void;
  placeholder: string;
  pending: boolean;
  autoFocus?: boolean;
}

/** One assessment, found by its reference or its name; told apart by framework, department and period. */
export function AssessmentPick({
  id,
  choices,
  value,
  onPick,
  placeholder,
  pending,
  autoFocus = false,
}: AssessmentPickProps) {
  const { t } = useTranslation(['maturity-roadmap', 'maturity', 'web']);
  const told = useToldAssessment();
  const chosen = choices.find((one) => one.id === value) ?? null;
  const several = new Set(choices.map(({ framework }) => framework)).size > 1;
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
      {...(several && {
        groupBy: ({ framework }: AssessmentChoice) => t(`maturity:words.framework.${framework}`),
      })}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(one) => one.id}
      getOptionLabel={({ ref, name }) => `${ref} ${name}`}
      openText={t('web:select.open')}
      closeText={t('web:select.close')}
      clearText={t('web:select.clear')}
      noOptionsText={t('web:select.nothing')}
      loadingText={t('roadmap.pick.searching')}
      renderOption={({ key, ...option }, one) => (
        <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
          <Box component="span" sx={{ display: 'flex', gap: 1 }}>
            <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {one.ref}
            </Box>
            <span dir="auto">{one.name}</span>
          </Box>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {told(one)} · {t(`maturity:words.status.${one.status}`)}
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} placeholder={placeholder} autoFocus={autoFocus} />}
    />
  );
}
