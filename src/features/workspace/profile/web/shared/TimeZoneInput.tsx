import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { isMeant, offsetInWords, timeZoneAt, timeZonesAt, type TimeZone } from '../../time-zone.rules.ts';

const ofThisComputer = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone, found by city, region, offset or the name of its time, with what its clocks show now. */
export function TimeZoneInput({ name, label, help }: { name: string; label: string; help: ReactNode }) {
  const { t } = useTranslation('workspace-profile');
  const { language } = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const [now, setNow] = useState(() => new Date());
  const [isAsked, ask] = useState(false);
  const chosen = useMemo(() => timeZoneAt(String(field.value), now, language), [field.value, now, language]);
  // Asked of the browser when somebody looks: it takes a while to tell all of them.
  const zones = useMemo(() => {
    const all = isAsked ? timeZonesAt(now, language) : [];
    return all.some((zone) => zone.id === chosen.id) ? all : [chosen, ...all];
  }, [isAsked, now, language, chosen]);
  const others = field.value !== ofThisComputer && (
    <Link
      component="button"
      type="button"
      variant="caption"
      sx={{ display: 'block', textAlign: 'start', mt: 0.5 }}
      onClick={() => field.onChange(ofThisComputer)}
    >
      {t('details.timezone_here')} <bdi>{ofThisComputer.replaceAll('_', ' ')}</bdi>
    </Link>
  );

  return (
    <Box>
      <FieldFrame id={id} label={label} help={help} error={fieldState.error?.message}>
        <Autocomplete
          id={id}
          size="small"
          autoHighlight
          disableClearable
          options={zones}
          value={chosen}
          onOpen={() => {
            setNow(new Date());
            ask(true);
          }}
          onChange={(_, zone) => field.onChange(zone.id)}
          onBlur={field.onBlur}
          filterOptions={(all, { inputValue }) =>
            // What stands there before anybody types is the chosen one, and no search.
            inputValue === inWords(chosen) ? all : all.filter((zone) => isMeant(zone, inputValue))
          }
          isOptionEqualToValue={(one, other) => one.id === other.id}
          getOptionKey={(zone) => zone.id}
          getOptionLabel={inWords}
          noOptionsText={t('details.timezone_none')}
          openText={t('details.timezone_open')}
          closeText={t('details.timezone_close')}
          renderOption={({ key, ...option }, zone) => (
            <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
              <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
                <bdi>{zone.name}</bdi>
                <Box
                  component="bdi"
                  dir="ltr"
                  sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                >
                  {offsetInWords(zone.offset)}
                </Box>
              </Box>
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {zone.called}
              </Box>
            </Box>
          )}
          renderInput={(params) => (
            <TextField {...params} inputRef={field.ref} error={fieldState.error !== undefined} />
          )}
        />
      </FieldFrame>
      <Box sx={{ mt: others ? -1.5 : 0, mb: others ? 2 : 0 }}>{others}</Box>
    </Box>
  );
}

/** Isolated left to right: a city and its offset stay in this order in every language. */
const inWords = ({ name, offset }: TimeZone): string => `\u2066${name} (${offsetInWords(offset)})\u2069`;
