import type { Page } from '@playwright/test';
import type { OwnChoices } from '#features/identity/person/person.contract.ts';
import {
  axeViolations,
  floating,
  horizontalOverflow,
  quiet,
  settle,
} from '#tests/e2e/browser/every-screen.ts';
import { mention } from '#tests/e2e/browser/mention.ts';
import { colours, enter, people, prefer, tokenOf, type Who } from '#tests/e2e/browser/people.ts';
import { register } from '#tests/e2e/risk/register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const who: Who = 'clinicalLead';
const dashboard = '/apps/dashboards/risk';
const field = 'Search for an app or page';
const asChosen = (): Partial<OwnChoices> => ({ locale: 'en', settings: {}, shortcuts: [] });

test.beforeEach(({ request }) => prefer(request, who, asChosen()));
test.afterAll(async ({ playwright, baseURL }) => {
  await prefer(await playwright.request.newContext({ baseURL }), who, asChosen());
});

const suggestions = (page: Page) => page.getByRole('option');
const offered = (page: Page) => page.getByRole('option', { selected: true });

test('the search finds pages by the beginnings of their words, with the keyboard alone', async ({ page }) => {
  await enter(page, who, dashboard);
  await settle(page);
  await page.keyboard.press('/');
  const input = page.getByPlaceholder(field);
  await expect(input).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.type('isk');
  await expect(page.getByText('No results..')).toBeVisible();
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await input.fill('ri');
  await expect(suggestions(page)).toHaveText([
    /^Risk Management/,
    /^Risk Register/,
    /^Risk health/,
    /^Risk categories/,
    /^Risk tags/,
    /^Repository of risks/,
  ]);
  await expect(suggestions(page).nth(1).locator('b')).toHaveText('Ri');
  await expect(offered(page)).toHaveText(/Risk Management/);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await expect(page.getByRole('button', { name: field })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('');
  await page.keyboard.type('ri');
  await page.getByRole('main').click({ position: { x: 4, y: 400 } });
  await expect(input).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('ri');
  await page.keyboard.press('ArrowDown');
  await expect(offered(page)).toHaveText(/Risk Register/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/management\?dpt=/);
  await settle(page);
  // The register has a search of its own, and in it a slash is a slash.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
});

for (const { locale, style, name, typed, found } of [
  { locale: 'tr', style: 'layout3', name: 'Uygulama veya sayfa ara', typed: 'KAYDI', found: 'Risk Kaydı' },
  { locale: 'ar', style: 'layout2', name: 'ابحث عن تطبيق أو صفحة', typed: 'اداره', found: 'إدارة المخاطر' },
] as const) {
  test(`the search reads ${locale} as people write it, in ${style}`, async ({ page, request }) => {
    await prefer(request, who, {
      locale,
      settings: { layout: { style }, ...(locale === 'ar' && colours('dark').settings) },
    });
    await enter(page, who, dashboard);
    await settle(page);
    await page.keyboard.press('/');
    const input = page.getByPlaceholder(name);
    await input.fill(typed);
    await expect(offered(page)).toContainText(found);
    await expect(offered(page).locator('b')).toHaveText(
      found.split(' ').at(locale === 'tr' ? 1 : 0) as string,
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // The box of layout 3 stays; the field over the toolbar goes.
    if (style === 'layout3') await expect(input).toHaveValue('');
    else await expect(input).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(input).toHaveCount(0);
  });
}

test('shortcuts are starred, stand in their order, and are there on the next visit', async ({
  page,
  request,
}) => {
  await prefer(request, who, { shortcuts: ['gone', 'risk-register'] });
  await enter(page, who, dashboard);
  await settle(page);
  const bar = page.getByRole('banner').getByRole('group', { name: 'Shortcuts' });
  await expect(bar.getByRole('link')).toHaveCount(1);
  await bar.getByRole('button', { name: 'Add or remove shortcuts' }).click();
  const menu = page.getByRole('dialog', { name: 'Add or remove shortcuts' });
  await expect(menu.getByRole('listitem')).toHaveText([/Risk Register/]);
  await menu.getByRole('textbox').fill('anag');
  await menu.getByRole('button', { name: 'Risk Management: shortcut' }).click();
  await expect(menu.getByRole('button', { name: 'Risk Management: shortcut', pressed: true })).toBeVisible();
  await menu.getByRole('textbox').fill('nowhere');
  await expect(menu.getByText('No results..')).toBeVisible();
  await menu.getByRole('textbox').fill('');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link')).toHaveCount(2);
  await expect(bar.getByRole('link').first()).toHaveAccessibleName('Risk Register');

  await page.reload();
  await settle(page);
  await expect(bar.getByRole('link').last()).toHaveAccessibleName('Risk Management');
  await bar.getByRole('link').first().click();
  await expect(page).toHaveURL(/management/);
  await bar.getByRole('button').click();
  await menu.getByRole('button', { name: 'Risk Register: shortcut' }).click();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link')).toHaveCount(1);

  const { base } = people[who];
  const headers = { authorization: `Bearer ${await tokenOf(request, who)}` };
  const refused = await request.post(`${base}/api/auth/user/update`, {
    headers,
    data: { user: { shortcuts: ['<b>'] } },
  });
  expect(refused.status(), 'an id of no known form').toBe(400);
});

test('the palette goes to pages and risks, and does what is asked of it', async ({ page, request }) => {
  await enter(page, who, register);
  await settle(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const input = palette.getByRole('combobox');
  await expect(input).toBeFocused();
  await expect(palette.getByRole('option', { name: 'Register risk', exact: true })).toBeVisible();
  expect(await axeViolations(page, { floats: true })).toEqual([]);

  // A slow answer about what is no longer asked is dropped.
  await page.route(/[?&]q=patient/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue().catch(() => undefined);
  });
  const slow = page.waitForRequest(/[?&]q=patient/);
  await input.fill('patient');
  await slow;
  await expect(palette.getByText('Searching…')).toBeVisible();
  await input.fill('ambulance');
  const risks = palette.getByRole('group', { name: /Risks · .*Clinical Services/ });
  await expect(risks.getByRole('option')).toHaveText([/Ambulance bay floods in heavy rain/]);
  await page.waitForTimeout(1200);
  await expect(risks.getByRole('option')).toHaveCount(1);
  const ref = await risks.locator('bdi').first().innerText();
  await input.fill(ref.toLowerCase());
  await expect(risks.getByRole('option')).toHaveText([/Ambulance/]);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view\?risk=/);
  await expect(palette).toBeHidden();
  await settle(page);

  await page.keyboard.press('Control+k');
  await input.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.keyboard.press('Control+k');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await input.fill('turk');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Sayfa, işlem, risk ve iş panosu ara').fill('İĞNE yok');
  await expect(page.getByText('Sonuç yok..')).toBeVisible();
  await prefer(request, who, { locale: 'en' });
});

test('the palette offers what this person may do, and says when risks cannot be searched', async ({
  page,
  watch,
}) => {
  await enter(page, 'user', dashboard);
  await settle(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option', { name: 'Register risk', exact: true })).toBeVisible();
  // Importing is for staff.
  await expect(palette.getByRole('option', { name: 'Import risks' })).toHaveCount(0);
  watch.expects('GET /risk/ 500');
  await page.route(/\/risk\/\?/, (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: '' } }),
  );
  await palette.getByRole('combobox').fill('reg');
  await expect(palette.getByText('The search failed.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/management/);
});

test('the keys of a page are listed, and a full screen is followed wherever it ends', async ({ page }) => {
  await enter(page, who, register);
  await settle(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Register risk' }).focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys of this page' });
  await expect(list.getByText('Next or previous row')).toBeVisible();
  await expect(list.getByText('Search on this page')).toBeVisible();
  await expect(list.locator('kbd').filter({ hasText: 'Ctrl' }).first()).toBeVisible();
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: 'Register risk' })).toBeFocused();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('on a phone the rest of the toolbar is in the menu of the person', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, who, dashboard);
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  const bar = page.getByRole('banner');
  expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(floating(page)).toBeVisible();
  await settle(page);
  await expect(page.getByRole('menuitem', { name: 'Full screen' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Profile/ })).toBeVisible();
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await mention(page.request, who);
  const unread = page.getByRole('button', { name: /^الإشعارات، غير المقروء منها: / }).getByText(/^\d/);
  await expect(unread).toBeVisible();
  // Touch has no Ctrl-K: the search leads on.
  await page.getByRole('button', { name: 'ابحث عن تطبيق أو صفحة' }).click();
  await expect(page.getByRole('button', { name: 'إغلاق البحث' })).toBeVisible();
  const isCovered = await unread.evaluate((badge) => {
    const { x, y, width, height } = badge.getBoundingClientRect();
    return (
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest('search, [role=search]') !== null
    );
  });
  expect(isCovered, 'the search covers how many notices are unread').toBe(true);
  await page.getByRole('button', { name: 'البحث في كل شيء' }).click();
  await expect(page.getByPlaceholder('ابحث في الصفحات والإجراءات والمخاطر')).toBeFocused();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ابحث عن تطبيق أو صفحة' })).toBeFocused();
});

test('a language that another one overtook is neither shown nor kept', async ({ page }) => {
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^(Language|Dil): / }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(floating(page)).toBeHidden();
  };
  await enter(page, who, dashboard);
  await settle(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/ar-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await choose('العربية');
  await choose('Türkçe');
  await expect(page.locator('html'), 'no language waits for another').toHaveAttribute('lang', 'tr');
  await choose('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const arrived = page.waitForResponse(/\/assets\/ar-/);
  held.resolve();
  await arrived;
  await quiet(page);
  await page.reload();
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
