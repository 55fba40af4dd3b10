import type { Page } from '@playwright/test';
import { axeViolations, follow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('a rating is made on the matrix, by a click and by keys, and half a target is an error at its field', async ({
  page,
}) => {
  const { risk } = await triagedRisk(page.request, `Rated on the matrix ${Date.now()}`);
  await enter(page, 'admin', `/apps/risk/management/assessment?risk=${risk.id}`);
  await settle(page);
  // What each step of a factor of consequence means.
  await expect(page.getByText('1 to 5% of the yearly budget')).toBeVisible();
  await page.getByRole('radio', { name: /^Likely, Major/ }).click();
  const result = page.getByRole('region', { name: 'Live result' });
  await expect(result).toContainText('4 × 4');
  await page.keyboard.press('ArrowLeft');
  await expect(result).toContainText('4 × 3');
  const target = page.getByRole('group', { name: 'Target: Likelihood' });
  await target.getByText('Rare', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText('Choose both likelihood and consequence, or clear both.')).toBeVisible();
  await expect(page.getByText('This is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Target', exact: true }).click();
  await page.getByRole('radio', { name: /^Rare, Minor/ }).click();
  await page.getByLabel('Reason for this assessment').fill('Seen in the workshop');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page).toHaveURL(/view\?risk=/);
});

/** A risk that was deleted. */
async function deletedRisk(page: Page, title: string) {
  const base = people.admin.base;
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'admin')}` };
  const raised = await page.request.post(`${base}/risk/`, { headers, data: { title } });
  const { data: risk } = (await raised.json()) as { data: { id: string; ref: string; version: number } };
  await page.request.delete(`${base}/risk/${risk.id}/`, {
    headers,
    data: { version: risk.version, reason: 'Entered in error' },
  });
  return risk;
}

test('what was deleted stands in a view of its own, and comes back from there, on a phone too', async ({
  page,
}) => {
  const title = `Deleted and restored ${Date.now()}`;
  const risk = await deletedRisk(page, title);
  const other = await deletedRisk(page, `${title}, on a phone`);
  await enter(page, 'admin', '/apps/risk/management/deleted');
  const row = page.getByRole('row').filter({ hasText: risk.ref });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Restore ${risk.ref}` }).click();
  await expect(row).toBeHidden();
  await page.setViewportSize({ width: 390, height: 780 });
  const card = page.getByRole('listitem').filter({ hasText: other.ref });
  await expect(card).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: `Restore ${other.ref}` }).click();
  await expect(card).toBeHidden();
  await follow(page, `/apps/risk/management/view?risk=${risk.id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('tags are renamed and made one of two on their page', async ({ page }) => {
  const name = `Dup ${Date.now()}`;
  await enter(page, 'admin', '/settings/tags');
  await settle(page);
  for (const one of [name, `${name} again`]) {
    await page.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(one);
    await page.getByRole('dialog').getByRole('button', { name: 'Save tag' }).click();
    await expect(page.getByRole('button', { name: `Change: ${one}`, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: `Merge: ${name} again` }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Into' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('button', { name: `Change: ${name} again` })).toBeHidden();
});
