/** One way the product can look: what each sweep over screens takes by pairs. */
export interface Look {
  language: 'en' | 'tr' | 'ar';
  layout: 'layout1' | 'layout2' | 'layout3';
  theme: 'light' | 'dark' | 'tenant';
}

const languages = ['en', 'ar', 'tr'] as const;
const layouts = ['layout1', 'layout2', 'layout3'] as const;
const themes = ['light', 'dark', 'tenant'] as const;

const turned = <T>(values: readonly T[], by: number): T => values[by % values.length] as T;

/** Three looks for the screen at this place of a list: it is seen in each language, each layout and each kind of theme. The
 *  screens after it meet them in other pairs: any nine in a row, in all there are. */
export const looksFor = (at: number): Look[] =>
  themes.map((theme, turn) => ({
    theme,
    language: turned(languages, turn + at),
    layout: turned(layouts, turn + 2 * at + Math.floor(at / 3)),
  }));

/** The whole product of them, for `npm test -- --all`. */
export const everyLook: readonly Look[] = themes.flatMap((theme) =>
  layouts.flatMap((layout) => languages.map((language) => ({ language, layout, theme }))),
);
