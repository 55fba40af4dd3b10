import type { Language } from '#platform/contract/access.ts';
import { textPath } from './text-path.ts';

type Texts = Record<string, unknown>;

const first = {
  en: () => import('./first-texts/en.ts'),
  tr: () => import('./first-texts/tr.ts'),
  ar: () => import('./first-texts/ar.ts'),
};

/** The texts of a namespace: one file for what every screen says, which knows where those of each thing are. Only one language is known
 *  at a time: where all are takes thousands of bytes. */
export async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const { texts, further } = await first[language]();
  const load = further[textPath(namespace, language)];
  return load === undefined ? (texts[namespace] ?? {}) : ((await load())[language] ?? {});
}
