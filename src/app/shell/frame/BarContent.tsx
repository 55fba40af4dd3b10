import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What stands in a bar: as wide as the bar, or as the container of the layout. */
export function BarContent({ contained, children }: { contained: number | undefined; children: ReactNode }) {
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        maxWidth: contained ?? 'none',
        mx: 'auto',
        px: { xs: 1, md: 2 },
        display: 'flex',
        alignItems: 'center',
        gap: 2,
      }}
    >
      {children}
    </Box>
  );
}
