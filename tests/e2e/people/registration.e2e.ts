import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../../../playwright.config.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

/** The mails that this product has kept to somebody, as they would have been sent. */
function mailsTo(baseURL: string | undefined, address: string): string[] {
  const folder = join(
    process.env['PLUMBLINE_BROWSER_DATA'] ?? '',
    `data-${addresses.indexOf(baseURL ?? '')}`,
    'mail',
  );
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`));
}

test('an organisation registers, and its administrator gets in by the mailed password', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expects('POST /user/reset-password/ 400');
  const word = Math.random().toString(36).slice(2, 8);
  const email = `derya@${word}.example`;
  await page.goto('/register');
  const button = page.getByRole('button', { name: 'Register' });
  await expect(button).toBeDisabled();
  const fields: [string, string, string | undefined][] = [
    ['First name', 'Ali', 'Min character length is 4'],
    ['First name', 'Derya', undefined],
    ['Last name', 'Aksoy', undefined],
    ['E-mail', 'derya@', 'Please enter a valid email'],
    ['E-mail', email, undefined],
    ["Organisation's name", 'Meridian Health Group', undefined],
    ['Business e-mail', 'info@elsewhere.example', 'Email & Business email after @ should match'],
    ['Business e-mail', `info@${word}.example`, undefined],
  ];
  for (const [label, text, wrong] of fields) {
    const input = page.getByLabel(label, { exact: true });
    await input.fill(text);
    await input.blur();
    if (wrong !== undefined) await expect(page.getByText(wrong)).toBeVisible();
  }
  await page.getByLabel('Corporate').check();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await horizontalOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const name = page.getByLabel("Organisation's name", { exact: true });
  await name.fill(`Harbour ${word}`);
  await button.click();
  const welcome = page.getByRole('dialog', { name: 'Welcome Derya' });
  await expect(welcome).toContainText(
    'We have sent you an email. Please use the credentials provided in the emial to login.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await welcome.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?org=harbour-${word}$`));

  await expect.poll(() => mailsTo(baseURL, email).length).toBe(1);
  const [mail = ''] = mailsTo(baseURL, email);
  const mailed = /One-time password: (\S+)/.exec(mail)?.[1] ?? '';
  await page.getByLabel('Username/Email').fill(email);
  await page.getByLabel('Password').fill(mailed);
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  await expect(page).toHaveURL(/\/setpassword$/);
  expect(await axeViolations(page)).toEqual([]);
  const next = page.getByLabel('New password');
  await next.fill(mailed);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This is the password you signed in with. Choose another.')).toBeVisible();
  await next.fill('four lamps by the quay');
  await page.getByRole('button', { name: 'Set password' }).click();

  await expect(page.getByRole('heading', { name: 'Invite your colleagues' })).toBeVisible();
  await expect(page).toHaveURL(/\/invitemembers$/);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/apps\/dashboards\/cis$/);
});
