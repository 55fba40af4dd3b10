import type { Page } from '@playwright/test';
import { pngOf } from '#tests/world/pictures.ts';
import { draftHolds } from '#tests/e2e/browser/drafts.ts';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer, signIn, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const next = 'seven-quiet-herons-9';
const own = people.financeLead;
const before = { first_name: 'Grace', last_name: 'Okafor', timezone: 'UTC', locale: 'en' } as const;

/** Sets the password from outside, whichever of the two it is now. */
async function restorePassword(page: Page): Promise<void> {
  for (const current of [next, own.password]) {
    const reply = await page.request.post(`${own.base}/user/login/`, {
      data: { email: own.email, password: current },
    });
    if (reply.status() !== 200) continue;
    const { data } = (await reply.json()) as { data: [{ token: string }] };
    const changed = await page.request.post(`${own.base}/user/reset-password/`, {
      headers: {
        authorization: `Bearer ${data[0].token}`,
        'x-current-password': encodeURIComponent(current),
      },
      data: { email: own.email, password: own.password },
    });
    expect(changed.status()).toBe(200);
    return;
  }
}

/** Ends what other journeys left open, and the session that did it. */
async function signOutEverywhere({ request }: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'financeLead')}` };
  expect((await request.delete(`${own.base}/user/session/`, { headers })).status()).toBe(200);
  expect((await request.post(`${own.base}/user/logout/`, { headers })).status()).toBe(200);
}

test.beforeEach(({ page }) => signOutEverywhere(page));
test.afterEach(async ({ page }) => {
  await restorePassword(page);
  await prefer(page.request, 'financeLead', before);
  const authorization = `Bearer ${await tokenOf(page.request, 'financeLead')}`;
  await page.request.delete(`${own.base}/user/picture/`, { headers: { authorization } });
});

/** Here as well. */
async function signsOutEverywhereInArabic(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'سجّل الخروج من كل مكان' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('تنتهي جلسة أخرى واحدة');
  await settle(page);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'سجّل الخروج هنا أيضًا' }).check();
  await dialog.getByRole('button', { name: 'سجّل الخروج من كل مكان' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

test('somebody gives themselves a face, a name, a clock and a new password, and ends what is open elsewhere', async ({
  page,
  browser,
  watch,
}) => {
  watch.expects(
    'POST /user/picture/ 422',
    'POST /user/reset-password/ 403',
    'POST /user/login/ 400',
    'POST /risk/filter/ 401',
    'GET /user/screen/risk-register/ 401',
    'GET /user/view/ 401',
    // Asked again by whoever takes more than a moment over the rest.
    'GET /user/department/ 401',
    // What the navigation asks for a moment after the start.
    'GET /maturity/nist/shown/ 401',
    'GET /maturity/framework/ 401',
    'GET /settings/risk/quantification/ 401',
    'GET /notification/stream 401',
  );
  await page.goto('/login');
  await signIn(page, 'financeLead');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Theme Settings',
    'Theme Color Schemes',
    'Profile',
    'Switch organisation',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile(\?|$)/);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  const said = page.getByRole('status').or(page.getByRole('alert'));

  // A picture: what it is, its bytes say.
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf(40, 30) });
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^data:image\/webp;base64,/);
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toHaveCount(0);

  // Name and time zone; nothing typed is lost on the way.
  const firstName = page.getByLabel('First name');
  await firstName.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(firstName).toHaveAccessibleDescription('This is required.');
  await firstName.fill('Perihan');
  await draftHolds(page, 'Perihan');
  await page.reload();
  await expect(firstName).toHaveValue('Perihan');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('istanbul');
  await expect(page.getByRole('option', { name: /Europe\/Istanbul/ })).toContainText('UTC+03:00');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.getByRole('option', { name: /Europe\/Istanbul/ }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(said.filter({ hasText: 'Your profile is saved.' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Perihan');

  // Another place where they are signed in is ended from here, and finds itself at the sign-in.
  const away = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
  watch.over(away);
  const elsewhere = await away.newPage();
  await enter(elsewhere, 'financeLead', '/likelyhood');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await settle(page);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions.first()).toContainText('Chrome on Linux');
  await expect(sessions.first()).toContainText('This one');
  const unbound = sessions.filter({ hasText: 'Not bound' });
  await expect(unbound).toHaveCount(1);
  await unbound.getByRole('button', { name: /^Sign out/ }).click();
  await expect(unbound).toHaveCount(0);
  await elsewhere.getByRole('button', { name: 'Risk Management' }).click();
  await elsewhere.getByRole('link', { name: 'Risk Register' }).click();
  await expect(elsewhere.getByText('Invalid access_token')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login$/);

  // A new password, proved by the current one.
  const current = page.getByLabel('Current password');
  await current.fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again').fill(`${next}!`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription(
    'This is not the same password.',
  );
  await page.getByLabel('End my API tokens as well').check();
  await page.getByLabel('New password again').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(next);
  await current.fill(own.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(said.filter({ hasText: 'Your password is changed.' })).toBeVisible();
  await expect(current).toHaveValue('');
  for (const [password, status] of [
    [own.password, 400],
    [next, 200],
  ] as const) {
    const reply = await elsewhere.request.post(new URL(`${own.base}/user/login/`, page.url()).href, {
      data: { email: own.email, password },
    });
    expect(reply.status()).toBe(status);
  }

  await signsOutEverywhereInArabic(page);
  await away.close();
});
