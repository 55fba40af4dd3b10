import type { Page } from '@playwright/test';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { doTask } from './some-task.ts';

const list = '/apps/risk/management/plan';

test.afterEach(({ request }) => prefer(request, 'financeLead', { locale: 'en' }));

const head = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('xpath=..');
const inDialog = (page: Page, verb: string) =>
  page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
const menu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More actions' }).first();

async function pick(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
  await page.keyboard.press('Escape');
}

test('a plan for a risk is handed in, approved by another, moved to a later day, done and completed', async ({
  page,
  browser,
  watch,
}) => {
  const { risk } = await triagedRisk(page.request, `Invoices are paid twice ${Date.now()}`);
  const title = `Two people sign ${Date.now()}`;
  const { call } = await callsOf(page.request, 'admin');
  const control = { title, description: 'Two sign every payment', kind: 'process', action: 'preventive' };
  await call('POST', '/risk/control/', { risk_id: risk.id, control, acts_on: 'both', design: 50 });

  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}`);
  await settle(page);
  await page.getByRole('tab', { name: 'Plans' }).click();
  await page.getByRole('link', { name: 'New plan' }).click();
  await page.getByLabel('Title').fill('A second signature in the payment system');
  await page.getByLabel('Objective').fill('Nobody pays alone.');
  await pick(page, 'Control', title);
  await pick(page, 'Approver', 'Emre');
  await page.getByLabel(/^Due/).fill('2031-03-31');
  await page.getByRole('button', { name: 'Create plan' }).click();
  await expect(page).toHaveURL(/\/plan\/view\?plan=/);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  const plan_id = new URL(page.url()).searchParams.get('plan') ?? '';
  const task = await call<{ id: string }>('POST', '/risk/control/cip/task/', { plan_id, title: 'Set it up' });

  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await inDialog(page, 'Submit');
  await expect(head(page)).toContainText('Submitted');
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  watch.over(context);
  const second = await context.newPage();
  await enter(second, 'secondAdmin', page.url());
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  await inDialog(second, 'Approve');
  await expect(head(second)).toContainText('Approved');

  await page.reload();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(head(page)).toContainText('In progress');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Reschedule' }).click();
  const reschedule = page.getByRole('dialog');
  await reschedule.getByLabel('New due date').fill('2031-06-30');
  await inDialog(page, 'Reschedule');
  await expect(reschedule.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await reschedule.getByLabel('Reason').fill('The supplier delivers later');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await inDialog(page, 'Reschedule');
  await expect(page.getByText('Nora Hale asks for 30 Jun 2031 instead of 31 Mar 2031.')).toBeVisible();

  await second.reload();
  await second.getByRole('button', { name: 'Agree to the new date' }).click();
  await inDialog(second, 'Agree');
  await expect(second.getByRole('region', { name: 'Details' })).toContainText('First due date31 Mar 2031');
  await context.close();

  await page.reload();
  await settle(page);
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: /^Complete/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await doTask(page.request, 'admin', task.id);
  await page.reload();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Result').fill('Two people sign every payment.');
  await inDialog(page, 'Complete');
  await expect(head(page)).toContainText('Completed');
});

test('plans by time are walked through with the arrows, and Enter opens one', async ({ page }) => {
  await enter(page, 'financeLead', `${list}?view=gantt`);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  const chart = page.getByRole('group', { name: /^Plans by time/ });
  const rows = chart.getByRole('link');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
  const ref = /^CIP-\d+/.exec((await rows.first().getAttribute('aria-label')) ?? '')?.[0];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plan\/view\?plan=/);
  await expect(head(page)).toContainText(ref ?? 'a reference');
});

test('plans in Arabic, on a telephone: the list, by time, one of them and the form', async ({ page }) => {
  await prefer(page.request, 'financeLead', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'financeLead', list);
  const stands = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await settle(page);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  };
  await stands('خطط التحسين');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'مخطط غانت' }).click();
  await stands('خطط التحسين');
  await page.getByRole('link', { name: /^CIP-0007/ }).press('Enter');
  await stands('Two people release payments');
  await page.goBack();
  await page.getByRole('link', { name: 'خطة جديدة' }).click();
  await stands('خطة تحسين جديدة');
});
