/** One way the product can look: what each sweep over screens takes by pairs. */
export interface Look {
  language: 'en' | 'tr' | 'ar';
  layout: 'layout1' | 'layout2' | 'layout3';
  theme: 'light' | 'dark' | 'tenant';
}

const languages = ['en', 'ar', 'tr'] as const;
const layouts = ['layout1', 'layout2', 'layout3'] as const;
const themes = ['light', 'dark', 'tenant'] as const;

/** How many ways a product's theme is seen in, and the organisation's own colours. */
export const waysOfEach = 9;

/** A way to look by its number, `0` to `8`: every language meets every layout once. Light and dark take turns. */
const inWay = (way: number, own: boolean): Look => ({
  language: languages[way % 3] ?? 'en',
  layout: layouts[Math.floor(way / 3)] ?? 'layout1',
  theme: own ? 'tenant' : way % 2 === 0 ? 'light' : 'dark',
});

/** Two looks for the screen at this place of a list: in a light or a dark theme, and in the organisation's own colours. Whatever is
 *  seen in one is seen otherwise in the other, and within any nine screens in a row languages, layouts and themes meet in every pair. */
export const looksFor = (at: number): [plain: Look, own: Look] => [
  inWay(at % waysOfEach, false),
  inWay((at + 4) % waysOfEach, true),
];

/** The whole product of them, for `npm test -- --all`. */
export const everyLook: readonly Look[] = themes.flatMap((theme) =>
  layouts.flatMap((layout) => languages.map((language) => ({ language, layout, theme }))),
);
