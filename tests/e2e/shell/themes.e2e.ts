import type { CDPSession, Page } from '@playwright/test';
import { palettes } from '#app/theme/palettes.ts';
import { axeViolations, floating, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer, type Who } from '#tests/e2e/browser/people.ts';
import { expect, watchMotion, test } from '#tests/e2e/browser/watch-errors.ts';

test.use(watchMotion);

const dashboard = '/apps/dashboards/risk';
/** Nobody else signs in as this one, so what they chose is theirs. */
const who: Who = 'financeLead';

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await prefer(request, who, { locale: 'en', settings: {} });
  await prefer(request, 'flatAdmin', { settings: {} });
});

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

/** Notes, before each frame that is painted, what the window looks like. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const note = () => {
      const root = document.documentElement;
      const { backgroundColor } = getComputedStyle(root);
      const ground = root.dataset['look'] === 'asked' ? 'the system’s' : backgroundColor;
      const frame = `${ground} ${root.lang} ${root.dir}`;
      if (frames.at(-1) !== frame) frames.push(frame);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}
const framesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { frames: string[] }).frames);

/** How bright each painted picture is on the whole, 0 to 255. */
async function brightness(browser: CDPSession, helper: Page, doing: () => Promise<void>): Promise<number[]> {
  const pictures: string[] = [];
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void browser.send('Page.screencastFrameAck', { sessionId });
  });
  await browser.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await doing();
  await browser.send('Page.stopScreencast');
  return helper.evaluate(async (all) => {
    const bright: number[] = [];
    for (const picture of all) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(16, 16).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0, 16, 16);
      const data = [...(canvas?.getImageData(0, 0, 16, 16).data ?? [])];
      bright.push(data.reduce((sum, part, at) => sum + (at % 4 === 3 ? 0 : part), 0) / (16 * 16 * 3));
    }
    return bright;
  }, pictures);
}

test('a reload, and a new tab, never show another theme, language or direction than the person’s', async ({
  page,
  context,
}) => {
  const theme = { main: 'dark3', navbar: 'dark3', toolbar: 'dark3', footer: 'dark3' };
  await prefer(page.request, who, { locale: 'ar', settings: { theme } });
  await watchFrames(page);
  await enter(page, who, dashboard);
  await settle(page);
  await page.reload();
  await settle(page);
  const own = `${rgb(palettes.dark3.background)} ar rtl`;
  expect(await framesOf(page)).toEqual([own]);

  const helper = await context.newPage();
  const pictures = await brightness(await context.newCDPSession(page), helper, async () => {
    await page.bringToFront();
    await page.reload();
    await settle(page);
  });
  expect(pictures.length).toBeGreaterThan(1);
  expect(Math.max(...pictures), 'the brightest picture of a reload').toBeLessThan(100);
  await helper.close();

  const other = await context.newPage();
  await watchFrames(other);
  await other.goto(dashboard);
  await settle(other);
  const frames = (await framesOf(other)).filter((frame) => !frame.startsWith('the system’s'));
  expect(frames).toEqual([own]);
});

test('each part of the shell has its own theme, also in what floats from it', async ({ page }) => {
  const theme = { main: 'light3', navbar: 'dark5', toolbar: 'light9', footer: 'mainThemeDark' };
  await prefer(page.request, who, { locale: 'en', settings: { theme } });
  await enter(page, who, dashboard);
  await settle(page);
  const token = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), name);
  const { light3, dark5, light9 } = palettes;
  expect(await token('main', '--background')).toBe(light3.background);
  expect(await token('aside', '--background')).toBe(dark5.background);
  expect(await token('header', '--paper')).toBe(light9.paper);
  await page.getByRole('button', { name: 'Your account' }).click();
  expect(await token('[role=menu]', '--primary')).toBe(light9.primary);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  expect(await token('.MuiDrawer-paper', '--paper')).toBe(dark5.paper);
});

test('an organisation’s own colours make a theme, and everything reads in it', async ({ page }) => {
  const theme = { main: 'tenant', navbar: 'tenant', toolbar: 'tenant', footer: 'tenant' };
  await prefer(page.request, 'flatAdmin', { settings: { theme } });
  await enter(page, 'flatAdmin', dashboard);
  await settle(page);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary'),
  );
  expect(primary).toBe('#3D5A80');
  expect(await axeViolations(page, { contrast: true })).toEqual([]);
});

for (const still of ['the person turned animations off', 'the system asks for less motion'] as const) {
  test(`nothing moves when ${still}`, async ({ page }) => {
    const animations = still !== 'the person turned animations off';
    await prefer(page.request, who, { locale: 'en', settings: { animations } });
    if (animations) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const kind of ['transitionrun', 'animationstart'] as const)
        document.addEventListener(kind, ({ target }) =>
          moved.push(`${kind} ${(target as Element).outerHTML.slice(0, 120)}`),
        );
    });
    await enter(page, who, dashboard);
    await settle(page);
    // What came before the settings were known is the splash.
    await page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
    for (const opener of ['Your account', 'Why?']) {
      await page.getByRole('button', { name: opener }).first().click();
      await expect(floating(page), opener).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(floating(page), opener).toBeHidden();
    }
    await page
      .getByRole('link', { name: 'Risk Register' })
      .or(page.getByRole('button', { name: 'Risk Management' }))
      .first()
      .click();
    await settle(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}

test('scrollbars are the theme’s, or the system’s', async ({ page }) => {
  const thumb = () =>
    page.locator('main').evaluate((main) => getComputedStyle(main, '::-webkit-scrollbar').width);
  await prefer(page.request, who, { locale: 'en', settings: {} });
  await enter(page, who, dashboard);
  await settle(page);
  expect(await thumb()).toBe('12px');
  await prefer(page.request, who, { settings: { customScrollbars: false } });
  await page.reload();
  await settle(page);
  expect(await thumb()).toBe('auto');
});
