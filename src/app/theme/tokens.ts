import { chartColours, fontFamily, inks, palettes, states, type NamedPalette } from './palettes.ts';
import { textOn } from '#platform/web/ui/contrast.ts';

/** Gives plain style sheets (sign-in, snackbar, own pictures) the same colours as the theme. */
export function applyTokens(palette: NamedPalette = palettes.default): void {
  const { mode } = palette;
  const ink = inks[mode];
  const { style } = document.documentElement;
  const tokens: Record<string, string> = {
    font: fontFamily,
    primary: palette.primary.main,
    'on-primary': textOn(palette.primary.main),
    secondary: palette.secondary.main,
    paper: palette.paper,
    background: palette.background,
    text: ink.text,
    'text-secondary': ink.textSecondary,
    divider: ink.divider,
    ...states[mode],
    ...Object.fromEntries(
      Object.entries(states.surface).map(([name, colour]) => [`${name}-surface`, colour]),
    ),
    ...Object.fromEntries(chartColours[mode].map((colour, index) => [`chart-${index + 1}`, colour])),
  };
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--${name}`, value);
  style.colorScheme = mode;
}
