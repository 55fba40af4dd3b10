import { boardFor } from '#tests/e2e/board/board-journey.ts';
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

test('the palette finds a board and a card, and opens the card on its board', async ({ page }) => {
  const { board, add } = await boardFor(page.request, 'itLead', 'Palettes of wood');
  const card = await add('Ideas', { title: 'Stack the palettes' });
  await enter(page, 'itLead', '/apps/work');
  await settle(page);
  await page.keyboard.press('Control+k');
  const open = new RegExp(`${board.id}\\?card=${card.id}`);
  const found = page.getByRole('dialog').getByRole('group', { name: 'Boards and cards' });
  await page.getByRole('dialog').getByRole('combobox').fill('palettes');
  await expect(found.getByRole('option', { name: board.ref })).toContainText('Palettes of wood');
  await found.getByRole('option', { name: card.ref }).click();
  await expect(page).toHaveURL(open);
  await expect(page.getByRole('dialog')).toContainText('Stack the palettes');
  // So does an address that names the card alone, as the activity log has it.
  await page.goto(`/apps/scrumboard/boards?card=${card.id}`);
  await expect(page).toHaveURL(open);
});
