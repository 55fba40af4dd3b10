import Box from '@mui/material/Box';
import { barHeight } from './bar-height.ts';
import { BarContent } from './BarContent.tsx';

const year = new Date().getFullYear();

/** The bar below the page. */
export function Footer({ contained }: { contained: number | undefined }) {
  return (
    <Box
      component="footer"
      className="not-printed"
      sx={{
        flex: 'none',
        minHeight: barHeight,
        display: 'flex',
        alignItems: 'center',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <BarContent contained={contained}>
        <Box component="small" sx={{ typography: 'caption' }}>
          {/* A name and a year read from the left in every language. */}
          <bdi dir="ltr">{`© ${year} Plumbline`}</bdi>
        </Box>
      </BarContent>
    </Box>
  );
}
