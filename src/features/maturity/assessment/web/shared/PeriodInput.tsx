import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { Period } from '../../assessment-change.contract.ts';
import { halfAt, isSamePeriod, quarterAt, yearAt } from '../../period.rules.ts';
import { usePeriodText } from './period-text.hooks.ts';

/** The time an assessment speaks of: a quarter, the half or the year by one press, any other by its days. */
export function PeriodInput({ onPeriod }: { onPeriod?: (period: Period) => void }) {
  const { t } = useTranslation(['maturity', 'record']);
  const id = useId();
  const text = usePeriodText();
  const day = currentDay(usePerson().timezone);
  const { control, setValue, formState } = useFormContext();
  const chosen = useWatch({ control, name: 'period' }) as Period;
  const offered = [...[-1, 0, 1].map((later) => quarterAt(day, later)), halfAt(day), yearAt(day)];
  const first = formState.defaultValues?.['period'] as Period;
  if (!offered.some((period) => isSamePeriod(period, first))) offered.unshift(first);
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel
        id={id}
        component="div"
        sx={{ mb: 0.5, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500, color: 'text.primary' }}
      >
        {t('field.period')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {offered.map((period) => (
          <ToggleButton
            key={period.from + period.to}
            size="small"
            color="primary"
            value={period.from}
            selected={isSamePeriod(chosen, period)}
            onChange={() => {
              setValue('period', period, { shouldDirty: true, shouldValidate: true });
              onPeriod?.(period);
            }}
            sx={{ textTransform: 'none', py: 0.5, px: 1.25 }}
          >
            {text(period)}
          </ToggleButton>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextInput name="period.from" type="date" label={t('add.from')} />
        <TextInput name="period.to" type="date" label={t('add.to')} />
      </Box>
    </Box>
  );
}
