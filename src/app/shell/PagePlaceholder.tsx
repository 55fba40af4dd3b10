import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Stands at once where a page will, while its code is on the way (shell.md 14). */
export function PagePlaceholder() {
  const { t } = useTranslation('web');
  return (
    <Box role="status" sx={{ height: '100%', display: 'grid', placeContent: 'center', gap: 2, p: 3 }}>
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('loading')}
      </Typography>
      <LinearProgress aria-label={t('loading')} sx={{ width: 'min(320px, 70vw)', height: 2 }} />
    </Box>
  );
}
