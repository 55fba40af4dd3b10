import { textOn } from '#platform/contract/contrast.ts';
import { mix } from './colour.rules.ts';
import { chosenShare, tintShare, type FullPalette } from './full-palette.rules.ts';
import { chartColours, levelColours, onStateSurfaces, panelTab, stateSurfaces } from './palettes.ts';

/** An ink and the surface it is drawn on somewhere in the product, and the contrast it owes there. */
export interface Pair {
  name: string;
  ink: string;
  surface: string;
  least: number;
}

const text = 4.5;
/** Large text, what is not text, and edges one has to see. */
const shape = 3;
/** WCAG asks nothing of what cannot be used now; it has to be seen all the same. */
const faint = 2;

/** Every pair in use. A component that draws something new on something adds its line here. */
export function pairs(palette: FullPalette): Pair[] {
  const { ink, paper, background, primary, secondary, bar, mode } = palette;
  const chosen = mix(primary.main, chosenShare, paper);
  const pointed = mix(mode === 'light' ? '#000000' : '#FFFFFF', 0.05, paper);
  const grounds = { paper, background };
  const stateNames = ['success', 'warning', 'error', 'info'] as const;
  const on = (surfaces: Record<string, string>, inks: Record<string, string>, least: number): Pair[] =>
    Object.entries(surfaces).flatMap(([surface, surfaceColour]) =>
      Object.entries(inks).map(([name, colour]) => ({
        name: `${name} on ${surface}`,
        ink: colour,
        surface: surfaceColour,
        least,
      })),
    );
  return [
    ...on(
      { ...grounds, 'a chosen row': chosen, 'a row under the pointer': pointed },
      { text: ink.text, 'second text and hints': ink.textSecondary },
      text,
    ),
    ...on(grounds, { 'what is disabled': ink.textDisabled }, faint),
    ...on({ ...grounds, 'a chosen row': chosen }, { 'links, tabs and plain buttons': primary.main }, text),
    ...on(grounds, { 'the focus ring': primary.main, 'the edge of an input': ink.outline }, shape),
    ...on(
      { primary: primary.main, 'light primary': primary.light, 'dark primary': primary.dark },
      { text: primary.contrastText },
      text,
    ),
    ...on(
      { secondary: secondary.main, 'light secondary': secondary.light, 'dark secondary': secondary.dark },
      { 'the active place': secondary.contrastText },
      text,
    ),
    ...on({ 'the bar': bar.main }, { text: bar.contrastText, 'the focus ring': bar.contrastText }, text),
    ...stateNames.flatMap((state) => {
      const { main, light, dark, contrastText } = palette[state];
      return [
        ...on(
          {
            ...grounds,
            'its tint': mix(main, tintShare, paper),
            'its tint on the page': mix(main, tintShare, background),
          },
          { [state]: main },
          text,
        ),
        ...on(
          { [state]: main, [`light ${state}`]: light, [`dark ${state}`]: dark },
          { text: contrastText },
          text,
        ),
      ];
    }),
    ...on({ 'a neutral pill': mix(opaque(mode), tintShare, paper) }, { text: ink.text }, text),
    ...on(
      grounds,
      Object.fromEntries(chartColours[mode].map((colour, at) => [`chart colour ${at + 1}`, colour])),
      shape,
    ),
    ...chartColours[mode].flatMap((colour, at) =>
      on({ [`chart colour ${at + 1}`]: colour }, { label: textOn(colour) }, text),
    ),
    ...levelColours.flatMap((colour, at) =>
      on({ [`level ${at + 1}`]: colour }, { text: textOn(colour) }, text),
    ),
    ...Object.entries(stateSurfaces).flatMap(([state, colour]) =>
      on(
        { [`the ${state} message`]: colour },
        { text: onStateSurfaces[state as keyof typeof stateSurfaces] },
        text,
      ),
    ),
    // Signs only, and their names in words beside them.
    ...on({ 'the panels’ tab': mix(panelTab.surface, 0.9, background) }, { icons: panelTab.ink }, shape),
    ...on({ 'the panels’ tab in use': panelTab.surface }, { icons: panelTab.ink }, shape),
    ...on({ 'the plain message': '#323232' }, { text: '#FFFFFF' }, text),
  ];
}

const opaque = (mode: 'light' | 'dark') => (mode === 'light' ? '#000000' : '#FFFFFF');
