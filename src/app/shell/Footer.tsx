import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { barHeight } from './bar-height.ts';
import { BarContent } from './BarContent.tsx';

const year = new Date().getFullYear();

/** The bar below the page. */
export function Footer({ contained }: { contained: number | undefined }) {
  const { t } = useTranslation('shell');
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
          {t('copyright', { year })}
        </Box>
      </BarContent>
    </Box>
  );
}
