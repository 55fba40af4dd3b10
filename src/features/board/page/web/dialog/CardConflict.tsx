import Alert from '@mui/material/Alert';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordDifferences } from '#platform/web/record/RecordDifferences.tsx';
import type { Card } from '#features/board/card/card.contract.ts';
import { cardRecord } from '#features/board/card/card.record.ts';

/** What somebody else changed while one was writing; what was typed stays below. */
export function CardConflict({ before, now }: { before: Card; now: Card }) {
  const { t } = useTranslation('board-card');
  return (
    <Alert severity="warning" variant="outlined" className="card-conflict">
      {t('verb.conflict.stale')}
      <RecordDifferences record={cardRecord} feature="board-card" before={before} now={now} />
    </Alert>
  );
}
