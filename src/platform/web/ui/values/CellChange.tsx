import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

interface CellChangeProps {
  label: string;
  old: string;
  new: string;
  /** There was nothing before, nor could there have been. */
  isNew?: boolean;
}

/** A pair of a definition list: old and new beside each other; words say which is which where colour does not. */
export function CellChange({ label, old, new: next, isNew = false }: CellChangeProps) {
  const { t } = useTranslation('web');
  const text = (value: string) => (value === '' ? <em>{t('cell.empty')}</em> : value);
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {!isNew && (
          <>
            <Box component="del" dir="auto" sx={{ color: 'text.secondary' }}>
              {text(old)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('cell.becomes')}
            </Box>{' '}
          </>
        )}
        <Box component="ins" dir="auto" sx={{ textDecoration: 'none' }}>
          {text(next)}
        </Box>
      </Box>
    </>
  );
}
