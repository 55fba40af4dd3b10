import { textOn } from '#platform/contract/contrast.ts';
import type { FullPalette } from './full-palette.rules.ts';
import { chartColours, fontFamily, maturityColours, onStateSurfaces, stateSurfaces } from './palettes.ts';

/** The theme's colours for plain style sheets and our own pictures, as CSS variables. splash.css has those of the default. */
export function tokensOf(palette: FullPalette) {
  const { mode, primary, secondary, bar, paper, background, ink } = palette;
  return {
    '--font': fontFamily,
    '--primary': primary.main,
    '--on-primary': primary.contrastText,
    '--secondary': secondary.main,
    '--on-secondary': secondary.contrastText,
    '--bar': bar.main,
    '--on-bar': bar.contrastText,
    '--paper': paper,
    '--background': background,
    '--text': ink.text,
    '--text-secondary': ink.textSecondary,
    '--divider': ink.divider,
    '--outline': ink.outline,
    '--thumb': ink.thumb,
    '--thumb-held': ink.thumbHeld,
    '--success': palette.success.main,
    '--warning': palette.warning.main,
    '--error': palette.error.main,
    '--info': palette.info.main,
    '--success-surface': stateSurfaces.success,
    '--warning-surface': stateSurfaces.warning,
    '--on-warning-surface': onStateSurfaces.warning,
    '--error-surface': stateSurfaces.error,
    '--info-surface': stateSurfaces.info,
    ...Object.fromEntries(
      chartColours[mode].flatMap((colour, index) => [
        [`--chart-${index + 1}`, colour],
        [`--on-chart-${index + 1}`, textOn(colour)],
      ]),
    ),
    ...Object.fromEntries(
      maturityColours[mode].flatMap((colour, level) => [
        [`--maturity-${level}`, colour],
        [`--on-maturity-${level}`, textOn(colour)],
      ]),
    ),
  };
}

/** Gives the whole page a theme's colours. */
export function applyTokens(palette: FullPalette): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokensOf(palette))) style.setProperty(name, value);
  style.colorScheme = palette.mode;
}

/** What the splash is drawn with. */
export function splashColours(palette: FullPalette): Record<`--${string}`, string> {
  const { '--background': background, '--primary': primary, '--divider': divider } = tokensOf(palette);
  return { '--background': background, '--primary': primary, '--divider': divider };
}
