import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('a comment mentions somebody by keys, and says their name', async ({ page }) => {
  const { base } = people.admin;
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'admin')}` };
  const raised = await page.request.post(`${base}/risk/`, {
    headers,
    data: { title: `Talked of ${Date.now()}` },
  });
  const { data: risk } = (await raised.json()) as { data: { id: string } };
  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}`);
  await settle(page);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  const field = page.getByLabel('Write a comment');
  await field.fill('Ask ');
  await field.press('End');
  await page.keyboard.type('@');
  const list = page.getByRole('listbox', { name: 'People to mention' });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  expect(await axeViolations(page)).toEqual([]);

  // Escape closes the list and leaves one in the field.
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('@grace');
  const option = list.getByRole('option', { name: 'Grace Okafor' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Ask @Grace Okafor ');
  await expect(field).toBeFocused();

  await page.keyboard.type('and @');
  await expect(list.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const second = await list.getByRole('option', { selected: true }).locator('bdi').innerText();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Ask @Grace Okafor and @${second.trim()} `);
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('article').first();
  await expect(said.locator('bdi', { hasText: '@Grace Okafor' }).first()).toBeVisible();
  await expect(field).toHaveValue('');
});
