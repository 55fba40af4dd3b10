import { createTheme, type Theme } from '@mui/material/styles';
import '#platform/web/ui/theme-parts.ts';
import {
  chartColours,
  fontFamily,
  inks,
  levelColours,
  palettes,
  states,
  type NamedPalette,
  type PaletteName,
} from './palettes.ts';
import { components } from './components.ts';

const px = (size: number, line: number, weight = 400) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: 'normal',
});

/** Builds the theme of a palette for a reading direction. */
export function buildTheme(palette: NamedPalette, direction: 'ltr' | 'rtl'): Theme {
  const { mode } = palette;
  const ink = inks[mode];
  const state = states[mode];
  return createTheme({
    direction,
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    shape: { borderRadius: 8 },
    palette: {
      mode,
      contrastThreshold: 3,
      primary: { ...palette.primary, contrastText: mode === 'light' ? '#FFFFFF' : '#0B1F1E' },
      secondary: { ...palette.secondary, contrastText: 'rgba(0,0,0,0.87)' },
      success: { main: state.success },
      warning: { main: state.warning },
      error: { main: state.error },
      info: { main: state.info },
      background: { paper: palette.paper, default: palette.background },
      text: { primary: ink.text, secondary: ink.textSecondary, disabled: ink.textDisabled },
      divider: ink.divider,
      levels: levelColours,
      chart: chartColours[mode],
      bar: palette.bar,
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
    components: components(palette, ink.divider),
  });
}

/** The chosen theme on a dark or a light surface (shell.md 3.3): its colours, another paper. */
export const derived = (palette: NamedPalette, mode: 'light' | 'dark'): NamedPalette => {
  if (palette.mode === mode)
    return mode === 'dark' ? { ...palette, paper: '#1E2125', background: '#121417' } : palette;
  return mode === 'dark'
    ? { ...palette, mode, primary: palettes.defaultDark.primary, paper: '#1E2125', background: '#121417' }
    : { ...palette, mode, primary: palettes.default.primary, paper: '#FFFFFF', background: '#F7F7F7' };
};

const isPalette = (name: unknown): name is PaletteName =>
  typeof name === 'string' && Object.hasOwn(palettes, name);

/** The palette a person's settings name; an unknown name is `default` (specification 5). */
export function chosenPalette(settings: Record<string, unknown>): NamedPalette {
  const name = (settings['theme'] as { main?: unknown } | undefined)?.main;
  return palettes[isPalette(name) ? name : 'default'];
}
