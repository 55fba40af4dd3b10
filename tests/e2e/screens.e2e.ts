import type { Locator, Page } from '@playwright/test';
import { everyLook, looksFor, type Look } from '#tests/look-pairs.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import {
  askingEntries,
  axeViolations,
  everyScreen,
  floating,
  openers,
  horizontalOverflow,
  settle,
} from './browser/every-screen.ts';
import { colours, enter, people, prefer, tokenOf, type Who } from './browser/people.ts';
import {
  collectData,
  expectEveryLanguage,
  note,
  noTextsYet,
  spoken,
  switchTo,
  textsOn,
  type Spoken,
} from './texts-on.ts';
import { expect, test } from './browser/watch-errors.ts';

// Each screen is seen in each language, in a theme of the product and in one of the organisation, and over all screens languages,
// layouts and themes meet by pairs; `npm test -- --all` shows every screen in all 27.
const all = process.env['PLUMBLINE_TEST_ALL'] !== undefined;
const looksAt = (at: number): readonly Look[] => (all ? everyLook : looksFor(at));

const narrow = { width: 360, height: 780 };
const wide = { width: 1440, height: 900 };
const parts = [0, 1, 2, 3, 4, 5] as const;

// Each with a product of its own: who comes first takes the next part. A hook after all of them would deal the parts out
// beforehand, half to each.
test.describe.configure({ mode: 'parallel' });

test.afterEach(async ({ page }) => {
  await prefer(page.request, 'secondAdmin', { locale: 'en', ...colours('light') });
  await prefer(page.request, 'flatAdmin', { locale: 'en', settings: {} });
});

/** A part of the screens that lie beside each other, each with its place among all. */
const partOf = (paths: readonly string[], part: number): [at: number, path: string][] =>
  [...paths.entries()].slice(
    Math.floor((part * paths.length) / parts.length),
    Math.floor(((part + 1) * paths.length) / parts.length),
  );

/** What asks about a risk, or an assessment, is the same dialog on every screen that shows one: it is looked at once. */
function onceForEachKind() {
  const asked = new Set<string>();
  return (path: string, entry: string): boolean => {
    const kind = /[?&](risk|assessment|framework)=/.exec(path)?.[1] ?? path;
    const name = `${kind}: ${entry}`;
    const before = asked.has(name);
    asked.add(name);
    return before;
  };
}

/** Every opener is opened in English, and in one of the other languages: at the next screen in the next one. */
const openedIn = (language: Spoken, screen: number) => (place: number) =>
  all || language === 'en' || (place + screen) % 2 === (language === 'tr' ? 0 : 1);

/** Opens a screen as it looks for somebody who chose so. */
async function open(page: Page, who: Who, path: string, { language, layout, theme }: Look): Promise<void> {
  const { settings } = colours(theme === 'dark' ? 'dark' : 'light');
  const own = { main: 'tenant', navbar: 'tenant', toolbar: 'tenant', footer: 'tenant' } as const;
  await prefer(page.request, who, {
    locale: language,
    settings: { ...settings, ...(theme === 'tenant' && { theme: own }), layout: { style: layout } },
  });
  // What this tab looked like last is another look.
  await page.evaluate(() => sessionStorage.removeItem('look'));
  await page.goto(path);
  await settle(page);
  await expect(page.locator('html'), path).toHaveAttribute('lang', language);
}

/** Narrows the window to a phone's, and widens it again. */
async function expectNoOverhang(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrow);
  await settle(page);
  expect.soft(await horizontalOverflow(page), `${path} at ${narrow.width} px`).toBe(0);
  await page.setViewportSize(wide);
}

interface ScreenVisit {
  path: string;
  /** Whether the opener at this place is opened in this look: what it shows is compared with what it shows in English. */
  opens: (at: number) => boolean;
  /** Whether the tab, or what opens, at this place is looked at with axe, and not only read. */
  isTurn: (at: number) => boolean;
  wasTried: (path: string, entry: string) => boolean;
}

/** Everything a page shows: itself, its tabs, and whatever opens over it. Answers all texts that were there. */
async function visitScreen(page: Page, { path, opens, isTurn, wasTried }: ScreenVisit): Promise<string[]> {
  const texts = await textsOn(page);
  const tabs = await page.getByRole('main').getByRole('tab').all();
  for (const [at, tab] of tabs.entries()) {
    const isNew = (await tab.getAttribute('aria-selected')) !== 'true';
    if (isNew) await tab.click();
    await settle(page);
    texts.push(...(await textsOn(page)));
    if (isNew && isTurn(at))
      expect.soft(await axeViolations(page), `${await tab.innerText()} on ${path}`).toEqual([]);
  }
  await tabs[0]?.click();
  for (const [at, opener] of (await openers(page)).entries()) {
    if (!opens(at)) continue;
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    await opener.click();
    await expect(floating(page), `${name} on ${path}`).toBeVisible();
    await settle(page);
    texts.push(...(await textsOn(page)));
    if (isTurn(at))
      expect.soft(await axeViolations(page, { floats: true }), `${name} on ${path}`).toEqual([]);
    const asking = isTurn(at) ? await askingEntries(page) : [];
    await page.keyboard.press('Escape');
    await expect(floating(page), `Escape closes ${name} on ${path}`).toBeHidden();
    for (const entry of asking.filter((one) => !wasTried(path, one)))
      await expectGoodDialog(page, opener, entry, path);
  }
  return texts;
}

/** What is asked before anything happens: no barrier, closed by Escape, and the focus comes back. */
async function expectGoodDialog(page: Page, opener: Locator, entry: string, path: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await opener.click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect(dialog, `${entry} on ${path}`).toBeVisible();
  await settle(page);
  expect.soft(await axeViolations(page, { floats: true }), `${entry} on ${path}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog, `Escape closes ${entry} on ${path}`).toBeHidden();
  await expect.soft(opener, `focus returns from ${entry} on ${path}`).toBeFocused();
}

for (const part of parts) {
  test(`no screen has a barrier, scrolls sideways or stays English, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(all ? 3_000_000 : 400_000);
    const data = collectData(page);
    const seen = noTextsYet();
    await page.setViewportSize(wide);
    await enter(page, 'secondAdmin', '/');
    const wasTried = onceForEachKind();
    for (const [at, path] of partOf(await everyScreen(page), part)) {
      for (const look of looksAt(at).filter(({ theme }) => theme !== 'tenant')) {
        await open(page, 'secondAdmin', path, look);
        expect.soft(await axeViolations(page), `${path} as ${Object.values(look).join()}`).toEqual([]);
        const isTurn = (place: number) => all || (place + at) % 2 === 0;
        const opens = openedIn(look.language, at);
        note(seen, look.language, path, await visitScreen(page, { path, opens, isTurn, wasTried }));
        await expectNoOverhang(page, path);
      }
      // The languages that are left are changed to in the toolbar: no reload, and nothing of the page is lost.
      for (const left of spoken.filter((one) => !seen[one].has(path))) {
        await switchTo(page, left);
        await settle(page);
        const opens = openedIn(left, at);
        note(seen, left, path, await visitScreen(page, { path, opens, isTurn: () => false, wasTried }));
      }
    }
    expectEveryLanguage(seen, data);
  });
}

for (const part of parts) {
  test(`no screen of a flat organisation has a barrier in its own colours, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(all ? 3_000_000 : 400_000);
    // Some screens show one risk, and this organisation begins without any.
    const headers = { authorization: `Bearer ${await tokenOf(page.request, 'flatAdmin')}` };
    const risk = { title: 'The archive’s roof leaks' };
    await page.request.post(`${people.flatAdmin.base}${registerRisk.path}`, { headers, data: risk });
    await page.setViewportSize(wide);
    await enter(page, 'flatAdmin', '/');
    for (const [at, path] of partOf(await everyScreen(page, 'flatAdmin'), part))
      for (const look of looksAt(at).filter(({ theme }) => theme === 'tenant')) {
        await open(page, 'flatAdmin', path, look);
        // What is no colour was looked at above.
        expect
          .soft(await axeViolations(page, { contrast: !all }), `${path} as ${Object.values(look).join()}`)
          .toEqual([]);
        await expectNoOverhang(page, path);
      }
  });
}
