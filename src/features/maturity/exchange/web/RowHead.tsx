import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AnswerRow } from '../exchange.contract.ts';

/** Which question a row of the file is about, and where it stands there. */
export function RowHead({ row: { n, question_id, title, section } }: { row: AnswerRow }) {
  const { t } = useTranslation('maturity-exchange');
  const aside = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
      {question_id !== null && (
        <Typography component="bdi" sx={aside}>
          {question_id}
        </Typography>
      )}
      <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title === '' ? t('screen.check.no_question') : title}
      </Typography>
      <Typography component="span" variant="caption" sx={aside}>
        {section}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Typography variant="caption" sx={aside}>
        {t('screen.check.row', { n })}
      </Typography>
    </Box>
  );
}
