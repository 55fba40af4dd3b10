import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Navigate, Outlet, useLocation } from 'react-router';
import {
  useNavigationItems,
  useNavigationLink,
  useNavigationTitle,
} from '#app/shell/navigation/navigation.hooks.ts';
import { isActive } from '#app/shell/navigation/navigation.rules.ts';

/** The pages of Settings this person may open, as the navigation has them. */
const useSettingsPages = () => useNavigationItems().find(({ id }) => id === 'settings')?.children ?? [];

/** On a phone the ways scroll: the one that leads here is in sight. The page itself stays where somebody has scrolled it to. */
function comeIntoSight(way: HTMLElement | null): void {
  const ways = way?.parentElement;
  if (way === null || ways == null) return;
  const [mine, all] = [way.getBoundingClientRect(), ways.getBoundingClientRect()];
  ways.scrollLeft += mine.left + mine.width / 2 - (all.left + all.width / 2);
}

/** Around the pages of Settings: each has an address of its own, and the ways to the others above it. */
export function SettingsArea() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const pages = useSettingsPages();
  const titleOf = useNavigationTitle();
  const link = useNavigationLink();
  return (
    <>
      <Box
        component="nav"
        aria-label={t('navigation.settings')}
        className="not-printed"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 2, md: 3 },
          pt: 1.5,
          overflow: 'auto hidden',
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{ typography: 'overline', color: 'text.secondary', marginInlineEnd: 1 }}
        >
          {t('navigation.settings')}
        </Box>
        {pages.map((page) => (
          <ButtonBase
            key={page.id}
            {...link(page)}
            ref={isActive(page, pathname) ? comeIntoSight : undefined}
            sx={{
              flex: 'none',
              px: 1.5,
              minHeight: 32,
              borderRadius: '8px',
              typography: 'body2',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': { outlineOffset: '-2px' },
              ...(isActive(page, pathname) && { bgcolor: 'action.selected', fontWeight: 600 }),
            }}
          >
            {titleOf(page)}
          </ButtonBase>
        ))}
      </Box>
      <Outlet />
    </>
  );
}

/** The address of Settings itself leads to the first of its pages. */
export function ToSettings() {
  const [first] = useSettingsPages();
  const { search } = useLocation();
  return <Navigate to={first?.url === undefined ? '/' : { pathname: first.url, search }} replace />;
}
