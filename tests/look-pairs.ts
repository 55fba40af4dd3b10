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

/** Two looks for the screen at this place of a list: in a light or a dark theme, and in the organisation's own colours. The screens
 *  after it have other languages, layouts and themes: within any eighteen in a row these meet in every pair. */
export const looksFor = (at: number): [plain: Look, own: Look] => {
  const inTheme = (theme: Look['theme'], turn: number): Look => ({
    theme,
    language: turned(languages, at + turn),
    layout: turned(layouts, 2 * at + Math.floor(at / 3) + turn),
  });
  return [inTheme(at % 2 === 0 ? 'light' : 'dark', 0), inTheme('tenant', 1)];
};

/** The whole product of them, for `npm test -- --all`. */
export const everyLook: readonly Look[] = themes.flatMap((theme) =>
  layouts.flatMap((layout) => languages.map((language) => ({ language, layout, theme }))),
);
