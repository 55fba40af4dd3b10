import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { DepartmentSelect } from '#features/organisation/department/web/shared/DepartmentSelect.tsx';
import { BarContent } from '#app/shell/frame/BarContent.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';
import { Logo } from '#app/shell/frame/Logo.tsx';

interface HorizontalNavbarProps {
  /** Layout3 has its logo in the toolbar, and its navigation small and at the start. */
  dense: boolean;
  contained: number | undefined;
}

/** The navigation as a bar across the page (shell.md 2.3, 2.4). */
export function HorizontalNavbar({ dense, contained }: HorizontalNavbarProps) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="aside"
      aria-label={t('navbar')}
      className="not-printed"
      sx={{
        flex: 'none',
        display: 'flex',
        minHeight: 64,
        position: 'relative',
        zIndex: 25,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 4px 6px -1px rgb(0 0 0 / 10%), 0 2px 4px -1px rgb(0 0 0 / 6%)',
      }}
    >
      <BarContent contained={contained}>
        {!dense && <Logo />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: dense ? 'start' : 'end' }}>
          <HorizontalNavigation dense={dense} />
        </Box>
        <Box sx={{ flex: 'none', width: 220, '&:empty': { display: 'none' } }}>
          <DepartmentSelect />
        </Box>
      </BarContent>
    </Box>
  );
}
