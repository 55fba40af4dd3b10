import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

/** The first thing Tab reaches: over the frame, to the page. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="a"
      href="#page"
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 8,
        top: -60,
        zIndex: 2100,
        p: 1.5,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {t('skip')}
    </Box>
  );
}
