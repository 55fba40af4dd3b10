import { luminance } from '#platform/contract/contrast.ts';

/** From this contrast with white on, white is drawn on a colour (specification 9). */
const threshold = 3;
const darkInk = 'rgba(0,0,0,0.87)';

const rounded = (colour: string) => Math.round(luminance(colour) * 1000) / 1000;

/** A colour's contrast with white, as the specification counts it: luminance to three decimals. */
export const contrastWithWhite = (colour: string): number => 1.05 / (rounded(colour) + 0.05);

/** The theme for what is drawn on a colour: light text from the threshold on, dark text below. */
export const themeOn = (colour: string): 'mainThemeDark' | 'mainThemeLight' =>
  contrastWithWhite(colour) >= threshold ? 'mainThemeDark' : 'mainThemeLight';

/** Text on a colour that does not say its own. */
export const inkOn = (colour: string): string => (themeOn(colour) === 'mainThemeDark' ? '#FFFFFF' : darkInk);
