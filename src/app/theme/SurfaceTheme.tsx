import { Suspense, useMemo, type CSSProperties, type ReactNode } from 'react';
import { DeferredLibraryTheme } from './DeferredLibraryTheme.tsx';
import { useLook } from './look.hooks.ts';
import type { Area } from './themes.rules.ts';
import { tokensOf } from './tokens.ts';

interface SurfaceThemeProps {
  area: Exclude<Area, 'main'>;
  /** What stands there until its files are there. */
  room?: ReactNode;
  children: ReactNode;
}

/** A part of the shell in its own theme. Takes no room itself. */
export function SurfaceTheme({ area, room, children }: SurfaceThemeProps) {
  const palette = useLook().palettes[area];
  const style = useMemo(
    () => ({ ...tokensOf(palette), display: 'contents', colorScheme: palette.mode }) as CSSProperties,
    [palette],
  );
  return (
    <div className="surface" style={style}>
      <Suspense fallback={room}>
        <DeferredLibraryTheme area={area}>{children}</DeferredLibraryTheme>
      </Suspense>
    </div>
  );
}
