import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DepartmentSelect } from '#features/organisation/department/web/shared/DepartmentSelect.tsx';
import { barHeight } from '#app/shell/frame/bar-height.ts';
import { Logo } from '#app/shell/frame/Logo.tsx';
import { navbarWidth } from './navbar-width.ts';
import { NavigationList } from './NavigationList.tsx';

/** The coloured top of the navigation: whose it is, and one button. */
export function NavbarHead({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        height: barHeight,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingInline: '16px 12px',
        bgcolor: 'bar.main',
        color: 'bar.contrastText',
        // The primary would not be seen on itself.
        '--ring': 'currentcolor',
      }}
    >
      <Logo open={open} />
      {children}
    </Box>
  );
}

/** The business unit that every screen speaks of, and the ways to the screens. */
export function NavbarBody({ open, onNavigate }: { open: boolean; onNavigate?: () => void }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden auto', pb: 2 }}>
      <Box sx={{ px: 2, pt: 2.5, pb: 1.5, width: navbarWidth, visibility: open ? undefined : 'hidden' }}>
        <DepartmentSelect />
      </Box>
      <NavigationList open={open} onNavigate={onNavigate} />
    </Box>
  );
}
