import type { Language } from '#platform/contract/access.ts';
import { browserLanguage } from '#platform/web/language/browser-language.ts';
import { startTexts } from '#platform/web/language/language.ts';

const files = {
  en: () => import('./texts/en.ts'),
  tr: () => import('./texts/tr.ts'),
  ar: () => import('./texts/ar.ts'),
};
let started: Promise<void> | undefined;

/** The texts of what comes with scripts, in the language of the page. */
export const siteTexts = (): Promise<void> =>
  (started ??= startTexts(
    async (language: Language, namespace) => (await files[language]()).texts[namespace] ?? {},
    browserLanguage(),
    ['platform', 'web', 'public-site-contact', 'public-site-further'],
  ));
