import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AnswerRow } from '../exchange.contract.ts';
import type { Pick } from './answer-import.hooks.ts';
import { RowHead } from './RowHead.tsx';

interface ConflictCardProps {
  row: AnswerRow;
  picked: Pick | undefined;
  onPick: (which: Pick) => void;
}

/** What somebody said after the file was exported beside what the file says: one of the two holds. */
export function ConflictCard({ row, picked, onPick }: ConflictCardProps) {
  const { t } = useTranslation('maturity-exchange');
  const formats = useFormats();
  const { answered_by, answered_at, changes, question_id } = row;
  const sides = [
    {
      which: 'keep',
      side: t('screen.check.now'),
      label: t('screen.check.keep'),
      by: [answered_by?.name, answered_at && formats.moment(answered_at)],
      values: changes.map(({ field, old }) => ({ field, value: old })),
    },
    {
      which: 'use',
      side: t('screen.check.file'),
      label: t('screen.check.use'),
      by: [t('screen.check.row', { n: row.n })],
      values: changes.map(({ field, new: value }) => ({ field, value })),
    },
  ] as const;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1 }}>
      <RowHead row={row} />
      <RadioGroup
        aria-label={t('screen.check.which', { question: question_id })}
        value={picked ?? ''}
        onChange={(_, which) => onPick(which as Pick)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}
      >
        {sides.map(({ which, side, label, by, values }) => (
          <Box
            key={which}
            sx={{
              minWidth: 0,
              border: 1,
              borderColor: picked === which ? 'primary.main' : 'divider',
              borderRadius: 1,
              p: 1.5,
            }}
          >
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {side}
            </Typography>
            <Box component="dl" sx={{ m: 0, my: 1, display: 'grid', gap: 0.5 }}>
              {values.map(({ field, value }) => (
                <Box key={field}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                    {t(`field.${field}`)}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    {value === '' ? <em>{t('web:cell.empty')}</em> : <bdi>{value}</bdi>}
                  </Box>
                </Box>
              ))}
            </Box>
            <Typography variant="caption" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
              {by.map((detail) => detail && <bdi key={detail}>{detail}</bdi>)}
            </Typography>
            <FormControlLabel value={which} control={<Radio size="small" />} label={label} />
          </Box>
        ))}
      </RadioGroup>
    </Card>
  );
}
