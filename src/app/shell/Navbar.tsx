import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentSelect } from '#features/organisation/web/shared/DepartmentSelect.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import mark from '#platform/web/ui/mark.svg';
import { NavigationList } from './NavigationList.tsx';

const width = 280;
const foldedWidth = 64;
const hoverDelay = 150;
const bar = { xs: 48, md: 64 };

/** The navigation beside the page. Folded, it keeps 64 px and opens over the page while the pointer rests on it. */
export function Navbar() {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  const [folded, setFolded] = useState(false);
  const [hovered, setHovered] = useState(false);
  const entering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = !folded || hovered;
  const mirrored = direction === 'rtl' ? { transform: 'scaleX(-1)' } : undefined;

  return (
    <Box
      component="aside"
      aria-label={t('navigation.label')}
      sx={{
        flex: 'none',
        width: folded ? foldedWidth : width,
        transition: 'width 200ms cubic-bezier(.4,0,.6,1)',
        position: 'relative',
        zIndex: 30,
      }}
    >
      <Box
        onPointerEnter={() => {
          entering.current = setTimeout(() => setHovered(true), hoverDelay);
        }}
        onPointerLeave={() => {
          clearTimeout(entering.current);
          setHovered(false);
        }}
        // The keyboard opens it too: what has the focus must be seen.
        onFocus={() => setHovered(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setHovered(false);
        }}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: open ? width : foldedWidth,
          overflow: 'hidden',
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'background.default',
          color: 'text.primary',
          transition: 'width 200ms cubic-bezier(.4,0,.6,1)',
          boxShadow: folded && hovered ? '0 10px 15px -3px rgb(0 0 0 / 30%)' : 'none',
        }}
      >
        <NavbarHead open={open}>
          <Tooltip title={t(folded ? 'unfold' : 'fold')}>
            <IconButton
              aria-label={t(folded ? 'unfold' : 'fold')}
              aria-pressed={!folded}
              onClick={() => setFolded(!folded)}
              sx={{ color: 'inherit' }}
            >
              {folded ? (
                <PanelLeftOpen size={20} style={mirrored} aria-hidden />
              ) : (
                <PanelLeftClose size={20} style={mirrored} aria-hidden />
              )}
            </IconButton>
          </Tooltip>
        </NavbarHead>
        <NavbarBody open={open} />
      </Box>
    </Box>
  );
}

/** The navigation as a drawer over the page. */
export function MobileNavbar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{
        paper: { sx: { width, maxWidth: '90vw', bgcolor: 'background.paper', color: 'text.primary' } },
      }}
    >
      <NavbarHead open>
        <IconButton aria-label={t('close_menu')} onClick={onClose} sx={{ color: 'inherit' }}>
          <X size={20} aria-hidden />
        </IconButton>
      </NavbarHead>
      <NavbarBody open onNavigate={onClose} />
    </Drawer>
  );
}

function NavbarHead({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        height: bar,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 2,
        bgcolor: 'bar.main',
        color: 'bar.contrastText',
        // The primary would not be seen on itself.
        '--ring': 'currentcolor',
      }}
    >
      <img src={mark} alt="" width={open ? 28 : 32} height={open ? 28 : 32} style={{ flex: 'none' }} />
      {open && (
        <>
          <Box sx={{ flex: 1, fontWeight: 600, fontSize: '1rem', whiteSpace: 'nowrap' }}>Plumbline</Box>
          {children}
        </>
      )}
    </Box>
  );
}

function NavbarBody({ open, onNavigate }: { open: boolean; onNavigate?: () => void }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden auto', pb: 2 }}>
      <Box sx={{ px: 2, pt: 2.5, pb: 1, width, visibility: open ? 'visible' : 'hidden' }}>
        <DepartmentSelect />
      </Box>
      <NavigationList open={open} onNavigate={onNavigate} />
    </Box>
  );
}
