import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('An Admin of the demo reads the mail that tells of a new sign-in', async ({ page }) => {
  const { email, password, base } = people.admin;
  await enter(page, 'admin', '/settings/mail');
  for (const agent of ['Firefox/140.0', `Journey ${Date.now()}`]) {
    const reply = await page.request.post(`${base}/user/login/`, {
      headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${agent}` },
      data: { email, password },
    });
    expect(reply.status()).toBe(200);
  }
  const told = page.getByRole('row', { name: /New sign-in to your account/ }).first();
  await expect(async () => {
    await page.reload();
    await settle(page);
    expect(await told.textContent()).toContain('Kept as a file');
  }).toPass();
  expect(await axeViolations(page)).toEqual([]);
  await told.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Somebody signed in to your account with your password');
  await expect(dialog).toContainText('/profile');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
