import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { foldedWidth, navbarWidth } from './navbar-width.ts';
import { NavbarBody, NavbarHead } from './NavbarParts.tsx';
import { useShellSettings } from '#app/shell/settings/shell-settings.hooks.ts';

const hoverDelay = 150;
const motion = 'width 200ms cubic-bezier(.4,0,.6,1)';

/** The navigation beside the page. Folded, it keeps 64 px and opens over the page while the pointer rests on it. */
export function Navbar({ side }: { side: 'left' | 'right' }) {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  const { current, change } = useShellSettings();
  const { folded } = current.layout.config.navbar;
  const [rested, setRested] = useState(false);
  const [focused, setFocused] = useState(false);
  const entering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = !folded || rested || focused;
  const isMirrored = (side === 'right') !== (direction === 'rtl');
  const Pin = folded ? PanelLeftOpen : PanelLeftClose;
  // The keyboard opens it too: what has the focus must be seen.
  const focus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));

  return (
    <Box
      component="aside"
      aria-label={t('navbar')}
      className="not-printed"
      sx={{
        flex: 'none',
        width: folded ? foldedWidth : navbarWidth,
        transition: motion,
        position: 'relative',
        zIndex: 30,
      }}
    >
      <Box
        onPointerEnter={() => {
          entering.current = setTimeout(() => setRested(true), hoverDelay);
        }}
        onPointerLeave={() => {
          clearTimeout(entering.current);
          setRested(false);
        }}
        onFocus={focus}
        onBlur={() => setFocused(false)}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          [side === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: 0,
          width: open ? navbarWidth : foldedWidth,
          overflow: 'hidden',
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'background.default',
          color: 'text.primary',
          transition: motion,
          boxShadow: folded && open ? '0 10px 15px -3px rgb(0 0 0 / 30%)' : 'none',
        }}
      >
        <NavbarHead open={open}>
          <Tooltip title={t(folded ? 'unfold' : 'fold')}>
            <IconButton
              aria-label={t(folded ? 'unfold' : 'fold')}
              onClick={() => change({ layout: { config: { navbar: { folded: !folded } } } })}
              sx={{ color: 'inherit', visibility: open ? undefined : 'hidden' }}
            >
              <Pin size={20} style={{ scale: isMirrored ? '-1 1' : 'none' }} aria-hidden />
            </IconButton>
          </Tooltip>
        </NavbarHead>
        <NavbarBody open={open} />
      </Box>
    </Box>
  );
}
