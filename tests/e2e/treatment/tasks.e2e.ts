import type { Page } from '@playwright/test';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { addedTask, doTask } from './some-task.ts';

const list = '/apps/risk/management/tasks';

test.afterEach(({ request }) => prefer(request, 'clinicalLead', { locale: 'en' }));

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Tasks' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

async function pick(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
  await page.keyboard.press('Escape');
}

test('a task with steps that recurs waits for another, is done, and comes again', async ({ page }) => {
  const stamp = Date.now();
  const first = await addedTask(page.request, 'itLead', { title: `Order the cable ${stamp}` });
  await enter(page, 'itLead', `${list}?q=${stamp}`);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New task' }).click();
  const form = page.getByRole('dialog', { name: 'New task' });
  await form.getByLabel('Title').fill(`Lay the cable ${stamp}`);
  await pick(page, 'To be done by', 'Tomas');
  await form.getByLabel(/^Due/).fill('2031-03-30');
  await form.getByLabel('Checklist').fill('Measure\nLay');
  await pick(page, 'Waits for', first.ref);
  await form.getByRole('combobox', { name: 'Recurs' }).click();
  await page.getByRole('option', { name: 'Quarterly' }).click();
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await form.getByRole('button', { name: 'Add task' }).click();
  await expect(form).toBeHidden();

  const row = rows(page).filter({ hasText: 'Lay the cable' });
  await expect(row).toContainText('Waits');
  await row.press('Enter');
  const task = page.getByRole('dialog', { name: /Lay the cable/ });
  await expect(task).toContainText(`Waits for ${first.ref}: this can be started once that task is done.`);
  await expect(task).toContainText('Every quarter');
  await expect(task.getByRole('button', { name: 'Start', exact: true })).toBeHidden();
  await doTask(page.request, 'itLead', first.id);
  await page.reload();
  await task.getByRole('button', { name: 'Start', exact: true }).click();
  const bothTicked = page.waitForResponse(
    (reply) =>
      reply
        .request()
        .postData()
        ?.match(/"done":true/g)?.length === 2,
  );
  // At once, one after the other: nothing ticked is lost to what is still on its way.
  for (const step of ['Measure', 'Lay']) await task.getByRole('checkbox', { name: step }).check();
  await bothTicked;
  await task.getByRole('button', { name: 'Finish', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Finish/ })
    .getByRole('button', { name: 'Finish' })
    .click();
  await expect(task).toContainText('Done');
  await expect(task.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await task.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(task).toBeHidden();
  await expect(rows(page).filter({ hasText: 'Lay the cable' })).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'To do' })).toContainText('30 Jun 2031');
});

test('many tasks get another due date in one act, looked at before, and Undo takes it back', async ({
  page,
}) => {
  const stamp = Date.now();
  for (const title of ['Sweep', 'Mop', 'Polish'])
    await addedTask(page.request, 'itLead', { title: `${title} ${stamp}`, due_on: '2031-03-31' });
  await enter(page, 'itLead', `${list}?q=${stamp}`);
  await expect(rows(page)).toHaveCount(3);
  for (const title of ['Sweep', 'Mop'])
    await rows(page).filter({ hasText: title }).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Change the selected tasks' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Due' }).click();
  await page.getByLabel('Due', { exact: true }).last().fill('2031-04-30');
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 tasks change.');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 tasks' }).click();
  await expect(page.getByText('2 tasks are changed.')).toBeVisible();
  await expect(rows(page).filter({ hasText: '30 Apr 2031' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change is taken back.')).toBeVisible();
  await expect(rows(page).filter({ hasText: '31 Mar 2031' })).toHaveCount(3);
});

test('tasks and what waits, in Arabic, on a telephone', async ({ page }) => {
  await prefer(page.request, 'clinicalLead', { locale: 'ar' });
  await addedTask(page.request, 'clinicalLead', { title: 'Tell the wards of the messenger' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'clinicalLead', '/apps/work');
  const stands = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await settle(page);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  };
  await stands('عملي');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText(/^بانتظارك/)).toBeVisible();
  await follow(page, list);
  await stands('المهام');
  await page.getByRole('main').getByText('Offer the wards a messenger of our own').click();
  const task = page.getByRole('dialog');
  await expect(task.getByRole('heading', { name: /Offer the wards/ })).toBeVisible();
  await expect(task.getByText('قيد التنفيذ').first()).toBeVisible();
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await task.getByRole('button', { name: 'إغلاق', exact: true }).click();
  await page.getByRole('button', { name: 'مهمة جديدة' }).click();
  await expect(page.getByRole('dialog', { name: 'مهمة جديدة' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
});
