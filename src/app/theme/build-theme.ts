import { createTheme, type Theme } from '@mui/material/styles';
import '#platform/web/ui/page/theme-parts.ts';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';
import type { FullPalette } from './full-palette.rules.ts';
import { chartColours, fontFamily, levelColours } from './palettes.ts';

export interface ThemeWish {
  direction: 'ltr' | 'rtl';
  /** Whether things may move; the system's wish for less motion is followed either way. */
  isAnimated: boolean;
}

const px = (size: number, line: number, weight = 400) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: 'normal',
});

const built = new WeakMap<FullPalette, Map<string, Theme>>();

/** The theme of a palette, built once for each direction. */
export function themeFor(palette: FullPalette, wish: ThemeWish): Theme {
  const themes = built.get(palette) ?? new Map<string, Theme>();
  built.set(palette, themes);
  const key = `${wish.direction} ${wish.isAnimated}`;
  const theme = themes.get(key) ?? buildTheme(palette, wish);
  themes.set(key, theme);
  return theme;
}

function buildTheme(palette: FullPalette, { direction, isAnimated }: ThemeWish): Theme {
  const { mode, primary, secondary, success, warning, error, info, bar, paper, background, ink } = palette;
  return createTheme({
    direction,
    breakpoints: { values: breakpoints },
    shape: { borderRadius: 8 },
    palette: {
      mode,
      contrastThreshold: 3,
      primary,
      secondary,
      success,
      warning,
      error,
      info,
      background: { paper, default: background },
      text: { primary: ink.text, secondary: ink.textSecondary, disabled: ink.textDisabled },
      divider: ink.divider,
      levels: levelColours,
      chart: chartColours[mode],
      bar,
    },
    typography: {
      fontFamily,
      h1: px(22, 28, 600),
      h2: px(16, 24, 600),
      h3: px(14, 20, 600),
      h4: px(14, 20, 600),
      h5: px(14, 20, 600),
      h6: px(14, 20, 600),
      subtitle1: px(14, 20, 600),
      subtitle2: px(13, 20, 600),
      body1: px(14, 20),
      body2: px(14, 20),
      caption: px(12, 16),
      overline: { ...px(12, 16, 600), textTransform: 'uppercase' },
      button: { ...px(14, 20, 600), textTransform: 'none' },
      figure: { ...px(28, 32, 600), fontVariantNumeric: 'tabular-nums' },
      table: { ...px(13, 20), fontVariantNumeric: 'tabular-nums' },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 150,
        short: 150,
        standard: 200,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 150,
      },
    },
    motion: { reducedMotion: isAnimated ? 'system' : 'always' },
    components: components(palette),
  });
}
