import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AnswerImport } from '../exchange.contract.ts';
import type { AnswerImportState } from './answer-import.hooks.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { ConflictCard } from './ConflictCard.tsx';

/** What would become of every row, before anything is written; what somebody else said meanwhile comes first. */
export function AnswerPreview({
  preview,
  importState,
}: {
  preview: AnswerImport;
  importState: AnswerImportState;
}) {
  const { t } = useTranslation('maturity-exchange');
  const { conflicts, pick, pickOf, isOvertaken, putAway } = importState;
  const { counts, rows } = preview;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h2">{t('screen.check.title')}</Typography>
        <Typography component="bdi" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', flex: 1 }}>
          {preview.file_name}
        </Typography>
        <Button onClick={putAway}>{t('screen.check.another')}</Button>
      </Box>
      {isOvertaken && (
        <Alert severity="warning" variant="outlined">
          {t('screen.check.stale')}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Box component="section" aria-labelledby="answers-conflicts" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h2" id="answers-conflicts">
            {t('screen.check.conflicts', { count: conflicts.length })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('screen.check.conflicts_help')}</Typography>
          {conflicts.length > 1 && (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button size="small" variant="outlined" onClick={() => pick(conflicts, 'keep')}>
                {t('screen.check.keep_all')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => pick(conflicts, 'use')}>
                {t('screen.check.use_all')}
              </Button>
            </Box>
          )}
          {conflicts.map((row) => (
            <ConflictCard key={row.n} row={row} picked={pickOf(row)} onPick={(which) => pick([row], which)} />
          ))}
        </Box>
      )}
      <AnswerRows action="changed" rows={rows} />
      <AnswerRows action="refused" rows={rows} />
      {counts.changed + counts.conflict + counts.refused === 0 ? (
        <Typography>{t('screen.check.nothing')}</Typography>
      ) : (
        counts.same > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('screen.check.same', { count: counts.same })}
          </Typography>
        )
      )}
    </>
  );
}
