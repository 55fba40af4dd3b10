import type { Page } from '@playwright/test';
import { enter } from '#tests/e2e/browser/people.ts';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { register } from './register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

/** As if all work took longer than the server waits before it answers with the job. */
const answeredByJobs = (page: Page) =>
  page.route(/\/risk\/(import|export)\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: 'respond-async' } }),
  );

const file = {
  name: 'long.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Ref,Title\nLONG-1,A risk of a file that took long\nLONG-2,Another risk of that file\n',
  ),
};

test('work that takes longer than its call is followed to its end: a file is read, checked, applied and undone', async ({
  page,
}) => {
  await answeredByJobs(page);
  await enter(page, 'admin', '/apps/risk/management/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await page.getByRole('button', { name: 'Add 2 risks' }).click();
  await expect(page.getByText('2 risks were added.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Undo import' })
    .click();
  await expect(page.getByText(/2 rows were taken back\./)).toBeVisible();
});

test('a register goes out by a job, and comes to the browser as a file', async ({ page }) => {
  await answeredByJobs(page);
  await enter(page, 'admin', register);
  await settle(page);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export what is shown as CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
});
