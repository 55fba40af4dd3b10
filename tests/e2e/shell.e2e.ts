import type { Locator, Page } from '@playwright/test';
import { changePreferences } from '#features/identity/identity.contract.ts';
import type { ChosenSettings } from '#features/identity/shell-settings.contract.ts';
import { barriers, overhang, settle } from './every-screen.ts';
import { enter, prefer } from './people.ts';
import { expect, test } from './watched.ts';

const dashboard = '/apps/dashboards/risk';
const register = '/apps/risk/management';
const me = 'financeLead';

const beside = (page: Page): Locator => page.getByRole('complementary', { name: /Menu|القائمة/ });
const nowhere = { x: -1, y: -1, width: 0, height: 0 };
const boxOf = async (part: Locator) =>
  (await part.count()) === 0 ? nowhere : ((await part.boundingBox()) ?? nowhere);
const right = ({ x, width }: { x: number; width: number }) => x + width;

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
    await new Promise((wait) => setTimeout(wait, sent.length === 1 ? 800 : 0));
    await route.continue();
  });
  const fold = page.getByRole('button', { name: /Fold the menu|Keep the menu open/ });
  for (const times of [1, 2, 3]) await fold.click({ clickCount: 1, delay: times });
  await expect.poll(() => sent).toEqual([true, false, true]);
  await expect(page.getByRole('button', { name: 'Keep the menu open' })).toBeVisible();
  await page.waitForLoadState('networkidle');
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

const frames: [what: string, layout: NonNullable<ChosenSettings['layout']>][] = [
  ['layout1', { style: 'layout1' }],
  ['layout2', { style: 'layout2' }],
  ['layout3', { style: 'layout3' }],
  ['layout1, scrolling as a whole', { style: 'layout1', config: { scroll: 'body' } }],
  [
    'layout1, its bars scrolling away',
    { style: 'layout1', config: { toolbar: { style: 'static' }, footer: { style: 'static' } } },
  ],
  ['layout3, boxed', { style: 'layout3', config: { mode: 'boxed', footer: { style: 'static' } } }],
];

for (const { locale, shown } of [
  { locale: 'en', shown: frames },
  { locale: 'ar', shown: frames.slice(0, 3) },
] as const)
  test(`every layout shows its screens whole, in ${locale}`, async ({ page }) => {
    test.setTimeout(150_000);
    await enter(page, me, dashboard);
    for (const [what, layout] of shown) {
      await prefer(page.request, me, { locale, settings: { layout } });
      await page.setViewportSize({ width: 1440, height: 600 });
      await page.goto(dashboard);
      await settle(page);
      if (layout.config === undefined) expect.soft(await barriers(page), what).toEqual([]);
      await page.getByRole('main').locator('h2').last().scrollIntoViewIfNeeded();
      const title = page.getByRole('heading', { level: 1 });
      await expect.soft(title, `${what}: the title row stays in sight`).toBeInViewport();
      for (const width of [1100, 360]) {
        await page.setViewportSize({ width, height: 600 });
        await settle(page);
        expect.soft(await overhang(page), `${what} at ${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 1440, height: 600 });
      await page.goto(register);
      await settle(page);
      const { height } = await boxOf(page.getByRole('main'));
      expect.soft(height, `${what}: the register ends with its frame`).toBeLessThanOrEqual(600);
    }
  });

test('the bars stand where they were put', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, me, dashboard);
  const show = async (settings: ChosenSettings, locale: 'en' | 'ar' = 'en') => {
    await prefer(page.request, me, { locale, settings });
    await page.reload();
    await settle(page);
    const [navigation, toolbar, main, footer] = await Promise.all(
      [
        page.getByRole('navigation'),
        page.getByRole('banner'),
        page.getByRole('main'),
        page.getByRole('contentinfo'),
      ].map(boxOf),
    );
    return { navigation, toolbar, main, footer } as Record<string, Awaited<ReturnType<typeof boxOf>>>;
  };
  const one = (config: object): ChosenSettings => ({ layout: { style: 'layout1', config } });

  let at = await show(one({}));
  expect([at['navigation']?.x, at['toolbar']?.x, at['main']?.y, at['footer']?.y]).toEqual([0, 280, 64, 836]);
  at = await show(one({}), 'ar');
  expect([at['toolbar']?.x, right(at['toolbar']!), at['navigation']?.x]).toEqual([0, 1160, 1160]);
  at = await show(one({ navbar: { position: 'right' }, footer: { display: false } }));
  expect([at['navigation']?.x, at['main']?.x, at['footer']?.x]).toEqual([1160, 0, -1]);
  at = await show(one({ toolbar: { position: 'above' }, footer: { position: 'above' } }));
  expect([at['toolbar']?.x, at['toolbar']?.width, at['footer']?.width]).toEqual([0, 1440, 1440]);
  at = await show(one({ mode: 'boxed' }));
  expect([at['navigation']?.x, right(at['toolbar']!)]).toEqual([80, 1360]);
  at = await show({ layout: { style: 'layout2' } });
  expect([at['toolbar']?.y, at['main']?.y, at['main']?.x]).toEqual([64, 128, 0]);
  at = await show({ layout: { style: 'layout3' } });
  expect([at['toolbar']?.y, at['main']?.y, at['main']?.width]).toEqual([0, 128, 1120]);
  at = await show({ direction: 'rtl' });
  expect(at['navigation']?.x, 'a direction against the language').toBe(1160);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html'), 'until the language changes').toHaveAttribute('dir', 'ltr');
});

for (const { locale, next, names } of [
  { locale: 'en', next: 'ArrowRight', names: ['Dashboards', 'Risk Management', 'Settings'] },
  { locale: 'ar', next: 'ArrowLeft', names: ['لوحات المتابعة', 'إدارة المخاطر', 'الإعدادات'] },
] as const)
  test(`the navigation in a bar opens by pointer and by keys, in ${locale}`, async ({ page }) => {
    await prefer(page.request, me, { locale, settings: { layout: { style: 'layout2' } } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, me, dashboard);
    await settle(page);
    const [dashboards, risk, settings] = names.map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator, Locator];
    const entries = page.getByRole('navigation').getByRole('link');

    await page.mouse.move(700, 500);
    await risk.hover();
    await expect(entries).toHaveCount(1);
    const [button, entry] = await Promise.all([boxOf(risk), boxOf(entries)]);
    expect(entry.y).toBeGreaterThanOrEqual(button.y + button.height);
    expect(entry.x >= 0 && right(entry) <= 1440).toBe(true);
    await page.keyboard.press('Escape');
    await expect(entries, 'Escape closes it under the pointer').toHaveCount(0);
    await page.mouse.move(700, 500);

    await dashboards.focus();
    await page.keyboard.press(next);
    await expect(risk).toBeFocused();
    await page.keyboard.press('End');
    await expect(settings).toBeFocused();
    await page.keyboard.press(next);
    await expect(dashboards).toBeFocused();
    await page.keyboard.press(next);
    await page.keyboard.press('ArrowDown');
    await expect(entries).toBeFocused();
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
    expect(await barriers(page), 'while it is closed').toEqual([]);
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
    expect(await barriers(page), 'while it is open').toEqual([]);
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
