import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('the palette knows the record one is at, and does something with it', async ({ page }) => {
  await enter(page, 'admin', '/apps/risk/management');
  await settle(page);
  const ref = (await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText()).trim();
  await page.getByRole('row').filter({ hasText: ref }).dblclick();
  await expect(page).toHaveURL(/view\?risk=/);
  await settle(page);
  await page.keyboard.press('Control+k');
  const ofRecord = page.getByRole('dialog').getByRole('group', { name: ref });
  await ofRecord.getByRole('option', { name: 'Comment' }).click();
  await expect(page.getByLabel('Write a comment')).toBeFocused();
  await page.goto('/apps/dashboards/risk');
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Register risk', exact: true })).toBeVisible();
  await expect(ofRecord).toHaveCount(0);
});
