import { lazy, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { AfterFirstPaint } from '#platform/web/ui/page/AfterFirstPaint.tsx';
import { useShellSettings } from '#app/shell/settings/shell-settings.hooks.ts';
import { foldedWidth, navbarWidth } from './navbar-width.ts';
import { NavbarBody, NavbarHead } from './NavbarParts.tsx';

const NavbarPin = lazy(async () => ({ default: (await import('./NavbarPin.tsx')).NavbarPin }));

const hoverDelay = 150;

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
  // The keyboard opens it too: what has the focus must be seen.
  const focus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));

  return (
    <aside
      aria-label={t('navbar')}
      className="navbar not-printed"
      style={{ width: folded ? foldedWidth : navbarWidth }}
    >
      <div
        className={folded && open ? 'navbar-sheet is-over' : 'navbar-sheet'}
        onPointerEnter={() => {
          entering.current = setTimeout(() => setRested(true), hoverDelay);
        }}
        onPointerLeave={() => {
          clearTimeout(entering.current);
          setRested(false);
        }}
        onFocus={focus}
        onBlur={() => setFocused(false)}
        style={{
          [side === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: 0,
          width: open ? navbarWidth : foldedWidth,
        }}
      >
        <NavbarHead open={open}>
          <AfterFirstPaint>
            <NavbarPin
              folded={folded}
              isShown={open}
              isMirrored={(side === 'right') !== (direction === 'rtl')}
              onTurn={() => change({ layout: { config: { navbar: { folded: !folded } } } })}
            />
          </AfterFirstPaint>
        </NavbarHead>
        <NavbarBody open={open} />
      </div>
    </aside>
  );
}
