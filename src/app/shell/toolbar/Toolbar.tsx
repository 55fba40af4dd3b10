import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { LayoutStyle } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { barHeight } from '#app/shell/frame/bar-height.ts';
import { BarContent } from '#app/shell/frame/BarContent.tsx';
import { Logo } from '#app/shell/frame/Logo.tsx';
import { useDesktop } from '#app/shell/frame/breakpoint.hooks.ts';
import { toolbarOrder, toolbarParts, type ToolbarPart } from './toolbar-parts.ts';

interface ToolbarProps {
  style: LayoutStyle;
  contained: number | undefined;
  /** Opens the navigation where it is a drawer. */
  onMenu: (() => void) | undefined;
  /** The side the drawer comes from: its button stands there. */
  menuAt: 'left' | 'right';
  hasLogo: boolean;
}

/** The bar of the organisation's name, with the person's own things around it. */
export function Toolbar({ style, contained, onMenu, menuAt, hasLogo }: ToolbarProps) {
  const { t } = useTranslation('shell');
  const { organisation } = usePerson();
  const { start, end } = toolbarOrder[style];
  // Many shortcuts scroll rather than push the rest aside.
  const scrolls = useDesktop() && start.includes('shortcuts');
  const menu = onMenu && (
    <IconButton aria-label={t('open_menu')} onClick={onMenu} sx={{ color: 'inherit' }}>
      <MenuIcon size={20} aria-hidden />
    </IconButton>
  );
  return (
    <Box
      component="header"
      className="not-printed"
      data-uncovered
      sx={{
        flex: 'none',
        height: barHeight,
        display: 'flex',
        position: 'relative',
        zIndex: 20,
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <BarContent contained={contained}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'grid',
            // The name in the middle, for as long as there is room for it.
            gridTemplateColumns: `minmax(${scrolls ? '88px' : 'min-content'}, 1fr) minmax(0, auto) minmax(max-content, 1fr)`,
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
            {menuAt === 'left' && menu}
            {hasLogo && (
              <Box sx={{ marginInlineEnd: 2 }}>
                <Logo />
              </Box>
            )}
            <Parts of={start} />
          </Box>
          <Box
            sx={{
              fontWeight: 600,
              fontSize: { xs: '0.875rem', md: '1rem' },
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            <bdi>{organisation.name}</bdi>
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
            <Parts of={end} />
            {menuAt === 'right' && menu}
          </Box>
        </Box>
      </BarContent>
    </Box>
  );
}

const Parts = ({ of }: { of: readonly ToolbarPart[] }) =>
  of.map((part) => {
    const Part = toolbarParts[part];
    return Part && <Part key={part} />;
  });
