import type { Locator, Page } from '@playwright/test';
import { floating, follow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { register, rows } from '#tests/e2e/risk/register-page.ts';
import { expect, watchMotion, test } from '#tests/e2e/browser/watch-errors.ts';

test.use(watchMotion);

const dashboard = '/apps/dashboards/risk';
const me = 'clinicalLead';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prefer(page.request, me, { locale: 'en', settings: {} });
});

/** What the keys of a page are about. */
const groupsOf = (list: Locator) => list.getByRole('heading', { level: 3 }).allInnerTexts();

test('a page lists the keys it has, and its search is where it says', async ({ page }) => {
  await enter(page, me, dashboard);
  const list = page.getByRole('dialog', { name: 'Keys of this page' });
  for (const path of [dashboard, register, `${register}/add`]) {
    await follow(page, path);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(list, path).toBeVisible();
    const hasTable = (await page.locator('main table [data-row]:visible').count()) > 0;
    const groups = await groupsOf(list);
    expect.soft(groups.at(-1), path).toBe('Everywhere');
    expect.soft(groups.includes('In the list'), `rows that have keys, on ${path}`).toBe(hasTable);
    const ownSearch = await list.getByText('Search on this page').isVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('/');
    const field = page.locator('input:focus');
    await expect(field, `the search of ${path}`).toHaveCount(1);
    const inPage = await field.evaluate((it) => it.closest('main') !== null);
    expect.soft(inPage, `the search of ${path}`).toBe(ownSearch);
  }
});

test('the rows of a register follow their letters on a keyboard of any script', async ({ page }) => {
  await enter(page, me, register);
  await settle(page);
  const row = (at: number) => rows(page).nth(at);
  await row(0).focus();
  const press = (key: string, code: string) =>
    page.locator(':focus').dispatchEvent('keydown', { key, code, bubbles: true, cancelable: true });
  await page.keyboard.press('j');
  await expect(row(1)).toBeFocused();
  await press('ت', 'KeyJ');
  await expect(row(2)).toBeFocused();
  await press('ن', 'KeyK');
  await expect(row(1)).toBeFocused();
  await press('ş', 'KeyJ');
  await expect(row(1), 'a Latin letter is no other').toBeFocused();
});

test('the focus comes back from whatever was opened in the frame', async ({ page }) => {
  await enter(page, me, dashboard);
  await settle(page);
  const comesBack = async (name: string | RegExp, where: Page | Locator = page) => {
    const opener = where.getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    // Not by role: under what has opened, the frame is hidden from those who read by roles.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('header button, #panel-tab')))
      .toBeNull();
    await page.keyboard.press('Escape');
    await expect(opener, String(name)).toBeFocused();
  };
  const banner = page.getByRole('banner');
  for (const name of ['Add or remove shortcuts', /^Language:/, 'Search for an app or page', 'Your account'])
    await comesBack(name, banner);
  for (const name of ['Theme Settings', 'Theme Color Schemes']) await comesBack(name);
  const unit = page.getByRole('combobox', { name: 'Business Unit' });
  await unit.focus();
  for (const keys of ['Enter', 'Control+k', '?']) {
    await page.keyboard.press(keys);
    await expect(floating(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(unit, keys).toBeFocused();
  }
  // As somebody does who is quicker than what opens.
  for (const keys of ['Control+k', '?']) {
    await page.keyboard.press(keys);
    await expect(floating(page)).toBeVisible();
    await page.locator('header').dispatchEvent('keydown', { key: 'Escape', bubbles: true });
    await expect(floating(page), `${keys}, left before the focus is there`).toBeHidden();
  }
});
