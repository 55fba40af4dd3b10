import type { Page } from '@playwright/test';
import { daysLater, today } from '#platform/contract/today.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { findingsPage, pathOfFinding } from '#features/compliance/finding/finding-path.rules.ts';
import { anotherPerson } from '#tests/e2e/browser/another-person.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer } from '#tests/e2e/browser/people.ts';
import { isAskedAgain } from '#tests/e2e/browser/proof.ts';
import { expect, test, type Watch } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'admin', { locale: 'en' }));

const due = daysLater(today(new Date(), 'UTC'), 30);

/** A control of an assessment that is answered, and found not to be met. */
async function notMet(page: Page): Promise<string> {
  const { call, id: lead_id } = await callsOf(page.request, 'admin');
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'iso27001',
    name: `Internal audit ${Date.now()}`,
    period: { from: '2026-01-01', to: '2026-12-31' },
    lead_id,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const rows = await call<{ id: string; code: string }[]>(
    'GET',
    `/compliance/${made.id}/controls/?limit=200`,
  );
  const control = rows.find(({ code }) => code === 'A.8.13');
  await call('PATCH', `/compliance/control/${control?.id}/`, {
    version: 1,
    result: 'non_compliant',
    observation: 'No restore was tried in the last twelve months.',
  });
  return pathOfControlAssessment('iso27001', made.id, control?.id ?? '');
}

const status = (page: Page) => page.locator('.page-header-status');

/** Verifies it by the keyboard, some minutes after the sign-in: who does it is asked over the note, which is kept. */
async function verify(page: Page, watch: Watch): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Verify and close' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('effective');
  const note = dialog.getByRole('textbox');
  await note.focus();
  await page.keyboard.type('The restore of January was seen');
  await isAskedAgain(page, watch, 'POST', '/finding/:id/verify/');
  await page.keyboard.press('ControlOrMeta+Enter');
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(asked.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Closed');
  await expect(page.getByText('The restore of January was seen').first()).toBeVisible();
}

test('a finding is raised from a control, assigned, resolved, and verified by somebody else, by the keyboard alone', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.expects('POST /finding/:id/resolve/ 422');
  await enter(page, 'admin', await notMet(page));
  await settle(page);
  const card = page.getByRole('region', { name: 'Findings', exact: true });
  await expect(card).toContainText('No finding.');
  await card.getByRole('button', { name: 'Raise a finding' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('From A.8.13');
  const title = dialog.getByLabel('Title');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(/^A\.8\.13 /);
  await expect(dialog.getByLabel('Description')).toHaveValue(/No restore was tried/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Backups were never restored');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const raised = card.getByRole('link', { name: /Backups were never restored/ });
  await expect(card).toContainText('Minor NC');
  await raised.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${findingsPage}/`));
  await settle(page);
  await expect(status(page)).toHaveText('Open');
  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts.getByRole('link', { name: /A\.8\.13/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Assign' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Owner' }).focus();
  await page.keyboard.type('it.lead');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Due').fill(due);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText('Assigned');

  const { pathname } = new URL(page.url());
  const theirs = await anotherPerson({ browser, watch, baseURL }, 'itLead', pathname);
  await settle(theirs);
  await theirs.getByRole('button', { name: 'Start' }).focus();
  await theirs.keyboard.press('Enter');
  await expect(status(theirs)).toHaveText('In progress');
  await theirs.getByRole('button', { name: 'Mark as resolved' }).focus();
  await theirs.keyboard.press('Enter');
  const asked = theirs.getByRole('dialog');
  const action = asked.getByLabel('Corrective action');
  await action.focus();
  await theirs.keyboard.press('ControlOrMeta+Enter');
  // Nothing is resolved by saying so: what was done is written down, and shown or explained.
  await expect(asked).toBeVisible();
  await action.focus();
  await theirs.keyboard.type('A restore is tried each quarter');
  await asked.getByLabel('Why there is no evidence').focus();
  await theirs.keyboard.type('The first one is in January');
  expect(await axeViolations(theirs, { floats: true })).toEqual([]);
  await theirs.keyboard.press('ControlOrMeta+Enter');
  await expect(status(theirs)).toHaveText('Resolved');
  await expect(theirs.getByRole('button', { name: 'Verify and close' })).toBeHidden();
  await theirs.context().close();

  await page.reload();
  await settle(page);
  await expect(page.getByText('A restore is tried each quarter').first()).toBeVisible();
  await verify(page, watch);
  await expect(facts).toContainText('Verified');
  expect(await axeViolations(page)).toEqual([]);

  await follow(page, `${findingsPage}?q=Backups+were&status=closed&dpt=all`);
  await expect(page.getByRole('table', { name: 'Findings' })).toContainText('Backups were never restored');
  expect(await axeViolations(page)).toEqual([]);
});

test('a finding lives its life in Arabic, on a phone', async ({ page, browser, watch, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  await enter(page, 'admin', await notMet(page));
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const card = page.getByRole('region', { name: 'ملاحظات التدقيق', exact: true });
  await card.getByRole('button', { name: 'تسجيل ملاحظة تدقيق' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('العنوان').fill('لم تُجرَّب استعادة النسخ الاحتياطية');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'تسجيل الملاحظة' }).click();
  await card.getByRole('link', { name: /لم تُجرَّب/ }).click();
  await settle(page);
  await expect(status(page)).toHaveText('مفتوحة');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'إسناد' }).click();
  await dialog.getByRole('combobox', { name: 'المالك' }).fill('second.admin');
  await page.getByRole('option').first().click();
  await dialog.getByLabel('الاستحقاق').fill(due);
  await dialog.getByRole('button', { name: 'إسناد' }).click();
  await expect(status(page)).toHaveText('مُسندة');

  const { pathname } = new URL(page.url());
  const theirs = await anotherPerson({ browser, watch, baseURL }, 'secondAdmin', pathname);
  await settle(theirs);
  await theirs.getByRole('button', { name: 'Start' }).click();
  await theirs.getByRole('button', { name: 'Mark as resolved' }).click();
  const asked = theirs.getByRole('dialog');
  await asked.getByLabel('Corrective action').fill('A restore is tried each quarter');
  await asked.getByLabel('Why there is no evidence').fill('The first one is in January');
  await asked.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(status(theirs)).toHaveText('Resolved');
  await theirs.context().close();

  await page.reload();
  await settle(page);
  await page.locator('.page-header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'إعادة', exact: true }).click();
  await dialog.getByLabel('ملاحظة').fill('لم تُجرَّب إلا مرة واحدة');
  await dialog.getByRole('button', { name: 'إعادة' }).click();
  await expect(status(page)).toHaveText('قيد التنفيذ');
  await expect(page.getByText('غير فعّالة بعد')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await follow(page, `${findingsPage}?status=in_progress&dpt=all`);
  await expect(page.getByText('لم تُجرَّب استعادة النسخ الاحتياطية').first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(pathname).toBe(pathOfFinding(pathname.split('/').at(-1) ?? ''));
});
