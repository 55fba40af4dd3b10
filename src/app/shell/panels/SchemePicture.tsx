import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { FullPalette } from '../../theme/full-palette.rules.ts';

/** A theme in miniature: its header with the secondary colour on it, a card, and the page behind. */
export function SchemePicture({ palette }: { palette: FullPalette }) {
  const { t } = useTranslation('shell');
  const { primary, secondary, paper, background, ink } = palette;
  return (
    <Box sx={{ fontSize: '0.75rem', lineHeight: '16px', textAlign: 'start', pb: 1.5 }} style={{ background }}>
      <Box
        sx={{ position: 'relative', height: 56, px: 1.5, pt: 1, fontWeight: 600 }}
        style={{ background: primary.main, color: primary.contrastText }}
      >
        {t('panel.header')}
        <Box
          sx={{
            position: 'absolute',
            insetInlineEnd: 12,
            bottom: -10,
            zIndex: 1,
            width: 20,
            height: 20,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            fontWeight: 700,
          }}
          style={{ background: secondary.main, color: secondary.contrastText }}
        >
          {t('panel.secondary_sign')}
        </Box>
      </Box>
      <Box
        sx={{ position: 'relative', height: 96, mt: '-24px', mx: 1.5, p: 1.5, borderRadius: '6px' }}
        style={{ background: paper, border: `1px solid ${ink.divider}` }}
      >
        <Box sx={{ display: 'grid', gap: 1, pt: 1.5 }}>
          {['80%', '100%', '60%'].map((width) => (
            <Box
              key={width}
              sx={{ height: 4, borderRadius: '2px' }}
              style={{ width, background: ink.textSecondary }}
            />
          ))}
          <Box sx={{ height: 4, borderRadius: '2px' }} style={{ width: '40%', background: primary.main }} />
        </Box>
      </Box>
    </Box>
  );
}
