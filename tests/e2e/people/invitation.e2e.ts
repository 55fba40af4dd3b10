import type { APIRequestContext } from '@playwright/test';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

/** The link of the latest mail to an address, as an Admin of the demo reads it. */
async function linkFor(request: APIRequestContext, address: string): Promise<string> {
  const { base } = people.admin;
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const read = async <Data>(path: string) =>
    ((await (await request.get(`${base}${path}`, { headers })).json()) as { data: Data }).data;
  const mails = await read<{ id: string; to_address: string }[]>('/mail/?limit=10');
  const { id = '' } = mails.find(({ to_address }) => to_address === address) ?? {};
  const { text } = await read<{ text: string }>(`/mail/${id}/`);
  return /https?:\S+\/invite\?\S+/.exec(text)?.[0] ?? '';
}

test('An Admin invites by a pasted list, and the invited person joins on a phone, in Arabic', async ({
  page,
  browser,
}) => {
  const address = `nadia-${Date.now()}@new.example`;
  const password = 'harbour-lantern-42 kite';
  await enter(page, 'admin', '/apps/settings/management');
  await settle(page);
  await expect(page.getByRole('row', { name: /Nora Hale/ })).toContainText('Admin');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog
    .getByLabel('E-mail addresses')
    .fill(`email,type,departments\n${address},Staff,Finance\nnobody,,\n${people.user.email},,`);
  const lines = dialog.getByRole('table');
  await expect(lines.getByRole('row', { name: address })).toContainText('Ready');
  await expect(lines.getByRole('row', { name: /nobody/ })).toContainText('is no e-mail address');
  await expect(lines.getByRole('row', { name: people.user.email })).toContainText('Has an account here');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite one person' }).click();
  await expect(dialog.getByText('One person is invited')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: address });
  await expect(row).toContainText('Pending');
  // Nobody has to scroll the list aside for it.
  await expect(row.getByRole('button', { name: /^Revoke/ })).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);

  const link = await linkFor(page.request, address);
  const phone = await browser.newContext({ locale: 'ar', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /Meridian Health Group/ })).toBeVisible();
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
  // The secret does not stay in the address bar.
  expect(new URL(guest.url()).hash).toBe('');
  expect(await horizontalOverflow(guest)).toBe(0);
  expect(await axeViolations(guest)).toEqual([]);
  await guest.getByLabel('الاسم الأول').fill('نادية');
  await guest.getByLabel('اسم العائلة').fill('الجديدة');
  await guest.getByLabel('كلمة المرور', { exact: true }).fill('Password123!!!!');
  await guest.getByRole('button', { name: 'انضمام' }).click();
  await expect(guest.getByLabel('كلمة المرور', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await guest.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'انضمام' }).click();
  await guest.getByRole('link', { name: 'الانتقال إلى تسجيل الدخول' }).click();
  await expect(guest.locator('select[name=organization] option:checked')).toHaveText('Meridian Health Group');
  await expect(guest.locator('input[type=email]')).toHaveValue(address);
  await guest.getByLabel('كلمة المرور').fill(password);
  await guest.locator('button[type=submit]').click();
  await settle(guest);
  await expect(guest).toHaveURL(/\/apps\/dashboards\/cis/);
  await phone.close();

  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('نادية');
  const member = page.getByRole('row', { name: address });
  await expect(member).toContainText('Finance (Editor)');
  await member.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Change rights' }).click();
  const rights = page.getByRole('dialog', { name: /^Rights of/ });
  await rights.getByRole('radio', { name: /^User/ }).click();
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(member).toContainText('User');
});
