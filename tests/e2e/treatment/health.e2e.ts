import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';

test.afterEach(({ request }) => prefer(request, 'secondAdmin', { locale: 'en' }));

const health = '/apps/risk/management/health?dpt=all';

test('a check opens exactly the rows that it counted', async ({ page }) => {
  await enter(page, 'admin', health);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  const found = page.getByRole('region', { name: 'Needs attention' });
  for (const check of ['Review overdue', 'Implemented control never tested']) {
    const link = found.getByRole('listitem').filter({ hasText: check }).getByRole('link');
    const count = /\d+/.exec(await link.innerText())?.[0];
    await link.click();
    await expect(page.getByText(new RegExp(`1–\\d+ of ${count}$`))).toBeVisible();
    await page.goBack();
  }
});

test('a key risk indicator is added, its reading turns it red, and the risk is reviewed today', async ({
  page,
}) => {
  const { risk } = await triagedRisk(page.request, `Claims are rejected ${Date.now()}`);
  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}&section=indicators`);
  await page.getByRole('button', { name: 'Add an indicator' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, typed] of [
    ['Name', 'Claims rejected by insurers'],
    ['Unit', '%'],
    ['Amber from', '5'],
    ['Red from', '7'],
  ] as const)
    await dialog.getByLabel(label).fill(typed);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('tabpanel', { name: 'Indicators' });
  await expect(section).toContainText('No reading yet');
  await section.getByRole('button', { name: 'Record a reading' }).click();
  await dialog.getByLabel('Value (%)').fill('8.5');
  await dialog.getByRole('button', { name: 'Record a reading' }).click();
  await expect(
    page.getByText('Claims rejected by insurers is red: the owner of the risk is told'),
  ).toBeVisible();
  await expect(section.getByRole('img')).toHaveAccessibleName(/the last one 8\.5 %: Red/);
  await section.getByRole('button', { name: 'Table' }).click();
  await expect(section.getByRole('row').nth(1)).toContainText('8.5 %');
  const { call } = await callsOf(page.request, 'admin');
  const { review_on } = await call<{ review_on: string }>('GET', `/risk/${risk.id}/`);
  expect(review_on).toBe(new Date().toISOString().slice(0, 10));
});

test('health, and an indicator with its menu beside its name, are read in Arabic on a telephone', async ({
  page,
}) => {
  await prefer(page.request, 'secondAdmin', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'secondAdmin', health);
  await settle(page);
  await expect(page.getByRole('heading', { name: 'سلامة سجل المخاطر' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const { call } = await callsOf(page.request, 'admin');
  const [claims] = await call<{ id: string }[]>('GET', '/risk/?q=Claims%20rejected&limit=1');
  await follow(page, `/apps/risk/management/view?risk=${claims?.id}&section=indicators`);
  const [indicator] = await page.getByRole('tabpanel').getByRole('listitem').all();
  const name = await indicator?.getByRole('heading').boundingBox();
  const menu = await indicator?.locator('button[aria-haspopup=menu]').boundingBox();
  expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
