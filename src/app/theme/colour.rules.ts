/** How people see a colour: lightness 0 to 1, chroma from grey (0) up, hue in degrees. Equal steps look equal (OKLCH). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Red, green and blue of #RRGGBB, 0 to 255. */
export const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const written = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

export function toOklch(colour: string): Oklch {
  const [r = 0, g = 0, b = 0] = channels(colour).map((part) => toLinear(part / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const one = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(one, other),
    h: ((Math.atan2(other, one) * 180) / Math.PI + 360) % 360,
  };
}

function light({ l, c, h }: Oklch): [number, number, number] {
  const one = c * Math.cos((h * Math.PI) / 180);
  const other = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * one + 0.2158037573 * other) ** 3;
  const y = (l - 0.1055613458 * one - 0.0638541728 * other) ** 3;
  const z = (l - 0.0894841775 * one - 1.291485548 * other) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** #RRGGBB of an OKLCH colour. One outside of sRGB keeps lightness and hue, and loses chroma. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c;
  const shows = (part: number) => part > -0.0005 && part < 1.0005;
  while (chroma > 0 && !light({ l, c: chroma, h }).every(shows)) chroma -= 0.004;
  const parts = light({ l, c: Math.max(0, chroma), h });
  return written(parts.map((part) => 255 * toGamma(Math.min(1, Math.max(0, part)))));
}

/** What `share` (0 to 1) of a colour makes with another, as `color-mix(in srgb, …)` does. */
export function mix(colour: string, share: number, other: string): string {
  const base = channels(other);
  return written(channels(colour).map((part, at) => part * share + (base[at] ?? 0) * (1 - share)));
}

/** The resulting colour of an ink (#RRGGBB or rgba(…)) on a surface. */
export function over(ink: string, surface: string): string {
  if (ink.startsWith('#')) return ink;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (ink.match(/[\d.]+/g) ?? []).map(Number);
  return mix(written([red, green, blue]), alpha, surface);
}

/** How different two colours look; 0.02 is hardly seen, 0.1 is another colour. */
export function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  const across = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn);
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, across));
}

/** The nearest lightness, dark or light, at which a colour passes; the colour itself when it does. What passes goes on passing
 *  further on, so the place is found by halving. */
export function moved(
  colour: string,
  towards: 'dark' | 'light',
  passes: (colour: string) => boolean,
): string {
  if (passes(colour)) return colour;
  const { l, c, h } = toOklch(colour);
  const step = towards === 'dark' ? -0.005 : 0.005;
  const at = (steps: number) => toHex({ l: l + step * steps, c, h });
  const last = Math.ceil((towards === 'dark' ? l : 1 - l) / 0.005) - 1;
  let [refused, passing] = [0, last + 1];
  while (passing - refused > 1) {
    const between = (refused + passing) >> 1;
    if (passes(at(between))) passing = between;
    else refused = between;
  }
  if (passing <= last) return at(passing);
  return towards === 'dark' ? '#000000' : '#FFFFFF';
}
