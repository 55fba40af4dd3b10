import type { Language } from '#platform/contract/access.ts';

type Texts = Record<string, unknown>;

const first = {
  en: () => import('./first-texts/en.ts'),
  tr: () => import('./first-texts/tr.ts'),
  ar: () => import('./first-texts/ar.ts'),
};
const found = import.meta.glob<Partial<Record<Language, Texts>>>([
  '/src/features/*/text/*.ts',
  '/src/features/*/*/text/*.ts',
  // In the first file, or said by the server alone.
  '!/src/features/identity/{password,person,picture,session,sign-in}/text/*.ts',
  // The public site is a page of its own.
  '!/src/features/public-site/*/text/*.ts',
]);
/** By namespace and language: `risk-dashboard/en` for the texts in `features/risk/dashboard`, `risk/en` for those in `features/risk`. */
const things = new Map(
  Object.entries(found).map(([path, load]) => {
    const [folders = '', language = ''] = path.slice('/src/features/'.length, -'.ts'.length).split('/text/');
    return [`${folders.replace('/', '-')}/${language}`, load];
  }),
);

/** The texts of a namespace: one file for what every screen says, then one per thing when a screen first speaks it. */
export async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const load = things.get(`${namespace}/${language}`);
  return load === undefined
    ? ((await first[language]()).texts[namespace] ?? {})
    : ((await load())[language] ?? {});
}
