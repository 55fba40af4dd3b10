import type { Page } from '@playwright/test';
import { axeViolations, everyScreen, moveTo, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { register } from '#tests/e2e/risk/register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const dashboard = '/apps/dashboards/risk';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });

/** Until the worker has kept every file. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let names: string[] = []; names.length === 0; names = await caches.keys())
      await new Promise((resolve) => setTimeout(resolve, 100));
  });

test.describe('with the files kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the frame opens without a network, every page says what is missing, and all is back with it', async ({
    page,
    context,
    watch,
  }) => {
    watch.goesOffline();
    await enter(page, 'admin', dashboard);
    const screens = await everyScreen(page);
    await settle(page);
    await kept(page);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    // Nothing of an organisation: the page and the build's files, and no reply to a call.
    expect(cached.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
    expect(cached.length).toBeGreaterThan(50);

    await context.setOffline(true);
    // Some are opened anew, the others from the one before.
    const nonces = new Set<string | null>();
    const anew = (at: number) => at % 25 === 0;
    for (const [at, path] of screens.entries()) {
      await (anew(at) ? page.goto(path) : moveTo(page, path));
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
      await expect(notice(page)).toBeVisible();
      await expect(
        page.locator('main h1, main [role=alert]').filter({ visible: true }).first(),
      ).toBeVisible();
      await settle(page);
      nonces.add(await page.locator('meta[name="csp-nonce"]').getAttribute('content'));
    }
    expect(nonces.size).toBe(screens.filter((_, at) => anew(at)).length);

    // A form opens too; what cannot be sent is refused, and stays typed.
    const title = 'Nobody is on call at night';
    await page.goto(`${register}/add`);
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Register risk' }).click();
    await expect(page.getByText('What you typed is kept')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);

    await page.getByRole('link', { name: 'Risk Register' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('this could not be loaded');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await context.setOffline(false);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'عاد الاتصال' })).toBeAttached();

    // Without a session there is nothing to open, and the sign-in says what it needs.
    await page.evaluate(() => sessionStorage.clear());
    await context.setOffline(true);
    await page.goto('/login');
    await expect(page.getByText('No connection. Signing in needs one.')).toBeVisible();
  });
});

test('a connection that breaks is told without moving anything, and what is on the screen comes back with it', async ({
  page,
  context,
  watch,
}) => {
  watch.goesOffline();
  await enter(page, 'admin', register);
  await settle(page);
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
  const before = await place();
  // The server falls silent while the browser believes in its network.
  await context.route('**/org/**', (route) => route.abort('internetdisconnected'));
  await context.route('**/livez', (route) => route.abort('internetdisconnected'));
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(notice(page)).toBeVisible();
  expect(await place()).toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
  // By hand: what the page tries by itself finds nobody until then.
  await page.getByRole('button', { name: 'Try to connect again' }).focus();
  await context.unroute('**/org/**');
  await context.unroute('**/livez');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('the app can be installed: its manifest is read without a complaint, and every icon is as large as it says', async ({
  page,
}) => {
  await page.goto('/login');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/app.webmanifest');
  expect(errors).toEqual([]);
  const { icons, display } = JSON.parse(data) as {
    icons: { src: string; sizes: string; purpose: string }[];
    display: string;
  };
  expect(display).toBe('standalone');
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    [...icons.map(({ src }) => src), '/icons/apple-touch.png'],
  );
  expect(sizes).toEqual([...icons.map((icon) => icon.sizes), '180x180']);
});

test('the frame stands where the connection goes before all of it came, and is whole once it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.goesOffline();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  await page.route(/assets\/ConditionalEntries/, async (route) => {
    // What it needs comes beside it: of that, nothing is lost here.
    await new Promise((come) => setTimeout(come, 500));
    await context.setOffline(true);
    await route.abort('internetdisconnected');
    isAsked();
  });
  await enter(page, 'admin', dashboard);
  await asked;
  await page.unroute(/assets\/ConditionalEntries/);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My work' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'My work' })).toBeVisible();
});
