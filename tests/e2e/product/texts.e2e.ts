import type { Page } from '@playwright/test';
import { languageNames } from '#platform/web/language/language-names.ts';
import { enter, prefer } from '#tests/e2e/walk/people.ts';
import { everyScreen, floating, guestScreens, openers, settle } from '#tests/e2e/walk/every-screen.ts';
import { expect, test } from '#tests/e2e/walk/watched.ts';

type Spoken = keyof typeof languageNames;
const spoken = Object.keys(languageNames) as Spoken[];
/** The language menu, whatever language it speaks. */
const calls = new RegExp(`: (?:${Object.values(languageNames).join('|')})$`);
/** How i18next shows a text it does not have: by its key. */
const rawKey = /^(?:[a-z_]+:)?[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/;
/** The same in every language: the product's name, what the specification fixes, codes and abbreviations. */
const everywhere =
  /^(?:(?:© \d{4} )?Plumbline|EN|TR|AR|English|Türkçe|العربية|CSV|XLSX|CIS|ISO.27k|NIST|.{1,2})$/;
/** Some months are written alike in English and Turkish. */
const day = /^\d{1,2} \p{L}+ \d{4}$/u;
/** The beginning of a fingerprint spells no word. */
const fingerprint = /\b[0-9a-f]{12}\b/g;
const hasWord = (text: string) => /\p{L}{3}/u.test(text.replaceAll(fingerprint, ''));

/** Every text that can be seen or heard: text nodes, and the names of things. */
function textsOn(page: Page): Promise<string[]> {
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

/** All texts of the data that calls brought: names, references, what people wrote. */
function collectData(page: Page): Set<string> {
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

/** All texts of the page that is open: its own, those of its tabs, and of whatever opens over it. */
async function textsHere(page: Page): Promise<string[]> {
  await settle(page);
  const seen = await textsOn(page);
  const tabs = page.getByRole('main').getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await settle(page);
    seen.push(...(await textsOn(page)));
  }
  if ((await tabs.count()) > 0) await tabs.first().click();
  for (const opener of await openers(page)) {
    await opener.click();
    await expect(floating(page)).toBeVisible();
    await settle(page);
    seen.push(...(await textsOn(page)));
    await page.keyboard.press('Escape');
    await expect(floating(page)).toBeHidden();
  }
  return [...new Set(seen)];
}

/** Another language by the menu in the toolbar: no reload, and nothing of the page is lost. */
async function switchTo(page: Page, language: Spoken): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: calls }).click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page).toHaveTitle(/\S · Plumbline$/);
}

test('every text of every screen is there in every language, and nothing stays English', async ({ page }) => {
  test.setTimeout(300_000);
  const data = collectData(page);
  await prefer(page.request, 'secondAdmin', { locale: 'en' });
  await enter(page, 'secondAdmin', '/');
  const paths = await everyScreen(page);
  const texts = {
    en: new Map<string, string[]>(),
    tr: new Map<string, string[]>(),
    ar: new Map<string, string[]>(),
  };
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    // A screen begins in the language that was kept last.
    const first = (await page.locator('html').getAttribute('lang')) as Spoken;
    for (const language of [first, ...spoken.filter((other) => other !== first)]) {
      if (language !== first) await switchTo(page, language);
      texts[language].set(path, await textsHere(page));
    }
  }
  await prefer(page.request, 'secondAdmin', { locale: 'en' });
  const { en: english, ...others } = texts;
  // Longest first: what is left of a text is nobody's data.
  const known = [...data].filter((one) => one.length > 2).toSorted((a, b) => b.length - a.length);

  for (const [language, texts] of Object.entries({ en: english, ...others })) {
    for (const [path, seen] of texts)
      expect
        .soft(
          seen.filter((text) => rawKey.test(text) && !data.has(text)),
          `keys on ${path} in ${language}`,
        )
        .toEqual([]);
  }
  for (const [language, texts] of Object.entries(others)) {
    for (const [path, seen] of texts) {
      const same = seen.filter(
        (text) =>
          english.get(path)?.includes(text) &&
          !everywhere.test(text) &&
          !day.test(text) &&
          hasWord(withoutData(text, known)),
      );
      expect.soft(same, `still English on ${path} in ${language}`).toEqual([]);
    }
  }
});

for (const locale of ['tr', 'ar'] as const) {
  test.describe(`a guest whose browser speaks ${locale}`, () => {
    test.use({ locale });
    test('reads no English', async ({ page, browser, watch }) => {
      const english = await browser.newContext({ locale: 'en-GB' });
      watch.over(english);
      const inEnglish = await english.newPage();
      for (const path of guestScreens) {
        const both = await Promise.all(
          [page, inEnglish].map(async (one) => {
            await one.goto(path);
            await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
            return textsOn(one);
          }),
        );
        const [here = [], there = []] = both;
        expect
          .soft(
            here.filter((text) => there.includes(text) && !everywhere.test(text)),
            path,
          )
          .toEqual([]);
        expect
          .soft(
            here.filter((text) => rawKey.test(text)),
            path,
          )
          .toEqual([]);
      }
      await english.close();
    });
  });
}
