import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CellChange } from '#platform/web/ui/values/CellChange.tsx';
import type { AnswerRow } from '../exchange.contract.ts';
import { RowHead } from './RowHead.tsx';

/** The rows of one kind under a heading with their number; nothing where there are none. */
export function AnswerRows({ action, rows }: { action: 'changed' | 'refused'; rows: readonly AnswerRow[] }) {
  const { t } = useTranslation('maturity-exchange');
  const some = rows.filter((row) => row.action === action);
  if (some.length === 0) return null;
  const heading = `answers-${action}`;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography variant="h2" id={heading}>
        {t(`screen.check.${action}`, { count: some.length })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {some.map((row) => (
          <Box
            component="li"
            key={row.n}
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
          >
            <RowHead row={row} />
            {row.errors.map(({ field, code, text }) => (
              <Typography key={`${field} ${code}`} dir="auto" sx={{ color: 'error.main' }}>
                {field === null ? text : `${t(`field.${field}`)}: ${text}`}
              </Typography>
            ))}
            {row.changes.length > 0 && (
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: { sm: '160px 1fr' },
                  columnGap: 2,
                  rowGap: 0.5,
                }}
              >
                {row.changes.map(({ field, ...change }) => (
                  <CellChange key={field} label={t(`field.${field}`)} {...change} />
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
