import type { Page } from '@playwright/test';
import { reportBrowserError } from '#platform/contract/trail/browser-error.contract.ts';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { openPanel, panel } from './panel-page.ts';
import { enter, prefer, signIn } from '#tests/e2e/browser/people.ts';
import { register } from '#tests/e2e/risk/register-page.ts';
import { expect, watchMotion, test } from '#tests/e2e/browser/watch-errors.ts';

test.use(watchMotion);

const dashboard = '/apps/dashboards/risk';

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await prefer(request, 'clinicalLead', { settings: {} });
});

test('a page whose code is slow is announced at once, and one whose code is gone leaves the frame standing', async ({
  page,
  watch,
}) => {
  watch.expects('GET /assets/RiskRegisterPage 404');
  await enter(page, 'admin', dashboard);
  await settle(page);
  const code = /\/assets\/RiskRegisterPage-[^/]*\.js$/;
  const held = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await held.promise;
    await route.fulfill({ status: 404 });
  });
  await page.getByRole('button', { name: 'Risk Management' }).click();
  await page.getByRole('link', { name: 'Risk Register' }).click();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'A new version is here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk register' })).toBeVisible();
});

/** The next report to the log, as it was sent and answered. */
async function nextReport(page: Page) {
  const reply = await page.waitForResponse((one) => one.url().endsWith(reportBrowserError.path));
  return {
    request: reply.request(),
    status: reply.status(),
    id: (await reply.allHeaders())['x-request-id'] ?? '',
  };
}

test('a page that breaks says so in the words of the specification, inside the frame', async ({
  page,
  watch,
}) => {
  watch.expectsThrown('the page broke');
  await enter(page, 'admin', dashboard);
  await settle(page);
  await page.route(/\/assets\/RiskRegisterPage-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function RiskRegisterPage() { throw new Error("the page broke"); }; export { RiskRegisterPage as t };',
    }),
  );
  const reported = nextReport(page);
  await page.getByRole('button', { name: 'Risk Management' }).click();
  await page.getByRole('link', { name: 'Risk Register' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('500', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeVisible();
  await expect(
    main.getByText('Looks like we have an internal issue, please try again in couple of minutes.'),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Meridian Health Group');
  const { request, id } = await reported;
  expect(request.postDataJSON()).toMatchObject({
    path: '/apps/risk/management',
    message: 'Error: the page broke',
    stack: expect.stringContaining('RiskRegisterPage'),
  });
  await expect(main.getByText(`Reference: ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk register' })).toBeVisible();
});

test('what breaks on a page besides is reported to the log, each once and a few in all, and what the server refused is not', async ({
  page,
  watch,
}) => {
  watch.expectsThrown('broke by hand');
  watch.expects(`POST ${reportBrowserError.path} 429`);
  await page.goto('/login');
  await settle(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reportBrowserError.path)) sent.push(request.postDataJSON().message as string);
  });
  const breaks = (words: string) =>
    page.evaluate(
      (said) =>
        new Promise((resume) => {
          const error = new Error(said);
          setTimeout(() => {
            throw error;
          });
          setTimeout(() => void Promise.reject(error));
          setTimeout(resume, 50);
        }),
      words,
    );
  const reported = nextReport(page);
  await breaks('broke by hand, 1');
  expect((await reported).status).toBe(204);
  await page.route(`**${reportBrowserError.path}`, (route) => route.fulfill({ status: 429, json: {} }));
  for (let n = 2; n < 9; n++) await breaks(`broke by hand, ${n}`);
  await expect.poll(() => sent).toEqual([1, 2, 3, 4, 5].map((n) => `Error: broke by hand, ${n}`));
});

test('a message waits while somebody points at it, gives way to the next, and goes with a click elsewhere', async ({
  page,
}) => {
  await enter(page, 'admin', register);
  await settle(page);
  await page.clock.install();
  // As a tab that nobody has been signed in to before. Looked for while the page is still being built: on a slow machine it would
  // be gone by the end.
  const arrive = async () => {
    await page.evaluate(() => sessionStorage.removeItem('UserData'));
    await page.reload({ waitUntil: 'commit' });
  };
  await arrive();
  const message = page.getByRole('status').filter({ hasText: 'Logged in with JWT' });
  await expect(message).toBeVisible();
  await message.locator('.snackbar').hover();
  // A minute on, and from there by hand: what the machine takes must not count.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await expect(message).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(1_500);
  await expect(message).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(message).toBeHidden();
  await page.clock.resume();
  await arrive();
  await expect(message).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(message).toBeHidden();
});

test('the check of a session is told while it runs, over the splash, and not after every reload', async ({
  page,
}) => {
  const mayAnswer = Promise.withResolvers<void>();
  await page.route('**/api/auth/access-token', async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  await enter(page, 'clinicalLead', register);
  const splash = page.locator('#splash');
  const message = page.locator('.snackbar');
  await expect(message).toHaveText(/Logging in with JWT/);
  await expect(splash).toBeVisible();
  const box = await message.boundingBox();
  const onTop = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('.snackbar') !== null,
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const,
  );
  expect(onTop, 'nothing lies over it').toBe(true);
  mayAnswer.resolve();
  await expect(message).toHaveText(/Logged in with JWT/);
  const name = page.getByRole('banner').getByText('Meridian Health Group');
  await expect(name).toBeVisible();
  const overlaps = async () => {
    const [one, other] = [await message.boundingBox(), await name.boundingBox()];
    return one !== null && other !== null && one.y < other.y + other.height;
  };
  await expect.poll(overlaps, 'the name is not covered').toBe(false);

  await page.reload();
  await settle(page);
  await expect(message).toHaveCount(0);
});

test('messages stand where they are asked to, and an Undo waits ten seconds, whatever else is done', async ({
  page,
  watch,
}) => {
  watch.expects('GET /user/ 500');
  await page.clock.install();
  const headers = { 'x-request-id': '0123abcd-0000-4000-8000-000000000000' };
  await page.route(/\/org\/[^/]+\/user\/$/, (route) => route.fulfill({ status: 500, json: {}, headers }));
  await page.goto('/login');
  await signIn(page, 'clinicalLead');
  const message = page.locator('.snackbar');
  await expect(message).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [box, said] = await Promise.all([message.boundingBox(), message.innerText()]);
  expect(said).toMatch(/^Something went wrong on our side\. Reference: 0123abcd$/);
  expect(box && [box.x + box.width, box.y + box.height].map(Math.round)).toEqual([width - 16, height - 16]);
  await expect(page.getByRole('alert').filter({ has: message })).toHaveCount(1);
  await page.unrouteAll();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);

  await openPanel(page, 'Theme Settings');
  const animations = panel(page).getByRole('switch', { name: 'Animations' });
  const reset = panel(page).getByRole('button', { name: 'Go back to the defaults' });
  await animations.click();
  await reset.click();
  await expect(message).toContainText('The defaults are back');
  const heard = page.getByRole('status').filter({ hasText: 'The defaults are back' });
  await expect(heard, 'heard while the panel is open').toBeVisible();
  const place = async () => {
    const found = await message.boundingBox();
    return found && [found.x + found.width / 2, found.y].map(Math.round);
  };
  // The open panel hides the bar from those who listen, not from those who look.
  await expect(page.locator('header').getByText('Meridian Health Group')).toBeVisible();
  await expect.poll(place, 'below the bar with the name').toEqual([width / 2, 64 + 8]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(3_000);
  await expect(message, 'a click elsewhere does not close it').toBeVisible();
  await page.clock.runFor(8_000);
  await expect(message).toHaveCount(0);
});

test('a session that nobody used ends, and says so for fifty seconds', async ({ page, watch }) => {
  watch.expects('POST /user/logout/ 401');
  await page.clock.install();
  await enter(page, 'clinicalLead', dashboard);
  await settle(page);
  await page.clock.fastForward(31 * 60_000);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/login$/);
  const message = page.locator('.snackbar.info');
  await expect(message).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(message).toHaveCount(0);
});

test('the one dialog asks before what cannot be undone, in its own role and width, and a click beside it is no', async ({
  page,
}) => {
  await enter(page, 'flatAdmin', '/likelyhood');
  await settle(page);
  await page.getByRole('button', { name: 'Change the matrix' }).click();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const opener = page.getByRole('button', { name: 'Discard draft' });
  const dialog = page.getByRole('alertdialog');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 500),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const close of closings) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('[role=dialog], [role=alertdialog]'), 'one at a time').toHaveCount(1);
    await settle(page);
    expect((await dialog.boundingBox())?.width, 'as narrow as it asked to be').toBe(444);
    await expect(dialog).toHaveCSS('border-radius', '8px');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const asked = await dialog.innerText();
    await close();
    // What it holds stays while it fades.
    const left = await dialog.evaluateAll(([one]) => (one as HTMLElement | undefined)?.innerText);
    expect([asked, undefined]).toContain(left);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(opener).toHaveCount(0);
});
