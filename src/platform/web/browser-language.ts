import { languages, type Language } from '#platform/contract/access.ts';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** What the browser would read, of what we speak. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => isLanguage(tag)) ?? 'en';
