import type { Locator, Page } from '@playwright/test';

export const register = '/apps/risk/management';

/** "1–10 of 57" below the register. */
export const rowCount = (page: Page): Locator => page.getByText(/^[\d.,]+–[\d.,]+ of [\d.,+]+$/);

/** By what marks them: the role of each element of a register takes long to find. */
export const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Risk register' }).locator('[data-row]');

export const refOf = (row: Locator): Promise<string> => row.getByRole('cell').nth(1).innerText();
export const titleOf = (row: Locator): Promise<string> => row.getByRole('cell').nth(2).innerText();

/** Looks at the whole organisation, which is offered to those who have more than one business unit. */
export async function chooseWhole(page: Page): Promise<void> {
  await page.getByLabel('Business Unit').click();
  await page.getByRole('option', { name: 'Whole organisation' }).click();
}
