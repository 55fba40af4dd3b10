import { useLook } from '#app/theme/look.hooks.ts';
import type { Area } from '#app/theme/themes.rules.ts';
import { foldedWidth, navbarWidth } from '#app/shell/navigation/navbar-width.ts';
import './bar-placeholder.css';

/** The room of a bar that is not drawn yet, in its colour. */
export function BarPlaceholder({ area }: { area: Exclude<Area, 'main'> }) {
  return (
    <div
      className="bar-placeholder frame-room not-printed"
      style={{ background: useLook().seeds[area].paper }}
    />
  );
}

/** The room of the navigation beside the page. */
export function NavbarPlaceholder({ folded }: { folded: boolean }) {
  const { background } = useLook().seeds.navbar;
  return (
    <div
      className="frame-room not-printed"
      style={{ flex: 'none', width: folded ? foldedWidth : navbarWidth, background }}
    />
  );
}
