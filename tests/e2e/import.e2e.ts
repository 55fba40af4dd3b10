import { settle } from './every-screen.ts';
import { enter } from './people.ts';
import { chooseWhole, register } from './register-page.ts';
import { expect, test } from './watched.ts';

const sample = 'src/features/risk-import/fixtures/risk-register.csv';

test('the sample register ends as its description says, and undo takes it back', async ({ page }) => {
  test.setTimeout(90_000);
  await enter(page, 'admin', '/apps/risk/management/import');
  await page.locator('input[type=file]').setInputFiles(sample);
  await expect(page.getByText('Which column is what')).toBeVisible();
  await page.getByRole('button', { name: 'Check 21 rows' }).click();

  // 21 rows: 15 good, 1 repeated, 5 refused, each with its reason.
  for (const name of [/New.*15/, /Repeated.*1/, /Refused.*5/])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  await page.getByRole('tab', { name: /Refused/ }).click();
  await settle(page);
  await expect(page.getByRole('tabpanel').getByText(/^Row \d+/)).toHaveCount(5);
  const before = await page.evaluate(() => document.title);
  await page.getByRole('button', { name: 'Add 15 risks' }).click();
  await expect(page.getByText('15 risks were added.')).toBeVisible();
  // A cell that a page would run if it could, stayed text.
  expect(await page.evaluate(() => document.title)).toBe(before);

  const imported = page.getByText('A description with a line break, a "quote" and a semicolon; inside');
  const address = page.url();
  await page.goto(`${register}?q=R-17`);
  await settle(page);
  await chooseWhole(page);
  await expect(imported).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Undo import' })
    .click();
  await expect(page.getByText(/15 rows were taken back\./)).toBeVisible();
  await page.goto(`${register}?q=R-17`);
  await settle(page);
  await chooseWhole(page);
  await expect(
    page.getByText('No risk meets these filters.').or(page.getByRole('table')).first(),
  ).toBeVisible();
  await settle(page);
  await expect(imported).toHaveCount(0);
});
