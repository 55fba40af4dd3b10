import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { SurfaceTheme } from '../theme/SurfaceTheme.tsx';
import { MobileNavbar, Navbar } from './Navbar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDesktop } from './use-desktop.ts';

/** Layout1: the navigation beside everything, the toolbar above the page, and only the page scrolls (shell.md 2.2). */
export function Layout1() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const desktop = useDesktop();
  const [mobileOpen, setMobileOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  const visited = useRef(pathname);

  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    page.current?.scrollTo(0, 0);
  }, [pathname]);

  return (
    <Box sx={{ display: 'flex', height: '100%', overflow: 'hidden' }}>
      <Box
        component="a"
        href="#page"
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
        onClick={(event) => {
          event.preventDefault();
          page.current?.focus();
        }}
      >
        {t('skip')}
      </Box>
      <SurfaceTheme area="navbar">
        {desktop ? <Navbar /> : <MobileNavbar open={mobileOpen} onClose={() => setMobileOpen(false)} />}
      </SurfaceTheme>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <SurfaceTheme area="toolbar">
          <Toolbar onMenu={desktop ? undefined : () => setMobileOpen(true)} />
        </SurfaceTheme>
        <Box
          component="main"
          id="page"
          ref={page}
          tabIndex={-1}
          sx={{ flex: 1, minHeight: 0, overflow: 'auto', position: 'relative', outline: 'none' }}
        >
          {state !== 'idle' && (
            <LinearProgress sx={{ position: 'sticky', top: 0, zIndex: 20, height: 2, mb: '-2px' }} />
          )}
          <Suspense fallback={<LinearProgress aria-label={t('web:loading')} sx={{ height: 2 }} />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
    </Box>
  );
}
