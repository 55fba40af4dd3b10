import { languages, type Language } from '#platform/contract/access.ts';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

const isOverTls = () => location.protocol === 'https:';
/** Chosen before a sign-in, here or on the public site, whose pages the server writes in it (site-pages.ts). */
const cookieName = () => (isOverTls() ? '__Host-language' : 'language');
const chosenLanguage = () =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${cookieName()}=`))
    ?.slice(cookieName().length + 1);

/** Keeps the choice of somebody who is not signed in for a year. */
export function rememberLanguage(language: Language): void {
  const secure = isOverTls() ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the other way to write one is asynchronous, and not everywhere there
  document.cookie = `${cookieName()}=${language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax${secure}`;
}

/** What one reads here, of what we speak: as on this tab's last page (app/theme/first-look.ts), as it was chosen, or as the browser
 *  does. */
export function browserLanguage(): Language {
  const spoken = document.documentElement.dataset['spoken'];
  // Another process of the browser is waited for to read cookies: not where nothing depends on them.
  if (isLanguage(spoken)) return spoken;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return [chosenLanguage(), ...wished].find((language) => isLanguage(language)) ?? 'en';
}
