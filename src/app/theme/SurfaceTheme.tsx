import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '#platform/web/use-language.ts';
import { buildTheme, derived } from './build-theme.ts';
import type { NamedPalette } from './palettes.ts';

/** The chosen theme for a part of the shell that is dark or light whatever the page is. */
export function SurfaceTheme({
  palette,
  mode,
  children,
}: {
  palette: NamedPalette;
  mode: 'light' | 'dark';
  children: ReactNode;
}) {
  const { direction } = useLanguage();
  const theme = useMemo(() => buildTheme(derived(palette, mode), direction), [palette, mode, direction]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
