import { languages, type Language } from '#platform/contract/access.ts';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** What one reads here, of what we speak: as on this tab's last page (app/theme/first-look.ts), or as the browser does. */
export const browserLanguage = (): Language =>
  [
    document.documentElement.dataset['spoken'],
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ].find((language) => isLanguage(language)) ?? 'en';
