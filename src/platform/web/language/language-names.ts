import type { Language } from '#platform/contract/access.ts';

/** Each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };
