import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { navbarWidth } from './navbar-width.ts';
import { NavbarBody, NavbarHead } from './NavbarParts.tsx';

interface NavbarDrawerProps {
  side: 'left' | 'right';
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The navigation as a drawer over the page; it stays in the document, so that it opens at once. */
export function NavbarDrawer({ side, open, onOpen, onClose }: NavbarDrawerProps) {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  const Back = (side === 'left') === (direction === 'ltr') ? ArrowLeft : ArrowRight;
  return (
    <SwipeableDrawer
      anchor={side}
      open={open}
      onOpen={onOpen}
      onClose={onClose}
      disableSwipeToOpen
      disableDiscovery
      ModalProps={{ keepMounted: true }}
      slotProps={{
        paper: {
          'aria-label': t('navbar'),
          sx: { width: navbarWidth, maxWidth: '90vw', bgcolor: 'background.paper', color: 'text.primary' },
        },
      }}
    >
      <NavbarHead open>
        <IconButton aria-label={t('close_menu')} onClick={onClose} sx={{ color: 'inherit' }}>
          <Back size={20} aria-hidden />
        </IconButton>
      </NavbarHead>
      <NavbarBody open onNavigate={onClose} />
    </SwipeableDrawer>
  );
}
