import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { pathOfTask } from '#features/treatment/task/task-path.rules.ts';
import { addedTask } from '#tests/e2e/treatment/some-task.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { boardFor, cardOn, cardsOn } from './board-journey.ts';

test('a board without lists gets three, and cards of my tasks; its settings end that again', async ({
  page,
}) => {
  const { id, call } = await callsOf(page.request, 'itLead');
  const board = await call<{ id: string }>('POST', '/scrumboard/boards/', { name: 'My week' });
  await call('POST', '/task/', { title: 'Renew the certificate', assignee_ids: [id] });
  await enter(page, 'itLead', pathOfBoard(board.id));
  await page.getByRole('button', { name: 'Add cards from…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add cards from…' });
  await dialog.getByRole('combobox', { name: 'Cards for the tasks of' }).click();
  await page.getByRole('option', { name: 'My tasks' }).click();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(cardOn(page, 'Renew the certificate')).toBeVisible();
  await page.getByRole('button', { name: 'Settings of the board' }).click();
  const settings = page.getByRole('dialog', { name: 'Board settings' });
  await settings.getByRole('region', { name: 'In step with' }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Remove, with its cards' }).click();
  await expect(settings.getByText('Tasks of')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cardOn(page, 'Renew the certificate')).toBeHidden();
});

test('a task is put on a board, says so, and leads there', async ({ page }) => {
  const { board } = await boardFor(page.request, 'itLead', 'For a task');
  const task = await addedTask(page.request, 'itLead', { title: 'Ask the printer' });
  await enter(page, 'itLead', pathOfTask(task.id));
  const boards = page.getByRole('region', { name: 'Boards' });
  await expect(boards).toContainText('It is on no board that you see.');
  await boards.getByRole('button', { name: 'Put on a board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put on a board' });
  await dialog.getByRole('combobox', { name: 'Board' }).fill('For a task');
  await page.getByRole('option', { name: 'For a task' }).click();
  await expect(dialog).toContainText('It goes into the list To do.');
  await dialog.getByRole('button', { name: 'Put on a board' }).click();
  await boards.getByRole('link', { name: 'For a task' }).click();
  await expect(page).toHaveURL(new RegExp(`${board.id}/.*\\?card=`));
  await expect(page.getByRole('dialog')).toContainText('Ask the printer');
});

test('all cards of a list are archived, and one is put back', async ({ page }) => {
  const { board } = await boardFor(page.request, 'itLead', 'For the archive');
  await enter(page, 'itLead', pathOfBoard(board.id));
  await page.getByRole('button', { name: 'Actions of the list To do' }).click();
  await page.getByRole('menuitem', { name: 'Archive all cards' }).click();
  await expect(page.getByText('2 cards are archived')).toBeVisible();
  await expect(cardsOn(page, 'To do')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings of the board' }).click();
  await page.getByRole('button', { name: 'Archived cards' }).click();
  const archive = page.getByRole('dialog', { name: 'Archived cards' });
  await archive.getByRole('searchbox', { name: 'Search archived cards' }).fill('printer');
  await expect(archive.getByRole('listitem')).toHaveText([/Call the printer/]);
  await archive.getByRole('button', { name: 'Put back' }).click();
  await expect(archive.getByText('No card matches these filters.')).toBeVisible();
  await archive.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await expect(cardsOn(page, 'To do')).toHaveText(['Call the printer']);
});
