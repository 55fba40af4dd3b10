import type { Page } from '@playwright/test';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { colours, enter, people, prefer, tokenOf } from '#tests/e2e/walk/people.ts';
import {
  askingEntries,
  barriers,
  everyScreen,
  floating,
  guestScreens,
  openers,
  overhang,
  settle,
} from '#tests/e2e/walk/every-screen.ts';
import { expect, test } from '#tests/e2e/walk/watched.ts';

const narrow = { width: 360, height: 780 };
const wide = { width: 1440, height: 900 };

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await prefer(request, 'secondAdmin', { locale: 'en', ...colours('light') });
  await prefer(request, 'flatAdmin', { locale: 'en', settings: {} });
});

/** The other colours, as a person changes them: in their menu, at once. */
async function changeColours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemcheckbox').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await settle(page);
}

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

for (const { locale, first, style } of [
  { locale: 'en', first: 'light', style: 'layout1' },
  { locale: 'ar', first: 'dark', style: 'layout3' },
] as const) {
  test(`no screen has a barrier or scrolls sideways, in ${locale} and ${style}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { settings } = colours(first);
    await prefer(page.request, 'secondAdmin', { locale, settings: { ...settings, layout: { style } } });
    await page.setViewportSize(wide);
    await enter(page, 'secondAdmin', '/');
    const askedBefore = onceForEachKind();
    for (const path of await everyScreen(page)) {
      await page.goto(path);
      await settle(page);
      expect.soft(await barriers(page), path).toEqual([]);
      for (const opener of await openers(page)) {
        const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
        await opener.click();
        await expect(floating(page), `${name} on ${path}`).toBeVisible();
        await settle(page);
        expect.soft(await barriers(page, { floats: true }), `${name} on ${path}`).toEqual([]);
        const asking = await askingEntries(page);
        await page.keyboard.press('Escape');
        await expect(floating(page), `Escape closes ${name} on ${path}`).toBeHidden();
        for (const entry of asking.filter((one) => !askedBefore(path, one))) {
          await opener.click();
          await page.getByRole('menuitem', { name: entry, exact: true }).click();
          await expect(page.getByRole('dialog'), `${entry} on ${path}`).toBeVisible();
          await settle(page);
          expect.soft(await barriers(page, { floats: true }), `${entry} on ${path}`).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog'), `Escape closes ${entry} on ${path}`).toBeHidden();
          await expect.soft(opener, `focus returns from ${entry} on ${path}`).toBeFocused();
        }
      }
      for (const tab of await page.getByRole('main').getByRole('tab', { selected: false }).all()) {
        await tab.click();
        await settle(page);
        expect.soft(await barriers(page), `${await tab.innerText()} on ${path}`).toEqual([]);
      }
      // Colours do not depend on the language: both modes are looked at once. The next screen begins in the second.
      if (locale === 'en') {
        await changeColours(page);
        expect.soft(await barriers(page, { contrast: true }), `${path} in the other colours`).toEqual([]);
      }
      await page.setViewportSize(narrow);
      await settle(page);
      expect.soft(await overhang(page), `${path} at ${narrow.width} px`).toBe(0);
      await page.setViewportSize(wide);
    }
  });
}

// Each layout, language and kind of theme is seen on every screen; the two above have light and dark in turns.
test('no screen has a barrier in the organisation’s colours, in tr and layout2', async ({ page }) => {
  test.setTimeout(300_000);
  const theme = { main: 'tenant', navbar: 'tenant', toolbar: 'tenant', footer: 'tenant' };
  await prefer(page.request, 'flatAdmin', {
    locale: 'tr',
    settings: { theme, layout: { style: 'layout2' } },
  });
  // Some screens show one risk, and this organisation begins without any.
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'flatAdmin')}` };
  const data = { title: 'The archive’s roof leaks' };
  await page.request.post(`${people.flatAdmin.base}${registerRisk.path}`, { headers, data });
  await page.setViewportSize(wide);
  await enter(page, 'flatAdmin', '/');
  for (const path of await everyScreen(page, 'flatAdmin')) {
    await page.goto(path);
    await settle(page);
    expect.soft(await barriers(page), path).toEqual([]);
    await page.setViewportSize(narrow);
    await settle(page);
    expect.soft(await overhang(page), `${path} at ${narrow.width} px`).toBe(0);
    await page.setViewportSize(wide);
  }
});

for (const locale of ['en-GB', 'ar'] as const) {
  test.describe(`a guest whose browser speaks ${locale}`, () => {
    test.use({ locale });
    test('meets no barrier', async ({ page }) => {
      for (const path of guestScreens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await barriers(page), path).toEqual([]);
        await page.setViewportSize(narrow);
        expect.soft(await overhang(page), path).toBe(0);
        await page.setViewportSize(wide);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    });
  });
}
