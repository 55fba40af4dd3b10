import { contrast } from '#platform/contract/contrast.ts';
import { mix, moved, over, toOklch, toHex } from './colour.rules.ts';
import { inks, states, type PaletteSeed } from './palettes.ts';
import { inkOn } from './threshold.rules.ts';

/** A colour with its neighbours, and the text that reads on all three. */
export interface Shades {
  light: string;
  main: string;
  dark: string;
  contrastText: string;
}

/** Everything a theme draws with. */
export interface FullPalette {
  mode: 'light' | 'dark';
  /** The main action, selection, links, focus: reads as text on both surfaces. */
  primary: Shades;
  /** The active place and small highlights; never body text. */
  secondary: Shades;
  /** The shell's coloured bar, and the text on it. */
  bar: { main: string; contrastText: string };
  paper: string;
  background: string;
  ink: Record<keyof (typeof inks)['light'], string>;
  success: Shades;
  warning: Shades;
  error: Shades;
  info: Shades;
}

/** What reads as normal text (WCAG AA), and a hair more: screens round. */
const readable = 4.55;
/** How much of a state's colour its tint has, and how much of the primary a chosen row has. */
export const tintShare = 0.11;
export const chosenShare = 0.09;

/** Whether an ink reads on every surface. */
const reads = (ink: string, surfaces: readonly string[]): boolean =>
  surfaces.every((surface) => contrast(over(ink, surface), surface) >= readable);

const away = (mode: 'light' | 'dark') => (mode === 'light' ? 'dark' : 'light');

/** A colour as text on a palette's surfaces and on its own tint there, and as a surface under text. */
const inBothRoles = (colour: string, mode: 'light' | 'dark', surfaces: readonly string[]): string =>
  moved(colour, away(mode), (candidate) => {
    const tints = surfaces.map((surface) => mix(candidate, tintShare, surface));
    return reads(candidate, [...surfaces, ...tints]) && reads(inkOn(candidate), [candidate]);
  });

/** A colour as a surface: moved away from its text until that reads. */
function asSurface(colour: string): string {
  const ink = inkOn(colour);
  return moved(colour, ink === '#FFFFFF' ? 'dark' : 'light', (candidate) => reads(ink, [candidate]));
}

/** A lighter and a darker neighbour on which the same text still reads. */
function shadesOf(main: string): Shades {
  const contrastText = inkOn(main);
  const { l, c, h } = toOklch(main);
  const step = (delta: number) => toHex({ l: Math.min(0.98, Math.max(0.05, l + delta)), c, h });
  const isDark = contrastText === '#FFFFFF';
  const still = (shade: string) => reads(contrastText, [shade]);
  return {
    light: isDark ? moved(step(0.09), 'dark', still) : step(0.06),
    main,
    dark: isDark ? step(-0.08) : moved(step(-0.1), 'light', still),
    contrastText,
  };
}

/** Everything that follows from five colours. What would not read is moved until it does. */
export function fullPalette({ mode, primary, secondary, paper, background }: PaletteSeed): FullPalette {
  const surfaces = [paper, background];
  const asShades = (colour: string) => shadesOf(inBothRoles(colour, mode, surfaces));
  const state = states[mode];
  // By night the primary is pale, as text has to be; the bar is its deep tone, under white.
  const bar = mode === 'dark' && inkOn(primary) !== '#FFFFFF' ? deep(primary) : asSurface(primary);
  return {
    mode,
    primary: asShades(primary),
    secondary: shadesOf(asSurface(secondary)),
    bar: { main: bar, contrastText: inkOn(bar) },
    paper,
    background,
    ink: inks[mode],
    success: asShades(state.success),
    warning: asShades(state.warning),
    error: asShades(state.error),
    info: asShades(state.info),
  };
}

/** The tone of a colour that carries white text without glaring from a dark page. */
function deep(colour: string): string {
  const { c, h } = toOklch(colour);
  return moved(toHex({ l: 0.44, c: Math.min(c, 0.085), h }), 'dark', (candidate) =>
    reads('#FFFFFF', [candidate]),
  );
}
