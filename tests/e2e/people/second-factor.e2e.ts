import type { Page } from '@playwright/test';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { people, tokenOf } from '#tests/e2e/browser/people.ts';
import { isAskedAgain } from '#tests/e2e/browser/proof.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { codeOf } from '#tests/accounts/second-factor.ts';

const next = 'eleven purple wagons';
const own = people.clinicalLead;

/** The link of the latest mail to them, as an Admin of the demo reads it. */
async function mailedLink({ request }: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const { base } = people.admin;
  const { data } = (await (await request.get(`${base}/mail/?limit=20`, { headers })).json()) as {
    data: { id: string; kind: string; to_address: string }[];
  };
  const mail = data.find(
    ({ kind, to_address }) => kind === 'password.reset_link' && to_address === own.email,
  );
  const read = (await (await request.get(`${base}/mail/${mail?.id}/`, { headers })).json()) as {
    data: { text: string };
  };
  return new URL(/https?:\/\/\S+\/resetpassword\S+/.exec(read.data.text)?.[0] ?? '').href;
}

async function names(page: Page, word: string): Promise<void> {
  await page.getByLabel('Username/Email').fill(own.email);
  await page.getByLabel('Username/Email').blur();
  await page.getByLabel('Password').fill(word);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function opensProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile(\?|$)/);
}

/** Sets up a second factor, and answers what the app shares with us. */
async function setsUp(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByRole('img', { name: 'The code for your authenticator app' })).toBeVisible();
  const secret = ((await page.locator('.guest-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = page.getByLabel('Code of the app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(code).toHaveAccessibleDescription('This code does not fit, or it was used already.');
  expect(await axeViolations(page)).toEqual([]);
  await code.fill(await codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.locator('.guest-codes li')).toHaveCount(10);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  return secret;
}

/** Without the second factor that a try before this one may have left. */
async function hasNoFactor({ request }: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const { base } = people.admin;
  const found = await request.get(`${base}/user/member/?q=${encodeURIComponent(own.email)}`, { headers });
  const { data } = (await found.json()) as { data: [{ id: string; has_second_factor: boolean }] };
  if (!data[0].has_second_factor) return;
  const taken = await request.delete(`${base}/user/${data[0].id}/mfa/`, { headers });
  expect(taken.status()).toBe(200);
}

test('somebody sets a forgotten password by a mailed link, and then asks for a second factor', async ({
  page,
  watch,
}) => {
  watch.expects(
    'POST /user/reset-password/ 400',
    'POST /user/mfa/confirm/ 400',
    'POST /user/login/mfa/ 400',
    'POST /user/prove/ 400',
  );
  await hasNoFactor(page);
  await page.goto('/login');
  await page.getByLabel('Username/Email').fill(own.email);
  await page.getByLabel('Username/Email').blur();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue(own.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeVisible();

  await page.goto(await mailedLink(page));
  const password = page.getByLabel('New password');
  await expect(password).toBeFocused();
  await expect(page).toHaveURL(/\/resetpassword\?org=meridian$/);
  await expect(page.getByLabel('E-mail address')).toHaveValue(own.email);
  await expect(password).toHaveAccessibleDescription(/^At least 15 characters, or 12 where/);
  await password.fill('too short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(password).toHaveAccessibleDescription('At least 15 characters.');
  expect(await axeViolations(page)).toEqual([]);
  await password.fill(next);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'The password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the sign-in' }).click();

  await names(page, next);
  await opensProfile(page);
  const secret = await setsUp(page);
  await expect(page.getByText(/^On since .* 10 recovery codes are left\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await names(page, next);
  const code = page.getByLabel('Code of your authenticator app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(code).toHaveAccessibleDescription('This code does not fit, or it was used already.');
  // The one of now was used to set it up: the next one counts already.
  await code.fill(await codeOf(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Go on' }).click();
  await opensProfile(page);

  // As after some minutes: it is asked who they are, and the call is made again.
  await isAskedAgain(page, watch, 'DELETE', '/user/mfa/');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const proof = asked.getByLabel('Password');
  await expect(proof).toBeFocused();
  await proof.fill('not the password');
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(asked).toContainText('This is not your password.');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await proof.fill(next);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await settle(page);

  const headers = {
    authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}`,
    'x-current-password': encodeURIComponent(next),
  };
  const data = { email: own.email, password: own.password };
  const restored = await page.request.post(`${own.base}/user/reset-password/`, { headers, data });
  expect(restored.status()).toBe(200);
});
