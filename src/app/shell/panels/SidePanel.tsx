import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { PanelName } from './open-panel.hooks.ts';

const width = 380;
const nothing = () => undefined;

interface SidePanelProps {
  name: PanelName;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Full height at the end edge; the page stays in sight, because it shows what is chosen here. */
export function SidePanel({ name, open, onClose, children }: SidePanelProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <SwipeableDrawer
      anchor="right"
      open={open}
      onOpen={nothing}
      onClose={onClose}
      disableSwipeToOpen
      disableDiscovery
      slotProps={{
        backdrop: { invisible: true },
        // The first time, too, when it is drawn open from the beginning.
        transition: { appear: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width, maxWidth: '90vw', boxShadow: '0 0 24px rgb(0 0 0 / 25%)' },
        },
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          minHeight: 64,
          paddingInline: '16px 8px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t(`panel.${name}`)}
        </Typography>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      {/* Another panel begins at its top. */}
      <Box
        key={name}
        sx={{ flex: '1 1 0px', overflow: 'auto', p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
      >
        {children}
      </Box>
    </SwipeableDrawer>
  );
}
