import type { ShellChange } from './shell-settings.rules.ts';

/** The product's own light and dark colours, as a change of the settings. */
export const lightAndDark = {
  light: { theme: { main: 'default', toolbar: 'mainThemeLight' } },
  dark: { theme: { main: 'defaultDark', toolbar: 'mainThemeDark' } },
} as const satisfies Record<string, ShellChange>;
