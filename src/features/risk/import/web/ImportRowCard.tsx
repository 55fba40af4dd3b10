import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CellChange } from '#platform/web/ui/values/CellChange.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { ImportRow } from '../risk-import.contract.ts';
import { useCellWords } from './cell-words.hooks.ts';
import { rowTone } from './import-tone.ts';

const few = 4;

/** One row of the file: which risk, what changes cell by cell, or why not. */
export function ImportRowCard({ row }: { row: ImportRow }) {
  const { t } = useTranslation('risk-import');
  const wordsOf = useCellWords();
  const [all, setAll] = useState(false);
  // The title of a new risk stands above already.
  const changes = row.changes.filter(
    ({ field }) => !(row.action === 'new' && (field === 'title' || field === 'ref')),
  );
  const shown = all ? changes : changes.slice(0, few);
  const hidden = changes.length - few;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('screen.check.row', { n: row.n })}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          <bdi>{row.ref ?? t('screen.check.number_follows')}</bdi>
        </Typography>
        <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {row.title ?? t('screen.check.no_title')}
        </Typography>
        <StatusPill tone={rowTone[row.action]}>{t(`screen.check.action.${row.action}`)}</StatusPill>
      </Box>
      {row.errors.map(({ field, code, text }) => (
        <Typography key={`${field} ${code}`} dir="auto" sx={{ color: 'error.main' }}>
          {field === null ? text : `${t(`field.${field}`)}: ${text}`}
        </Typography>
      ))}
      {shown.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '160px 1fr' }, columnGap: 2, rowGap: 0.5 }}
        >
          {shown.map((change) => (
            <CellChange
              key={change.field}
              label={t(`field.${change.field}`)}
              old={wordsOf(change.field, change.old)}
              new={wordsOf(change.field, change.new)}
              isNew={row.action === 'new'}
            />
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Box>
          <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t('screen.check.fewer') : t('screen.check.more', { count: hidden })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
