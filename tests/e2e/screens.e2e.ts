import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { everyLook, looksFor, waysOfEach, type Look } from '#tests/look-pairs.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import {
  askingEntries,
  axeViolations,
  everyScreen,
  expectFloating,
  follow,
  openers,
  horizontalOverflow,
  settle,
} from './browser/every-screen.ts';
import { colours, enter, people, prefer, tokenOf, type Who } from './browser/people.ts';
import {
  answered,
  collectData,
  drawn,
  expectEveryLanguage,
  note,
  noTextsYet,
  switchTo,
  textsOn,
  type Spoken,
} from './texts-on.ts';
import { expect, test } from './browser/watch-errors.ts';

// Each screen is seen in English and in one other language, in a theme of the product and in one of the organisation, and over all
// screens languages, layouts and themes meet by pairs; `npm test -- --all` shows every screen in all 27. What stays English is seen
// beside either of the others; that each has every text is held without a browser (tests/contract.test.ts).
const all = process.env['PLUMBLINE_TEST_ALL'] !== undefined;

const narrow = { width: 360, height: 780 };
const wide = { width: 1440, height: 900 };

// Each with a product of its own: who comes first takes the next look. A hook after all of them would deal the looks out
// beforehand, half to each.
test.describe.configure({ mode: 'parallel' });

test.afterEach(async ({ page }) => {
  await prefer(page.request, 'secondAdmin', { locale: 'en', ...colours('light') });
  await prefer(page.request, 'flatAdmin', { locale: 'en', settings: {} });
});

/** The looks that are seen, light and dark or the organisation's own. */
const looks = (own: boolean): readonly Look[] =>
  (all ? everyLook : Array.from({ length: waysOfEach }, (_, at) => looksFor(at)).flat()).filter(
    ({ theme }) => (theme === 'tenant') === own,
  );

/** The screens that are seen in a look, each with its place among all. */
const seenIn = (look: Look, paths: readonly string[]): [at: number, path: string][] =>
  [...paths.entries()].filter(([at]) => all || looksFor(at).some((one) => isDeepStrictEqual(one, look)));

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

/** The language that a screen is shown in besides the first one. */
const besides = ({ language, layout }: Look): Spoken =>
  language !== 'en' ? 'en' : layout === 'layout2' ? 'tr' : 'ar';

const nameOf = (look: Look): string => Object.values(look).join();

/** Somebody in the product at a screen, who finds it as if they had chosen this look: nothing is loaded before they did. */
async function enterWith(page: Page, who: Who, { language, layout, theme }: Look, path = '/'): Promise<void> {
  const { settings } = colours(theme === 'dark' ? 'dark' : 'light');
  const own = { main: 'tenant', navbar: 'tenant', toolbar: 'tenant', footer: 'tenant' } as const;
  await prefer(page.request, who, {
    locale: language,
    settings: { ...settings, ...(theme === 'tenant' && { theme: own }), layout: { style: layout } },
  });
  await page.setViewportSize(wide);
  await enter(page, who, path);
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Leads from screen to screen, beginning with the one that is there: a screen may have written something else into its address. */
function walkFrom(page: Page, first: string | undefined): (path: string) => Promise<void> {
  let at = first;
  return async (path) => {
    if (path === at) return settle(page);
    await follow(page, path);
    at = path;
  };
}

/** Looks at a screen in a wide window, and whether it fits a phone's. Every other one is seen on the phone first: so the window changes
 *  once for each. */
async function seeInBothWidths(page: Page, path: string, lookAround: () => Promise<void>): Promise<void> {
  const seeNarrow = async () =>
    expect.soft(await horizontalOverflow(page), `${path} at ${narrow.width} px`).toBe(0);
  const isWide = page.viewportSize()?.width === wide.width;
  await (isWide ? lookAround() : seeNarrow());
  await resize(page, isWide ? narrow : wide);
  await (isWide ? seeNarrow() : lookAround());
}

async function resize(page: Page, size: typeof wide): Promise<void> {
  await page.setViewportSize(size);
  await drawn(page);
  await settle(page);
}

interface ScreenVisit {
  path: string;
  language: Spoken;
  /** Whether the tab, or what opens, at this place is looked at with axe, and not only read. */
  isTurn: (at: number) => boolean;
  wasTried: (path: string, entry: string) => boolean;
  reading: Reading;
}

/** What a sweep read in the first of its languages. What opens and shows no text that had not been read before has none to compare
 *  with the second language: there it stays closed. The second one is always English, so that a text that stays English is compared
 *  where it is first met. */
class Reading {
  readonly #read = new Set<string>();
  readonly #openers = new Map<string, boolean[]>();

  /** Notes what opened at a place of a screen. */
  opened(path: string, at: number, texts: readonly string[]): void {
    const here = this.#openers.get(path) ?? [];
    here[at] = this.noted(texts);
    this.#openers.set(path, here);
  }

  /** Whether one of these texts is new. */
  noted(texts: readonly string[]): boolean {
    const before = this.#read.size;
    for (const text of texts) this.#read.add(text.replaceAll(/\d+/g, ''));
    return this.#read.size > before;
  }

  /** Whether what opens here is read in the second language too. Where as much opens as in the first one, it is the same, in the same
   *  order. */
  isWanted(path: string, at: number, ofAll: number): boolean {
    const here = this.#openers.get(path) ?? [];
    return all || here.length !== ofAll || here[at] !== false;
  }
}

/** The texts of a page that stands, once it has all it asked for. */
async function read(page: Page): Promise<string[]> {
  if (await answered(page)) await settle(page);
  return textsOn(page);
}

/** Everything a page shows: itself, its tabs, and whatever opens over it. Answers all texts that were there. */
async function visitScreen(
  page: Page,
  { path, language, isTurn, wasTried, reading }: ScreenVisit,
): Promise<string[]> {
  const isFirst = language !== 'en';
  const texts = await read(page);
  const tabs = await page.locator('main [role=tab]').all();
  // A panel comes once it is loaded: until then the one before it stands there, and its tab is the chosen one.
  const choose = async (tab: Locator) => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await settle(page);
  };
  for (const [at, tab] of tabs.entries()) {
    const isNew = (await tab.getAttribute('aria-selected')) !== 'true';
    if (isNew) await choose(tab);
    texts.push(...(await read(page)));
    if (isNew && isTurn(at))
      expect.soft(await axeViolations(page), `${await tab.innerText()} on ${path}`).toEqual([]);
  }
  if (tabs[0] !== undefined) await choose(tabs[0]);
  if (isFirst) reading.noted(texts);
  const there = await openers(page);
  const opened = new Map<string, number>();
  for (const [at, { name, opener }] of there.entries()) {
    // Of a list whose rows all open the same, three rows are opened.
    const kind = name.replaceAll(/\d+/g, '');
    const before = opened.get(kind) ?? 0;
    opened.set(kind, before + 1);
    if (before >= 3 && !all) {
      if (isFirst) reading.opened(path, at, []);
      continue;
    }
    if (!isFirst && !isTurn(at) && !reading.isWanted(path, at, there.length)) continue;
    await opener.click();
    await expectFloating(page, true, `${name} on ${path}`);
    const shown = await read(page);
    if (isFirst) reading.opened(path, at, shown);
    texts.push(...shown);
    if (isTurn(at))
      expect.soft(await axeViolations(page, { floats: true }), `${name} on ${path}`).toEqual([]);
    const asking = isTurn(at) ? await askingEntries(page) : [];
    await page.keyboard.press('Escape');
    await expectFloating(page, false, `Escape closes ${name} on ${path}`);
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

for (const look of looks(false))
  test(`no screen has a barrier, scrolls sideways or stays English, seen as ${nameOf(look)}`, async ({
    page,
  }) => {
    const data = collectData(page);
    const seen = noTextsYet();
    const shown = seenIn(look, await everyScreen(page, 'secondAdmin'));
    await enterWith(page, 'secondAdmin', look, shown[0]?.[1]);
    const goTo = walkFrom(page, shown[0]?.[1]);
    const wasTried = onceForEachKind();
    const reading = new Reading();
    const visit = async (language: Spoken, path: string, isTurn: ScreenVisit['isTurn']) =>
      note(seen, language, path, await visitScreen(page, { path, language, isTurn, wasTried, reading }));
    const readIn = async (language: Spoken) => {
      await resize(page, wide);
      await switchTo(page, language);
      for (const [, path] of shown) {
        await goTo(path);
        await visit(language, path, () => false);
      }
    };
    const other = besides(look);
    if (other !== 'en') {
      await readIn(other);
      await switchTo(page, look.language);
    }
    for (const [at, path] of shown) {
      await goTo(path);
      await seeInBothWidths(page, path, async () => {
        expect.soft(await axeViolations(page), path).toEqual([]);
        await visit(look.language, path, (place) => all || (place + at) % 2 === 0);
      });
    }
    if (other === 'en') await readIn(other);
    expectEveryLanguage(seen, data);
  });

for (const look of looks(true))
  test(`no screen of a flat organisation has a barrier in its own colours, seen as ${nameOf(look)}`, async ({
    page,
  }) => {
    // Some screens show one risk, and this organisation begins without any.
    const headers = { authorization: `Bearer ${await tokenOf(page.request, 'flatAdmin')}` };
    const risk = { title: 'The archive’s roof leaks' };
    await page.request.post(`${people.flatAdmin.base}${registerRisk.path}`, { headers, data: risk });
    const shown = seenIn(look, await everyScreen(page, 'flatAdmin'));
    await enterWith(page, 'flatAdmin', look, shown[0]?.[1]);
    const goTo = walkFrom(page, shown[0]?.[1]);
    for (const [, path] of shown) {
      await goTo(path);
      await seeInBothWidths(page, path, async () => {
        // What is no colour was looked at above.
        expect.soft(await axeViolations(page, { contrast: !all }), path).toEqual([]);
      });
    }
  });
