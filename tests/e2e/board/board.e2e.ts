import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { boardFor, cardOn, cardsOn, listOn } from './board-journey.ts';

test('a team makes a board, adds lists and a card, and opens it', async ({ page }) => {
  await enter(page, 'itLead', '/apps/scrumboard');
  await expect(page).toHaveURL(/\/apps\/scrumboard\/boards(\?|$)/);
  await page.getByRole('button', { name: 'New board' }).click();
  const name = page.getByRole('textbox', { name: 'Rename the board' });
  await expect(name).toBeFocused();
  await name.fill('Week of IT');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Week of IT' })).toBeVisible();
  await page.getByRole('button', { name: 'Add “To do”' }).click();
  await listOn(page, 'To do').getByRole('button', { name: 'Add card' }).click();
  for (const title of ['Count the invoices', 'Call the printer']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(cardOn(page, title)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(listOn(page, 'To do').getByRole('button', { name: 'Add card' })).toBeFocused();
  await expect(cardsOn(page, 'To do')).toHaveText(['Count the invoices', 'Call the printer']);
  await cardOn(page, 'Call the printer').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('It says it has no paper.');
  // What was typed is saved by closing it.
  await page.keyboard.press('Escape');
  await expect(cardOn(page, 'Call the printer')).toBeFocused();
  await page.keyboard.press('e');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.reload();
  await expect(dialog.getByLabel('Description')).toHaveValue('It says it has no paper.');
});

test('what is taken away comes back by Undo: a list with its cards, a card, a board', async ({ page }) => {
  const { board } = await boardFor(page.request, 'itLead', 'Taken away');
  await enter(page, 'itLead', pathOfBoard(board.id));
  await page.getByRole('button', { name: 'Actions of the list To do' }).click();
  await page.getByRole('menuitem', { name: 'Remove the list' }).click();
  await expect(listOn(page, 'To do')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardsOn(page, 'To do')).toHaveText(['Count the invoices', 'Call the printer']);
  await page.getByRole('button', { name: 'Actions of the card Call the printer' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(cardsOn(page, 'To do')).toHaveText(['Count the invoices']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cardsOn(page, 'To do')).toHaveText(['Count the invoices', 'Call the printer']);
  await page.getByRole('button', { name: 'Settings of the board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/boards(\?|$)/);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name: 'Taken away' })).toBeVisible();
});
