// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';

/** Every theme with a name of its own. `tenant` is built from the organisation's colours. */
export const themeNames = [
  ...(['default', 'defaultDark', 'legacy', 'tenant'] as const),
  ...(['light1', 'light2', 'light3', 'light4', 'light5', 'light6'] as const),
  ...(['light7', 'light8', 'light9', 'light10', 'light11', 'light12'] as const),
  ...(['dark1', 'dark2', 'dark3', 'dark4', 'dark5', 'dark6'] as const),
  ...(['dark7', 'dark8', 'dark9', 'dark10', 'dark11', 'dark12'] as const),
] as const;
export type ThemeName = (typeof themeNames)[number];

/** The main theme on a dark or a light surface: for the areas around the page, not for the page. */
export const derivedThemeNames = ['mainThemeDark', 'mainThemeLight'] as const;
export type AreaThemeName = ThemeName | (typeof derivedThemeNames)[number];

export const layoutStyles = ['layout1', 'layout2', 'layout3'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

const shown = [true, false] as const;
const bars = { display: shown, folded: [false], position: ['left'] } as const;

/** What can be chosen in each layout, the default first; a choice of one is fixed there and not offered. */
export const layoutOptions = {
  layout1: {
    mode: ['fullwidth', 'boxed'],
    scroll: ['content', 'body'],
    navbar: { display: shown, folded: [false, true], position: ['left', 'right'] },
    toolbar: { display: shown, style: ['fixed', 'static'], position: ['below', 'above'] },
    footer: { display: shown, style: ['fixed', 'static'], position: ['below', 'above'] },
  },
  layout2: {
    mode: ['fullwidth', 'boxed', 'container'],
    scroll: ['content'],
    navbar: bars,
    toolbar: { display: shown, style: ['fixed'], position: ['below', 'above'] },
    footer: { display: shown, style: ['fixed', 'static'], position: ['below'] },
  },
  layout3: {
    mode: ['container', 'boxed', 'fullwidth'],
    scroll: ['content'],
    navbar: bars,
    toolbar: { display: shown, style: ['fixed'], position: ['above', 'below'] },
    footer: { display: shown, style: ['fixed', 'static'], position: ['below'] },
  },
} as const satisfies Record<LayoutStyle, OptionTree>;

type Choices = readonly string[] | readonly boolean[];
export interface OptionTree {
  readonly [option: string]: Choices | OptionTree;
}
export type Chosen<Options> = Options extends readonly (infer Value)[]
  ? Value
  : { [Option in keyof Options]: Chosen<Options[Option]> };

type SomeChosen<Options> = Options extends readonly (infer Value)[]
  ? Value
  : { [Option in keyof Options]?: SomeChosen<Options[Option]> | undefined };
type ConfigSchema<Options> = z.ZodMiniType<SomeChosen<Options>, SomeChosen<Options>>;

/** Some of the options, each with one of its choices. */
function someOf<const Options extends OptionTree>(options: Options): ConfigSchema<Options> {
  const shape = Object.entries(options).map(([option, inner]) => [
    option,
    z.optional(
      !Array.isArray(inner)
        ? someOf(inner as OptionTree)
        : typeof inner[0] === 'boolean' && inner.length > 1
          ? z.boolean()
          : z.literal(inner as [string]),
    ),
  ]);
  return z.object(Object.fromEntries(shape)) as unknown as ConfigSchema<Options>;
}

const layoutOf = <Style extends LayoutStyle>(style: Style) =>
  z.object({ style: z.literal(style), config: z.optional(someOf(layoutOptions[style])) });

/** A theme that is no longer there is read as the default: whether it exists is not asked here. */
const someTheme = z.optional(z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9_-]{0,39}$/)));

/** What a person chose of the shell; what is left out stays as the layout has it. */
export const chosenSettings = z.object({
  layout: z.optional(
    z.discriminatedUnion('style', [layoutOf('layout1'), layoutOf('layout2'), layoutOf('layout3')]),
  ),
  customScrollbars: z.optional(z.boolean()),
  animations: z.optional(z.boolean()),
  /** Only where it was forced: otherwise it is the language's. */
  direction: z.optional(z.enum(['ltr', 'rtl'])),
  theme: z.optional(z.object({ main: someTheme, navbar: someTheme, toolbar: someTheme, footer: someTheme })),
});
export type ChosenSettings = z.infer<typeof chosenSettings>;
