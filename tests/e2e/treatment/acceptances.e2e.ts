import type { APIRequestContext } from '@playwright/test';
import { boxOf } from '#tests/e2e/browser/element-boxes.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer, sessionOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { anotherPerson } from '#tests/e2e/browser/another-person.ts';

const rulesPath = '/settings/risk/acceptance/';
/** Whether two people approve what is of the highest level. */
async function twoApprove(request: APIRequestContext, second_approver: boolean): Promise<void> {
  const { call } = await callsOf(request, 'admin');
  const { version } = await call<{ version: number }>('GET', rulesPath);
  await call('PATCH', rulesPath, { version, second_approver });
}

test.afterEach(async ({ request }) => {
  await twoApprove(request, false);
  await prefer(request, 'secondAdmin', { locale: 'en' });
});

const why = 'Replacing the system costs more than the loss would';

/** A risk of Information Technology at the highest level, that is to be accepted. */
async function toBeAccepted(request: APIRequestContext, title: string): Promise<{ id: string; ref: string }> {
  const { call } = await callsOf(request, 'itLead');
  const [category] = await call<{ id: string }[]>('GET', '/settings/risk/category/');
  const departments = await call<{ id: string; name: string }[]>('GET', '/user/department/');
  const department = departments.find(({ name }) => name === 'Information Technology');
  const owner = await sessionOf(request, 'itLead');
  const { id, ref } = await call<{ id: string; ref: string }>('POST', '/risk/', {
    title,
    owner_id: owner.id,
    category_id: category?.id,
    department_id: department?.id,
  });
  const inherent = { likelihood: 5, consequence: 5 };
  await call('POST', `/risk/${id}/assess/`, { version: 1, inherent, reason: 'Rated in the workshop' });
  await call('POST', `/risk/${id}/treatment/`, { version: 2, treatment: 'accept' });
  return { id, ref };
}

test('two people accept a risk of the highest level, as the frozen copy shows it; revoked, it is open again', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  await twoApprove(page.request, true);
  const risk = await toBeAccepted(page.request, `The old scanner stays ${Date.now()}`);
  await enter(page, 'itLead', `/apps/risk/management/view?risk=${risk.id}&section=acceptance`);
  await page.getByRole('button', { name: 'Request acceptance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Justification').fill(why);
  await dialog.getByLabel('Expires on').fill(daysLater(today(new Date(), 'UTC'), 20));
  for (const [label, name] of [
    ['Approver', 'Nora Hale'],
    ['Second approver', 'Emre Aydın'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name }).click();
  }
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Request acceptance' }).click();
  await expect(page.getByText('The acceptance awaits its decision')).toBeVisible();
  await page
    .getByRole('tabpanel', { name: 'Acceptance' })
    .getByRole('link', { name: /^AC-\d+/ })
    .click();
  await expect(page).toHaveURL(/acceptance=/);
  const { pathname, search } = new URL(page.url());
  const id = new URLSearchParams(search).get('acceptance');

  const { call } = await callsOf(page.request, 'admin');
  const { version } = await call<{ version: number }>('GET', `/risk/acceptance/${id}/`);
  await call('POST', `/risk/acceptance/${id}/approve/`, { version, note: 'Fine with me' });

  const second = await anotherPerson({ browser, watch, baseURL }, 'secondAdmin', pathname + search);
  const copy = second.getByRole('region', { name: 'Frozen copy' });
  await expect(copy).toContainText('Hash verified');
  await expect(copy).toContainText(/SHA-256 [0-9a-f]{64}/);
  await second.getByRole('button', { name: 'Approve' }).click();
  const asked = second.getByRole('dialog');
  await asked.getByRole('button', { name: 'Approve' }).click();
  const details = second.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Accepted since');
  await expect(details).toContainText('First decision');
  expect(await axeViolations(second)).toEqual([]);

  await second.getByRole('button', { name: 'More' }).first().click();
  await second.getByRole('menuitem', { name: 'Revoke' }).click();
  await asked.getByLabel('Reason').fill('The maker went out of business');
  await asked.getByRole('button', { name: 'Revoke' }).click();
  await expect(second.getByText('Revoked').first()).toBeVisible();
  await follow(second, `/apps/risk/management/view?risk=${risk.id}&section=acceptance`);
  await expect(second.getByText('nobody has approved that yet: it stays open')).toBeVisible();
  await second.context().close();
});

test('acceptances are read in Arabic, on a telephone', async ({ page }) => {
  await prefer(page.request, 'secondAdmin', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'secondAdmin', '/apps/risk/management/acceptances?status=approved&dpt=all');
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText(/Automatic reorder/).click();
  await expect(page).toHaveURL(/acceptance=/);
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  // However many pills stand between them, the menu stays beside the number.
  const [reference, menu] = [page.locator('.page-header-reference'), page.locator('.page-header-menu')];
  const [first, last] = [await boxOf(reference), await boxOf(menu)];
  expect(last.y).toBeLessThan(first.y + first.height);
  expect(last.x).toBeLessThan(first.x);
});
