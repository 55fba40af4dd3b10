import type { Language } from '#platform/contract/access.ts';

type Texts = Record<string, unknown>;

const first = {
  en: () => import('./first-texts/en.ts'),
  tr: () => import('./first-texts/tr.ts'),
  ar: () => import('./first-texts/ar.ts'),
};
const features = import.meta.glob<Partial<Record<Language, Texts>>>([
  '/src/features/*/text/*.ts',
  '!/src/features/identity/text/*.ts',
]);

/** The texts of a namespace: one file for what every screen says, then one per feature when a screen first speaks it. */
export async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const feature = features[`/src/features/${namespace}/text/${language}.ts`];
  return feature === undefined
    ? ((await first[language]()).texts[namespace] ?? {})
    : ((await feature())[language] ?? {});
}
