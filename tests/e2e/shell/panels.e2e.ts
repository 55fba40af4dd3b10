import type { Locator, Page } from '@playwright/test';
import { changePreferences } from '#features/identity/person/person.contract.ts';
import { palettes } from '#app/theme/palettes.ts';
import { axeViolations, quiet, settle } from '#tests/e2e/browser/every-screen.ts';
import { collisions, openPanel, panel } from './panel-page.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, watchMotion, test } from '#tests/e2e/browser/watch-errors.ts';

test.use(watchMotion);

const dashboard = '/apps/dashboards/risk';
const me = 'financeLead';
const wide = { width: 1440, height: 900 };

test.beforeEach(async ({ page }) => page.setViewportSize(wide));
test.afterEach(async ({ page }) => {
  await prefer(page.request, me, { locale: 'en', settings: {} });
  await prefer(page.request, 'flatAdmin', { locale: 'en', settings: {} });
});

const token = (part: Locator, name: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
const group = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true });

test('a panel comes from the end edge when it is wanted, keeps the focus, and closes every way', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await enter(page, me, dashboard);
  await settle(page);
  const isLoaded = () => files.some((file) => file.includes('/Panels-'));
  expect(isLoaded(), 'before the first use').toBe(false);
  const opened = await openPanel(page, 'Theme Settings');
  expect(isLoaded()).toBe(true);
  await settle(page);
  expect((await opened.boundingBox())?.width).toBe(380);
  for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+Tab');
  expect(await opened.evaluate((it) => it.contains(document.activeElement)), 'the focus stays').toBe(true);

  const closings = [
    () => page.keyboard.press('Escape'),
    () => opened.getByRole('button', { name: 'Close the panel' }).click(),
    () => page.mouse.click(500, 500),
  ];
  for (const close of closings) {
    await close();
    await expect(opened).toBeHidden();
    await expect(page.getByRole('button', { name: 'Theme Settings' })).toBeFocused();
    await openPanel(page, 'Theme Settings');
  }
  await opened.getByRole('button', { name: 'Choose a colour scheme' }).click();
  await expect(opened, 'one at a time').toBeHidden();
  await expect(panel(page, 'Theme Color Schemes')).toBeVisible();
});

test('on a phone the panels are opened from the user menu, and swiped away', async ({ browser, watch }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  watch.over(context);
  const page = await context.newPage();
  await enter(page, me, dashboard);
  await settle(page);
  await expect(page.locator('#panel-tab')).toHaveCount(0);
  const account = page.getByRole('button', { name: 'Your account' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Theme Color Schemes' }).click();
  const opened = panel(page, 'Theme Color Schemes');
  await expect(opened).toBeInViewport({ ratio: 1 });
  await settle(page);
  expect((await opened.boundingBox())?.width).toBe(351);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await swipe(page, { from: 100, to: 380 });
  await expect(opened).toBeHidden();
  await expect(account).toBeFocused();

  // Without the toolbar and its menu, the tab is the way back.
  const layout = { style: 'layout1', config: { toolbar: { display: false } } } as const;
  await prefer(page.request, me, { settings: { layout } });
  await page.reload();
  await settle(page);
  expect(await collisions(page)).toEqual([]);
  await openPanel(page, 'Theme Settings');
  await context.close();
});

test('what is chosen holds at once, after a reload and in another browser', async ({
  page,
  browser,
  watch,
}) => {
  await enter(page, me, dashboard);
  await settle(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await page.getByRole('button', { name: 'Tema Ayarları' }).click();
  const opened = page.getByRole('dialog');
  await opened.getByRole('switch', { name: 'Daraltılmış' }).click();
  await opened.getByRole('switch', { name: 'Özel Kaydırma Çubukları' }).click();
  await opened.getByRole('radio', { name: 'Sağdan sola (RTL)' }).click();
  await expect.poll(async () => (await opened.boundingBox())?.x, 'mirrored').toBe(0);
  await expect(
    opened.getByRole('radio', { name: 'Sağda', exact: true }),
    'sides as they are seen',
  ).toBeChecked();
  await opened.getByRole('combobox', { name: 'Alt bilgi' }).click();
  await page.getByRole('option', { name: 'Açık 3' }).click();
  await expect(page.getByText('Ayarlarınız kaydedildi')).toBeVisible();
  await page.keyboard.press('Escape');

  const isAsChosen = async (where: Page) => {
    await settle(where);
    await expect(where.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(where.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(where.locator('html')).toHaveAttribute('data-scrollbars', 'native');
    await expect(where.locator('aside')).toHaveCSS('width', '64px');
    expect(await token(where.locator('footer'), '--background')).toBe(palettes.light3.background);
  };
  await isAsChosen(page);
  await page.reload();
  await isAsChosen(page);
  const elsewhere = await browser.newContext({ viewport: wide, locale: 'en-GB' });
  watch.over(elsewhere);
  const other = await elsewhere.newPage();
  await enter(other, me, dashboard);
  await isAsChosen(other);
  await elsewhere.close();
});

test('a scheme colours everything, by pointer and by the arrows', async ({ page }) => {
  let calls = 0;
  let answered = 0;
  page.on('request', (request) => (calls += request.url().endsWith(changePreferences.path) ? 1 : 0));
  page.on('response', (reply) => (answered += reply.url().endsWith(changePreferences.path) ? 1 : 0));
  await enter(page, me, dashboard);
  await settle(page);
  const opened = await openPanel(page, 'Theme Color Schemes');
  const scheme = (name: string) => opened.getByRole('radio', { name, exact: true });
  await expect(opened.getByRole('radio', { checked: true }), 'parts of several themes').toHaveCount(0);
  await opened.getByText('Light 7', { exact: true }).click();
  const everywhere = async (background: string) => {
    for (const part of ['main', 'aside', 'header', 'footer'])
      await expect.poll(() => token(page.locator(part).first(), '--background')).toBe(background);
  };
  await everywhere(palettes.light7.background);
  await expect(scheme('Light 7')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(scheme('Dark 7')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(scheme('Dark 8')).toBeChecked();
  await everywhere(palettes.dark8.background);

  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await expect.poll(() => calls - answered, 'nothing is on its way').toBe(0);
  const before = calls;
  const answers = Promise.withResolvers<void>();
  await page.route(`**${changePreferences.path}`, async (route) => {
    await answers.promise;
    await route.continue();
  });
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(scheme('Light 4')).toBeChecked();
  answers.resolve();
  await expect.poll(() => calls - before, 'a call per answer and not per step').toBe(2);
  await quiet(page);
  expect(calls - before).toBe(2);
  await page.reload();
  await settle(page);
  await everywhere(palettes.light4.background);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark colours' }).click();
  await everywhere(palettes.dark4.background);
});

test('what cannot be kept comes back and says so; everything goes back to the defaults, and again', async ({
  page,
  watch,
}) => {
  await prefer(page.request, me, { settings: { theme: { main: 'sunset', navbar: 'light99' } } });
  await enter(page, me, dashboard);
  await settle(page);
  await openPanel(page, 'Theme Settings');
  const theme = (area: string) => group(page, 'Theme').getByRole('combobox', { name: area });
  await expect(theme('Main'), 'a name of another version').toContainText('Default');
  await expect(theme('Navbar')).toContainText('Default');

  watch.expects(`POST ${changePreferences.path} 422`);
  await page.route(`**${changePreferences.path}`, (route) =>
    route.fulfill({ status: 422, json: { code: 'unexpected', message: 'Not today' } }),
  );
  const style = (name: string) => panel(page).getByRole('radio', { name, exact: true });
  await panel(page).getByText('Horizontal', { exact: true }).click();
  await expect(page.getByText('Not today')).toBeVisible();
  await expect(style('Vertical')).toBeChecked();
  await page.unroute(`**${changePreferences.path}`);

  await group(page, 'Toolbar').getByRole('radio', { name: 'Over the whole width' }).click();
  await expect(group(page, 'Toolbar').getByText(/always fixed/)).toBeVisible();
  await expect(group(page, 'Toolbar').getByRole('radio', { name: 'Scrolls away' })).toBeDisabled();
  await panel(page).getByText('Horizontal, dense', { exact: true }).click();
  await panel(page).getByText('Vertical', { exact: true }).click();
  await expect(group(page, 'Toolbar').getByRole('radio', { name: 'Beside the navbar' })).toBeChecked();

  await panel(page).getByRole('switch', { name: 'Animations' }).click();
  await panel(page).getByRole('button', { name: 'Go back to the defaults' }).click();
  await expect(panel(page).getByRole('switch', { name: 'Animations' })).toBeChecked();
  await expect(panel(page).getByText('These are the defaults.')).toBeVisible();
  await page.locator('.snackbar').getByText('Undo').click();
  await expect(panel(page).getByRole('switch', { name: 'Animations' })).not.toBeChecked();
  await panel(page).getByRole('button', { name: 'Go back to the defaults' }).press('Enter');
  await expect(panel(page).getByRole('switch', { name: 'Animations' })).toBeChecked();
  await panel(page).getByRole('button', { name: 'Restore your settings' }).press('Enter');
  await expect(panel(page).getByRole('switch', { name: 'Animations' })).not.toBeChecked();
});

test('both panels have no barrier in a light, a dark and the organisation’s theme', async ({ page }) => {
  await enter(page, 'flatAdmin', dashboard);
  await settle(page);
  await openPanel(page, 'Theme Settings');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.getByRole('combobox', { name: 'Navbar' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await settle(page);
  expect(await axeViolations(page, { floats: true }), 'the list of themes').toEqual([]);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Choose a colour scheme' }).click();
  for (const [at, name] of ['Light 7', 'Dark 7', 'Organisation’s colours'].entries()) {
    await page.getByRole('dialog').getByText(name, { exact: true }).click();
    await settle(page);
    expect.soft(await axeViolations(page, { floats: true, contrast: at > 0 }), name).toEqual([]);
    await page.getByRole('button', { name: 'Set the parts separately' }).click();
    await settle(page);
    expect
      .soft(await axeViolations(page, { floats: true, contrast: true }), `settings in ${name}`)
      .toEqual([]);
    await page.getByRole('button', { name: 'Choose a colour scheme' }).click();
  }
});

/** A finger drawn across the screen, as the browser tells of it. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  const step = Math.sign(to - from) * 10;
  await touch('touchStart', from);
  for (let x = from; Math.abs(to - x) >= 10; x += step) await touch('touchMove', x);
  await touch('touchEnd');
}
