import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { dateOrders, type DateOrder, type DateQuestion } from '../risk-import.contract.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

/** Day or month first: asked with dates of the file, or told with the date that decided it. */
export function DateOrderQuestion({
  question: { needed, because, examples },
  order,
  onChoose,
}: {
  question: DateQuestion;
  order: DateOrder | null;
  onChoose: (order: DateOrder) => void;
}) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const [example] = examples;
  const label = (one: DateOrder) => {
    const day = example?.[one];
    return example === undefined || day == null
      ? t(`screen.columns.${one}_plain`)
      : t(`screen.columns.${one}`, { text: example.text, day: formats.day(day) });
  };
  return (
    <FormControl>
      <FormLabel id="date-order">{t('screen.columns.date_title')}</FormLabel>
      <Typography sx={{ color: 'text.secondary' }}>
        {needed ? t('screen.columns.date_asked') : t('screen.columns.date_decided', { because })}
      </Typography>
      <RadioGroup
        aria-labelledby="date-order"
        value={order ?? ''}
        onChange={(_, chosen) => isIn(dateOrders, chosen) && onChoose(chosen)}
      >
        {dateOrders.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={label(one)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
