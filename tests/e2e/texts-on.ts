import type { Page, Request } from '@playwright/test';
import { languageNames } from '#platform/web/language/language-names.ts';
import { expect } from './browser/watch-errors.ts';

export type Spoken = keyof typeof languageNames;
export const spoken = Object.keys(languageNames) as Spoken[];
/** The language menu, whatever language it speaks. */
const calls = new RegExp(`: (?:${Object.values(languageNames).join('|')})$`);
/** How i18next shows a text it does not have: by its key. */
export const rawKey = /^(?:[a-z_]+:)?[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/;
/** The same in every language: the product's name, what the specification fixes, codes and abbreviations. Turkish has the logo too. */
export const everywhere =
  /^(?:(?:© \d{4} )?Plumbline|Logo|EN|TR|AR|English|Türkçe|العربية|CSV|XLSX|CIS|ISO.27k|NIST|SAML 2\.0|OpenID Connect|Entra ID|Gantt|.{1,2})$/;
/** Some months are written alike in English and Turkish. */
const day = /^\d{1,2} \p{L}+ \d{4}$/u;
/** Turkish calls risks and plans by the words of English. */
const counted = /^(?:\d+ )?(?:risk|plan)$/i;
/** The beginning of a fingerprint spells no word. */
const fingerprint = /\b[0-9a-f]{12}\b/g;
/** Nor does an address of the web, or a domain as an example. */
const webAddress = /\bhttps?:\/\/\S+|\bexample\.com\b/g;
const hasWord = (text: string) =>
  /\p{L}{3}/u.test(text.replaceAll(fingerprint, '').replaceAll(webAddress, ''));

/** Every text that can be seen or heard: text nodes, and the names of things. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title.replace(/ · Plumbline$/, '')]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      // Keys are called what stands on them.
      if (holder?.checkVisibility() && !holder.closest('script, style, kbd, tspan'))
        found.add(walker.currentNode.textContent ?? '');
    }
    // A name in a picture may stand there in several lines.
    for (const name of document.querySelectorAll('text:has(tspan)'))
      if (name.checkVisibility())
        found.add([...name.querySelectorAll('tspan')].map(({ textContent }) => textContent).join(' '));
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.add(element.getAttribute(name) ?? '');
    return [...found].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** The requests of a page that are under way; those of the page before it are given up. */
const openRequests = new WeakMap<Page, Set<Request>>();
function followRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => {
    // Of what a stream tells, there is no end.
    if (new URL(request.url()).pathname.endsWith('/stream')) return;
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** All texts of the data that calls brought: names, references, what people wrote. */
export function collectData(page: Page): Set<string> {
  followRequests(page);
  const data = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') data.add(value);
    else if (Array.isArray(value)) value.forEach(gather);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(gather);
  };
  page.on('response', (reply) => {
    if (reply.headers()['content-type']?.includes('json') && !reply.url().endsWith('.map'))
      reply.json().then(gather, () => undefined);
  });
  return data;
}

/** A text without the data in it: names stay names in every language. */
const withoutData = (text: string, data: string[]): string =>
  data.reduce((left, one) => left.replaceAll(one, ''), text);

/** Another language by the menu in the toolbar: no reload, and nothing of the page is lost. */
export async function switchTo(page: Page, language: Spoken): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: calls }).click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  // Where the menu was may lie an entry of the navigation that opens below the pointer.
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page).toHaveTitle(/\S · Plumbline$/);
  await drawn(page);
  await answered(page);
}

/** Waits until what changed is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Waits until every request is answered and what came is drawn: what the server worded is read anew in another language, and what it
 *  said before stands there meanwhile. Answers whether there was any. */
export async function answered(page: Page): Promise<boolean> {
  const open = () => openRequests.get(page)?.size ?? 0;
  if (open() === 0) return false;
  await expect.poll(open, { intervals: [20] }).toBe(0);
  await drawn(page);
  return true;
}

/** The texts that were seen at each address, in each language. */
export type TextsByLanguage = Record<Spoken, Map<string, Set<string>>>;
export const noTextsYet = (): TextsByLanguage => ({ en: new Map(), tr: new Map(), ar: new Map() });

export function note(seen: TextsByLanguage, language: Spoken, path: string, texts: readonly string[]): void {
  seen[language].set(path, new Set([...(seen[language].get(path) ?? []), ...texts]));
}

/** Every text is there in every language, and nothing stays English but what people wrote. */
export function expectEveryLanguage(seen: TextsByLanguage, data: ReadonlySet<string>): void {
  const { en: english, ...others } = seen;
  // Longest first: what is left of a text is nobody's data.
  const known = [...data].filter((one) => one.length > 2).toSorted((a, b) => b.length - a.length);
  for (const [language, texts] of Object.entries(seen))
    for (const [path, here] of texts) {
      const keys = [...here].filter((text) => rawKey.test(text) && !data.has(text) && hasWord(text));
      expect.soft(keys, `keys on ${path} in ${language}`).toEqual([]);
    }
  for (const [language, texts] of Object.entries(others))
    for (const [path, here] of texts) {
      const same = [...here].filter(
        (text) =>
          english.get(path)?.has(text) &&
          !everywhere.test(text) &&
          !day.test(text) &&
          !counted.test(text) &&
          hasWord(withoutData(text, known)),
      );
      expect.soft(same, `still English on ${path} in ${language}`).toEqual([]);
    }
}
