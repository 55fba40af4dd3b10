import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values, side by side where there is room. */
export function FactList({ children, stacked = false }: { children: ReactNode; stacked?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: stacked ? { xs: '1fr 1fr', sm: '1fr 1fr 1fr', lg: '1fr' } : 'max-content 1fr',
        columnGap: 2,
        rowGap: stacked ? 1.5 : 0.75,
        typography: 'table',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere', minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}

export function Fact({
  name,
  children,
  stacked = false,
}: {
  name: string;
  children: ReactNode;
  stacked?: boolean;
}) {
  if (!stacked)
    return (
      <>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </>
    );
  return (
    <Box sx={{ minWidth: 0, '& dt': { typography: 'caption' } }}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  );
}
