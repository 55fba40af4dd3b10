import type { Page } from '@playwright/test';
import { pngOf } from '#tests/world/pictures.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const { base } = people.flatAdmin;

const asAdmin = async ({ request }: Page) => ({
  authorization: `Bearer ${await tokenOf(request, 'flatAdmin')}`,
});
async function brandingOf(page: Page): Promise<{ palette: object; version: number }> {
  const reply = await page.request.get(`${base}/settings/branding/`, { headers: await asAdmin(page) });
  return ((await reply.json()) as { data: { palette: object; version: number } }).data;
}

let own: object = {};
test.beforeEach(async ({ page }) => {
  own = (await brandingOf(page)).palette;
});
/** The organisation as the demo has it, whatever the journey came to. */
test.afterEach(async ({ page }) => {
  await prefer(page.request, 'flatAdmin', { locale: 'en', settings: {} });
  const headers = await asAdmin(page);
  await page.request.delete(`${base}/settings/branding/logo/`, { headers });
  const { version } = await brandingOf(page);
  const data = { palette: own, version };
  expect((await page.request.patch(`${base}/settings/branding/`, { headers, data })).status()).toBe(200);
});

const primaryOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--primary').trim());

/** In Arabic on a phone: the page goes along, and its colours are those of the sign-in as well. */
async function brandsInArabic(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/branding');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('textbox', { name: 'اللون الأساسي', exact: true }).fill('#8A2BE2');
  await expect.poll(() => primaryOf(page)).toBe('#8A2BE2');
  await page.getByRole('textbox', { name: 'اللون الأساسي', exact: true }).fill('#9FD8C8');
  // Too pale for text: drawn darker, and said.
  await expect(page.getByText(/باهت لا يصلح نصًّا على الأبيض/)).toBeVisible();
  expect(await primaryOf(page)).not.toBe('#9FD8C8');
  await page.getByRole('textbox', { name: 'اللون الأساسي', exact: true }).fill('#8A2BE2');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual(0);
  await page.getByRole('button', { name: 'حفظ الألوان' }).click();
  await expect(page.getByText('حُفظت الألوان')).toBeVisible();
}

test('an Admin tells what the organisation is, gives it a face, and verifies what was logged of it', async ({
  page,
  browser,
  watch,
}) => {
  watch.expects('POST /settings/domain/verify/ 422');
  await enter(page, 'flatAdmin', '/settings/organization');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'First month of the fiscal year' }).click();
  await page.getByRole('option', { name: 'April' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The organisation is saved')).toBeVisible();
  const domain = `d${Date.now()}.example`;
  await page.getByLabel('Domain', { exact: true }).fill(domain);
  await page.getByRole('button', { name: 'Add the domain' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: domain });
  await expect(entry).toContainText(`_plumbline.${domain}`);
  await entry.getByRole('button', { name: /^Verify/ }).click();
  await expect(page.getByText('The record was not found in DNS')).toBeVisible();
  await entry.getByRole('button', { name: /^Remove/ }).click();
  await expect(entry).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Branding' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(96, 32)) });
  await expect(page.getByRole('button', { name: 'Replace the logo' })).toBeVisible();
  await expect(page.locator('.navbar-head .logo-picture')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'People and access' })
    .click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByLabel('Minutes without activity').fill('45');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Minutes without activity')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Minutes without activity').fill('20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The security rules are saved')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Activity log' }).click();
  const row = page.getByRole('row', { name: 'Security rules changed' }).first();
  await expect(row).toContainText('Minutes without activity');
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByText(/The log is whole: [\d,]+ entries/)).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await row.click();
  await expect(page.getByRole('dialog')).toContainText('Minutes without activity');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await prefer(page.request, 'flatAdmin', { locale: 'ar', settings: {} });
  await brandsInArabic(page);

  const guest = await browser.newPage();
  await guest.goto('/login?org=pinecrest');
  await expect(guest.locator('.guest-logo')).toBeVisible();
  await expect.poll(() => primaryOf(guest)).toBe('#8A2BE2');
  expect(await axeViolations(guest)).toEqual([]);
  await guest.close();
});
