import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { Shortcuts } from '#app/shell/shortcuts/Shortcuts.tsx';

const width = 56;

/** The strip of shortcuts at the start of layout3: open beside the page, or a drawer where there is no room. */
export function LeftPanel({ desktop }: { desktop: boolean }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const pill = (
    <Pill
      desktop={desktop}
      isShown={desktop ? open : drawerOpen}
      onClick={() => (desktop ? setOpen(!open) : setDrawerOpen(true))}
    />
  );
  if (!desktop)
    return (
      <>
        {pill}
        <SwipeableDrawer
          anchor="left"
          open={drawerOpen}
          onOpen={() => setDrawerOpen(true)}
          onClose={() => setDrawerOpen(false)}
          disableSwipeToOpen
          disableDiscovery
          slotProps={{ paper: { 'aria-label': t('left_panel'), sx: { width, pt: 1 } } }}
        >
          <Shortcuts vertical />
        </SwipeableDrawer>
      </>
    );
  return (
    <Box
      component="section"
      aria-label={t('left_panel')}
      className="not-printed"
      sx={{ flex: 'none', position: 'relative', width: open ? width : 0, transition: 'width 200ms' }}
    >
      <Box
        inert={!open}
        sx={{
          height: '100%',
          pt: 1,
          pb: 8,
          overflow: 'hidden auto',
          bgcolor: 'background.paper',
          borderInlineEnd: open ? 1 : 0,
          borderColor: 'divider',
          opacity: open ? 1 : 0,
          transition: 'opacity 150ms',
        }}
      >
        <Shortcuts vertical />
      </Box>
      {pill}
    </Box>
  );
}

interface PillProps {
  desktop: boolean;
  isShown: boolean;
  onClick: () => void;
}

/** What opens and closes the strip: at its foot while it is there, at the window's edge otherwise. */
function Pill({ desktop, isShown, onClick }: PillProps) {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  const isBeside = desktop && isShown;
  const turned = (direction === 'rtl') !== isShown ? '180deg' : 'none';
  return (
    <ButtonBase
      aria-label={t(isShown ? 'close_left_panel' : 'open_left_panel')}
      aria-expanded={isShown}
      onClick={onClick}
      sx={{
        position: desktop ? 'absolute' : 'fixed',
        zIndex: 40,
        bottom: 12,
        insetInlineStart: 0,
        width: isBeside ? width : 24,
        height: 40,
        borderRadius: isBeside ? 0 : '20px',
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: isBeside ? 'none' : 2,
        transition: 'width 200ms',
        '&:hover, &:focus-visible': { width: desktop && !isShown ? 52 : undefined },
      }}
    >
      <ChevronLeft
        size={16}
        style={{ transition: 'rotate 200ms', rotate: turned === '180deg' ? 'none' : '180deg' }}
        aria-hidden
      />
    </ButtonBase>
  );
}
