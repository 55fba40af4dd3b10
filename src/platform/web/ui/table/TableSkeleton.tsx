import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';

/** The shape of a table that is on its way; drawn only when it takes longer than a moment. */
export function TableSkeleton({ columns, height }: { columns: number; height: number }) {
  const { t } = useTranslation('web');
  const late = useIsSlow(true);
  return (
    <Box role="status" aria-label={t('loading')} sx={{ px: 1.5, minHeight: 10 * height }}>
      {late &&
        Array.from({ length: 10 }, (_, row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gridTemplateColumns: `3fr repeat(${columns - 1}, 1fr)`,
              gap: 3,
              alignItems: 'center',
              height,
            }}
          >
            {Array.from({ length: columns }, (__, column) => (
              <Skeleton
                key={column}
                variant="text"
                sx={{ width: `${90 - ((row * 7 + column * 13) % 35)}%` }}
              />
            ))}
          </Box>
        ))}
    </Box>
  );
}
