import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listImportRows, type RowAction } from '../risk-import.contract.ts';
import { ImportRowCard } from './ImportRowCard.tsx';

const perPage = 50;

/** The rows of one kind, a page at a time. */
export function ImportRows({ id, action }: { id: string; action: RowAction | 'kept' }) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const [offset, setOffset] = useState(0);
  const rows = useRead(
    listImportRows,
    { params: { id }, query: { action, limit: String(perPage), offset: String(offset) } },
    { keep: true },
  );
  if (rows.error) return <FailureNotice failure={rows.error} onRetry={() => void rows.refetch()} />;
  if (rows.data === undefined) return null;
  const { data, count } = rows.data;
  const panel =
    action === 'kept' ? {} : { role: 'tabpanel', id: 'rows-panel', 'aria-labelledby': `rows-tab-${action}` };
  return (
    <Box {...panel}>
      {count === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t(`screen.check.none.${action}`)}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <ImportRowCard key={row.n} row={row} />
        ))}
      </Box>
      {count > perPage && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1 }}>
          <Button disabled={offset === 0} onClick={() => setOffset(offset - perPage)}>
            {t('screen.check.previous')}
          </Button>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('screen.check.page', {
              from: formats.number(offset + 1),
              to: formats.number(Math.min(count, offset + perPage)),
              count: formats.number(count) as never,
            })}
          </Typography>
          <Button disabled={offset + perPage >= count} onClick={() => setOffset(offset + perPage)}>
            {t('screen.check.next')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
