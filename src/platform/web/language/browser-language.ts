import { languages, type Language } from '#platform/contract/access.ts';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** Chosen before a sign-in, here or on the public site, whose pages the server writes in it (site-pages.ts). */
const chosenLanguage = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

/** Keeps the choice of somebody who is not signed in for a year. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the other way to write one is asynchronous, and not everywhere there
  document.cookie = `language=${language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax${secure}`;
}

/** What one reads here, of what we speak: as on this tab's last page (app/theme/first-look.ts), as it was chosen, or as the browser
 *  does. */
export const browserLanguage = (): Language =>
  [
    document.documentElement.dataset['spoken'],
    chosenLanguage(),
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ].find((language) => isLanguage(language)) ?? 'en';
