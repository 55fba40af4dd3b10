import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { themeFor } from './build-theme.ts';
import { useLook } from './look.ts';
import type { Area } from './themes.rules.ts';
import { tokensOf } from './tokens.ts';

/** A part of the shell in its own theme. Takes no room itself. */
export function SurfaceTheme({ area, children }: { area: Exclude<Area, 'main'>; children: ReactNode }) {
  const look = useLook();
  const palette = look.palettes[area];
  const style = useMemo(
    () => ({ ...tokensOf(palette), display: 'contents', colorScheme: palette.mode }) as CSSProperties,
    [palette],
  );
  return (
    <ThemeProvider theme={themeFor(palette, look)}>
      <div className="surface" style={style}>
        {children}
      </div>
    </ThemeProvider>
  );
}
