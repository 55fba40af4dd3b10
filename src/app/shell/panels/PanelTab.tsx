import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Palette, Settings } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { panelTab } from '../../theme/palettes.ts';
import { openPanel } from './open-panel.hooks.ts';

const size = 40;
const gear = {
  display: 'flex',
  animation: 'panel-gear 3s steps(72) infinite',
  // Turned by the compositor: nothing is painted for it.
  willChange: 'transform',
  '@keyframes panel-gear': { to: { transform: 'rotate(1turn)' } },
} as const;

/** The way into both panels, at the end of the page's own scroller: it covers neither the scrollbar nor the navigation. */
export function PanelTab() {
  const { t } = useTranslation('shell');
  const entries = [
    { name: 'settings', label: t('panel.settings'), icon: <Settings size={20} aria-hidden />, sx: gear },
    { name: 'schemes', label: t('panel.schemes'), icon: <Palette size={20} aria-hidden />, sx: {} },
  ] as const;
  return (
    <Box
      component="section"
      id="panel-tab"
      aria-label={t('panel.tab')}
      className="not-printed"
      sx={{ position: 'sticky', top: 96, flex: 'none', height: 0, zIndex: 999 }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          width: size,
          overflow: 'hidden',
          borderStartStartRadius: '8px',
          borderEndStartRadius: '8px',
          bgcolor: panelTab.resting,
          color: panelTab.ink,
          '&:hover, &:focus-within': { bgcolor: panelTab.surface },
        }}
      >
        {entries.map(({ name, label, icon, sx }) => (
          <ButtonBase
            key={name}
            title={label}
            aria-label={label}
            aria-haspopup="dialog"
            onClick={() => openPanel(name)}
            sx={{
              display: 'flex',
              width: size,
              height: size,
              '--ring': panelTab.ink,
              '&:focus-visible': { outlineOffset: '-4px' },
            }}
          >
            <Box component="span" sx={sx}>
              {icon}
            </Box>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
