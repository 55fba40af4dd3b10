import { settle } from './every-screen.ts';
import { enter } from './people.ts';
import { register } from './register-page.ts';
import { expect, test } from './watched.ts';

const dashboard = '/apps/dashboards/risk';

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
  await page.getByRole('button', { name: 'Risk Management' }).click();
  await page.getByRole('link', { name: 'Risk Register' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('500', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeVisible();
  await expect(
    main.getByText('Looks like we have an internal issue, please try again in couple of minutes.'),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Meridian Health Group');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk register' })).toBeVisible();
});

test('a message waits while somebody points at it, gives way to the next, and goes with a click elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, 'admin', register);
  const message = page.getByRole('status').filter({ hasText: 'Logged in with JWT' });
  await expect(message).toBeVisible();
  await message.locator('.snackbar').hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(5_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(message).toBeHidden();
  await page.reload();
  await expect(message).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(message).toBeHidden();
});
