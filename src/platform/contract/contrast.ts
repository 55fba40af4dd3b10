/** How bright a colour (#RRGGBB) is, from 0 to 1 (WCAG relative luminance). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** White or dark text, whichever reads better on a surface. */
export const textOn = (surface: string): '#FFFFFF' | '#1A1C1E' =>
  contrast(surface, '#FFFFFF') >= contrast(surface, '#1A1C1E') ? '#FFFFFF' : '#1A1C1E';

/** A level's colour as it is drawn. On a dark page light and dark change places, so that the worst level goes on standing out
 *  most: a pale one would outshine it. */
export const levelFill = (colour: string): string =>
  `light-dark(${colour}, oklch(from ${colour} calc(1.2 - l) c h))`;

/** What is written on such a colour. */
export const levelInk = (colour: string): string => {
  const ink = textOn(colour);
  return `light-dark(${ink}, ${ink === '#FFFFFF' ? '#1A1C1E' : '#FFFFFF'})`;
};
