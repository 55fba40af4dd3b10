import type { Locator, Page } from '@playwright/test';
import { changePreferences } from '#features/identity/person/person.contract.ts';
import type { ChosenSettings } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { axeViolations, quiet, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { boxOf, right } from '#tests/e2e/browser/element-boxes.ts';
import { expect, watchMotion, test } from '#tests/e2e/browser/watch-errors.ts';

test.use(watchMotion);

const dashboard = '/apps/dashboards/risk';
const me = 'financeLead';

const beside = (page: Page): Locator => page.getByRole('complementary', { name: /Menu|القائمة/ });

test.afterEach(async ({ page }) => prefer(page.request, me, { locale: 'en', settings: {} }));

test('the navigation folds, opens over the page after a moment, and is folded on the next visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, me, dashboard);
  await settle(page);
  const bar = beside(page).locator(':scope > div');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await page.mouse.move(900, 500);
  await expect.poll(async () => (await boxOf(bar)).width).toBe(64);
  await expect.poll(async () => (await boxOf(main)).x).toBe(64);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await bar.hover({ position: { x: 30, y: 400 } });
  await page.clock.runFor(140);
  expect((await boxOf(bar)).width, 'before 150 ms').toBe(64);
  await page.clock.runFor(400);
  await expect.poll(async () => (await boxOf(bar)).width).toBe(280);
  expect((await boxOf(main)).x, 'the page stays').toBe(64);
  await page.mouse.move(900, 500);
  await expect.poll(async () => (await boxOf(bar)).width).toBe(64);
  await page.clock.resume();

  await page.reload();
  await settle(page);
  expect((await boxOf(bar)).width).toBe(64);
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await boxOf(bar)).width, 'the keyboard opens it').toBe(280);
});

test('what is chosen quickly is kept in its order, and what cannot be kept comes back', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, me, dashboard);
  await settle(page);
  const sent: (boolean | undefined)[] = [];
  const path = `**${changePreferences.path}`;
  await page.route(path, async (route) => {
    const { user } = route.request().postDataJSON() as { user: { settings: ChosenSettings } };
    const { layout } = user.settings;
    sent.push(layout?.style === 'layout1' ? layout.config?.navbar?.folded : undefined);
    // The first answer comes long after the last choice.
    await new Promise((wait) => setTimeout(wait, sent.length === 1 ? 2500 : 0));
    await route.continue();
  });
  for (const name of ['Fold the menu', 'Keep the menu open', 'Fold the menu']) {
    // Folded, it closes behind a pointer that no longer stands over it, and the button with it.
    await beside(page).hover({ position: { x: 20, y: 400 } });
    await page.getByRole('button', { name }).click();
  }
  await expect.poll(() => sent).toEqual([true, false, true]);
  await expect(page.getByRole('button', { name: 'Keep the menu open' })).toBeVisible();
  await quiet(page);
  await page.unroute(path);
  await page.reload();
  await settle(page);
  await expect(beside(page)).toHaveCSS('width', '64px');

  watch.expects(`POST ${changePreferences.path} 422`);
  await page.route(path, (route) =>
    route.fulfill({ status: 422, json: { code: 'unexpected', message: 'Not today' } }),
  );
  await beside(page).hover();
  await page.getByRole('button', { name: 'Keep the menu open' }).click();
  const told = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\S/ });
  await expect(told.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep the menu open' })).toBeVisible();
});

for (const { locale, next, names } of [
  {
    locale: 'en',
    next: 'ArrowRight',
    names: ['Dashboards', 'Maturity Assessment', 'Compliance', 'Risk Management', 'Settings'],
  },
  {
    locale: 'ar',
    next: 'ArrowLeft',
    names: ['لوحات المتابعة', 'تقييم النضج', 'الامتثال', 'إدارة المخاطر', 'الإعدادات'],
  },
] as const)
  test(`the navigation in a bar opens by pointer and by keys, in ${locale}`, async ({ page }) => {
    await prefer(page.request, me, { locale, settings: { layout: { style: 'layout2' } } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, me, dashboard);
    await settle(page);
    const [dashboards, maturity, compliance, risk, settings] = names.map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator, Locator, Locator, Locator];
    const entries = page.getByRole('navigation').getByRole('link');

    await page.mouse.move(700, 500);
    await risk.hover();
    await expect(entries.first()).toBeVisible();
    const [button, entry] = await Promise.all([boxOf(risk), boxOf(entries.first())]);
    expect(entry.y).toBeGreaterThanOrEqual(button.y + button.height);
    expect(entry.x >= 0 && right(entry) <= 1440).toBe(true);
    await page.keyboard.press('Escape');
    await expect(entries, 'Escape closes it under the pointer').toHaveCount(0);
    await page.mouse.move(700, 500);

    await dashboards.focus();
    await page.keyboard.press(next);
    await expect(maturity).toBeFocused();
    await page.keyboard.press('End');
    await expect(settings).toBeFocused();
    await page.keyboard.press(next);
    await expect(dashboards).toBeFocused();
    for (const beside of [maturity, compliance, risk]) {
      await page.keyboard.press(next);
      await expect(beside).toBeFocused();
    }
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(risk).toBeFocused();
    await expect(entries).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(risk).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/risk\/management/);
    await expect(entries, 'it closes behind who went').toHaveCount(0);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer opens by its button and closes by Escape, its arrow, a choice or a swipe', async ({
    page,
  }) => {
    await enter(page, me, dashboard);
    await settle(page);
    const open = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page
      .getByRole('dialog')
      .or(page.getByLabel('Menu', { exact: true }))
      .filter({ visible: true });
    expect(await axeViolations(page), 'while it is closed').toEqual([]);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close the menu' }).click(),
      () => page.mouse.click(360, 600),
      () => swipe(page, { from: 250, to: 20 }),
    ]) {
      await open.click();
      await expect(drawer.first()).toBeInViewport({ ratio: 1 });
      await settle(page);
      await close();
      await expect(drawer).toHaveCount(0);
    }
    await expect(open).toBeFocused();
    await open.click();
    expect(await axeViolations(page), 'while it is open').toEqual([]);
    await page.getByRole('button', { name: 'Risk Management' }).click();
    await page.getByRole('link', { name: 'Risk Register' }).click();
    await expect(page).toHaveURL(/\/risk\/management/);
    await expect(drawer).toHaveCount(0);
  });

  test('without a toolbar, a button at the edge opens the drawer', async ({ page }) => {
    await prefer(page.request, me, {
      settings: {
        layout: { style: 'layout1', config: { toolbar: { display: false }, navbar: { position: 'right' } } },
      },
    });
    await enter(page, me, dashboard);
    await settle(page);
    const edge = page.getByRole('button', { name: 'Open the menu' });
    expect(right(await boxOf(edge))).toBe(390);
    await edge.click();
    await expect(page.getByRole('link', { name: 'Risk Management' })).toBeInViewport();
  });
});

/** A finger drawn across the screen, as the browser tells of it. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let x = from; x >= to; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
}
