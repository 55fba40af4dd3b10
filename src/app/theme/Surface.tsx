import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { MuiBoundaryContext } from '#platform/web/ui/page/MuiBoundary.tsx';
import { DeferredLibraryTheme } from './DeferredLibraryTheme.tsx';
import { useLook } from './look.hooks.ts';
import type { Area } from './themes.rules.ts';
import { tokensOf } from './tokens.ts';

export type SurfaceArea = Exclude<Area, 'main'>;

/** A part of the shell in its own colours, for plain elements; what in it needs the component library stands in `MuiBoundary`.
 *  Takes no room itself. */
export function Surface({ area, children }: { area: SurfaceArea; children: ReactNode }) {
  const palette = useLook().palettes[area];
  const style = useMemo(
    (): CSSProperties => ({ ...tokensOf(palette), display: 'contents', colorScheme: palette.mode }),
    [palette],
  );
  return (
    <div className="surface" style={style}>
      <MuiBoundaryContext value={inAreas[area]}>{children}</MuiBoundaryContext>
    </div>
  );
}

const inArea = (area: SurfaceArea) => (part: ReactNode) => (
  <DeferredLibraryTheme area={area}>{part}</DeferredLibraryTheme>
);
const inAreas: Record<SurfaceArea, (part: ReactNode) => ReactNode> = {
  navbar: inArea('navbar'),
  toolbar: inArea('toolbar'),
  footer: inArea('footer'),
};
