import type { Page } from '@playwright/test';
import { axeViolations, horizontalOverflow } from '#tests/e2e/browser/every-screen.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => scroll({ top, behavior: 'instant' }), y);

test('the home page is read without scripts, in the language of its address and of the browser', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'tr-TR',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Risklerinizi bilin. Kontrollerinizi gösterin.',
  );
  await page.locator('.site-language summary').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const section of ['community', 'features', 'services', 'start', 'licences', 'contact'])
    await expect(page.locator(`#${section} h2`).first()).toBeVisible();
  // The choice goes along.
  await page.goto('/privacypolicy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سياسة الخصوصية');
  await context.close();
});

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('the home page moves as the specification says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/home');
  // What stands in other fonts is a little higher: a page that was scrolled moves along.
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.evaluate(() => document.fonts.ready);
  const bar = page.locator('#site-bar');
  const toTop = page.locator('#site-to-top');
  for (const [y, hasGround, isShown] of [
    [180, false, false],
    [181, true, false],
    [629, true, false],
    [630, true, true],
    [0, false, false],
  ] as const) {
    await scrollTo(page, y);
    await (hasGround ? expect(bar) : expect(bar).not).toHaveClass(/scrolled/);
    await (isShown ? expect(toTop) : expect(toTop).not).toHaveClass(/shown/);
  }

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Rate a risk yourself' })).toBeAttached();
  // What comes when scrolled near moves the page once more.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const ways = [await scrolled(page)];
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community' }).click();
  // Half a second of the page's own clock, step by step and never back.
  for (const milliseconds of [150, 150, 150, 150]) {
    await page.clock.runFor(milliseconds);
    ways.push(await scrolled(page));
  }
  await page.clock.resume();
  await expect(page.locator('#community')).toBeFocused();
  expect(new Set(ways).size).toBe(5);
  expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  await expect(page).toHaveURL(/\/home#community$/);
  await expect(page.locator('#community h2')).toBeInViewport();
});

test('what is written before the form’s code comes is kept, and what is wrong with it is told', async ({
  page,
}) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/contact-part-*.js', (route) => held.then(() => route.continue()));
  await page.goto('/home#contact');
  await page.getByLabel('Name').fill('Ali');
  await page.getByLabel('Subject').fill('Hel');
  letThrough();
  await expect(page.getByText('Name should be atleast 4 chracters long.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('lo');
  await expect(page.getByLabel('Subject')).toHaveValue('Hello');
  await expect(page.getByLabel('Name')).toHaveValue('Ali');
});

test('somebody writes to the provider, and tries the matrix', async ({ page, watch }) => {
  watch.goesOffline();
  await page.goto('/home#contact');
  const send = page.getByRole('button', { name: 'Send' });
  const note = page.locator('.snackbar');
  await expect(send).toBeDisabled();
  const wrong = {
    Name: ['Ali', 'Name should be atleast 4 chracters long.'],
    'E-mail': ['ali@', 'Please enter a valid email.'],
    Phone: ['12345678', 'Enter a valid phone number.'],
    Subject: ['Hey', 'Min character length should be 4.'],
  };
  for (const [label, [value = '', message = '']] of Object.entries(wrong)) {
    await page.getByLabel(label).fill(value);
    await page.getByLabel(label).blur();
    await expect(page.getByText(message)).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await expect(send).toBeDisabled();
  const good = {
    Name: 'Ali Veli',
    'E-mail': 'ali@harbour.example',
    Phone: '+902121234567',
    Subject: 'Hello',
  };
  for (const [label, value] of Object.entries(good)) await page.getByLabel(label).fill(value);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(note).toHaveText('All the feilds are required. ');
  await expect(page.locator('.snackbar-place')).toHaveClass(/bottom right/);
  await page.getByLabel('Message').fill('We keep 900 risks in a workbook.');

  // Without the work nothing goes out.
  await page.route('**/tenant/captcha/', (route) => route.abort('internetdisconnected'));
  await page.reload();
  for (const [label, value] of Object.entries({ ...good, Message: 'Hello' }))
    await page.getByLabel(label).fill(value);
  await send.click();
  await expect(note).toHaveText('Recaptcha is not available,try again later.');
  await page.unroute('**/tenant/captcha/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The arithmetic is done. Your message can be sent.')).toBeVisible();
  await send.click();
  await expect(note).toHaveText("Your email has been sent successfully.We'll get in touch soon.");
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Almost certain, Severe: Extreme' }).click();
  await expect(page.locator('.rate-answer')).toContainText(
    'A risk of this level is reviewed within 30 days.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await horizontalOverflow(page)).toBe(0);
});

for (const [language, width] of [
  ['en', 1440],
  ['ar', 390],
] as const)
  test(`the first picture of the home page waits for nothing, and nothing jumps after it: ${language} at ${width} px`, async ({
    page,
  }) => {
    const html = await (await page.request.get(`/home?lang=${language}`)).text();
    // Whoever reads the page from its beginning meets the first words before anything that is to be fetched, or belongs further down.
    const before = html.slice(0, html.indexOf('</h1>'));
    expect(before).not.toMatch(/<script|<img|rel="(stylesheet|preload|modulepreload)"/);
    expect(before.length).toBeLessThan(4_500);

    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const seen = { largest: [] as (string | undefined)[], shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LargestContentfulPaint[])
          seen.largest.push(entry.element?.closest('.hero-words')?.className);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/home?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await page.evaluate(() => document.fonts.ready);
    const { seen, held } = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      return {
        seen: (window as unknown as { seen: { largest: string[]; shift: number } }).seen,
        held: loaded.filter((one) => one.renderBlockingStatus !== 'non-blocking').map(({ name }) => name),
      };
    });
    // The words are the largest of all that is painted, and nothing that comes later is.
    expect(new Set(seen.largest)).toEqual(new Set(['hero-words']));
    expect(held).toEqual([]);
    expect(seen.shift).toBeLessThan(0.02);
    // What stands around the words comes with the picture after the one in which its styles are read.
    const bar = page.locator('#site-bar');
    await expect(bar).toBeVisible();
    await expect(page.locator('.matrix-drawing')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const atOnce = await bar.evaluate((element) => {
      element.style.display = 'none';
      getComputedStyle(element).getPropertyValue('display');
      element.style.display = '';
      return getComputedStyle(element).display;
    });
    expect(atOnce).toBe('none');
    await expect(bar).toBeVisible();
  });
