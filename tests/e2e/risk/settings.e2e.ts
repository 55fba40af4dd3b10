import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('the matrix changes as a draft, shows what would change, and is put into use', async ({ page }) => {
  await enter(page, 'flatAdmin', '/likelyhood');
  await settle(page);
  await expect(page.getByLabel('Business Unit')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the matrix' }).click();
  const cell = (level: string) =>
    page.getByRole('gridcell', { name: `Almost certain, Moderate: ${level}`, exact: true });
  await cell('High').click();
  await expect(cell('Extreme')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();

  await page.getByRole('button', { name: 'Preview and activate' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText(/Activate version \d+\?/)).toBeVisible();
  await preview.getByRole('button', { name: /Activate version \d+/ }).click();
  await expect(page.getByText(/Version \d+ is in use/)).toBeVisible();
  await settle(page);
  await expect(cell('Extreme')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Versions' })).toContainText('Version 1');
});

test('categories are added, renamed, and removed into another', async ({ page }) => {
  const name = `Supply ${Date.now()}`;
  await enter(page, 'flatAdmin', '/settings/categories');
  await settle(page);
  await page.getByRole('button', { name: 'Add a category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save category' }).click();
  const row = (named: string) => page.getByRole('row', { name: named });
  await expect(row(name)).toBeVisible();
  await row(name)
    .getByRole('button', { name: `Change: ${name}` })
    .click();
  await dialog.getByLabel('Name').fill(`${name} chain`);
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await expect(row(`${name} chain`)).toBeVisible();
  await row(`${name} chain`).getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row(name)).toHaveCount(0);
});
