import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { addedTask } from '#tests/e2e/treatment/some-task.ts';
import { pngOf } from '#tests/world/pictures.ts';
import { boardFor, cardOn, cardsOn, dragTo, listOn } from './board-journey.ts';

test('a card gets a label of its own making, steps in an order, and a picture as its cover', async ({
  page,
}) => {
  const { board } = await boardFor(page.request, 'itLead', 'A card');
  await enter(page, 'itLead', pathOfBoard(board.id));
  await cardOn(page, 'Count the invoices').click();
  const dialog = page.getByRole('dialog', { name: 'Count the invoices' });
  await dialog.getByRole('button', { name: 'Labels' }).click();
  const choice = page.getByRole('dialog', { name: 'Labels' });
  await choice.getByLabel('Name of the label').fill('Urgent');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('checkbox', { name: 'Urgent' })).toBeChecked();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Add checklist' }).click();
  await page.keyboard.type('Before Friday');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add step' }).click();
  for (const step of ['Ask for them', 'Count them']) {
    await page.keyboard.type(step);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: step })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Actions of “Count them”' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  const steps = dialog.getByRole('listitem').getByRole('checkbox');
  await expect(steps.first()).toHaveAccessibleName('Count them');
  await steps.first().check();
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'harbour.png',
      mimeType: 'image/png',
      buffer: pngOf(800, 400),
    });
  await dialog.getByRole('button', { name: 'Make harbour.png the cover' }).click();
  await expect(dialog.locator('.cover img')).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const tile = page.locator('.tile').filter({ hasText: 'Count the invoices' });
  await expect(tile.locator('.cover img')).toBeVisible();
  await expect(tile).toContainText('1 of 2 steps');
  await expect(tile).toContainText('1 file');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('lanes by person hold each card once, fold, and give no card away', async ({ page }) => {
  const { id } = await callsOf(page.request, 'itLead');
  const { board, add } = await boardFor(page.request, 'itLead', 'In lanes');
  await add('To do', { title: 'Write the plan', member_ids: [id] });
  const task = await addedTask(page.request, 'itLead', { title: 'Renew the lease' });
  await add('To do', { task_id: task.id });
  await page.setViewportSize({ width: 1600, height: 900 });
  await enter(page, 'itLead', pathOfBoard(board.id));
  await page.getByRole('combobox', { name: 'Swimlanes' }).click();
  await page.getByRole('option', { name: 'Lanes by person' }).click();
  await expect(page).toHaveURL(/lanes=person/);
  const lanes = listOn(page, 'To do').locator('.lane');
  await expect(lanes).toHaveCount(2);
  await expect(lanes.first().locator('.tile-title')).toHaveText(['Write the plan', 'Renew the lease']);
  await expect(lanes.last()).toContainText('Nobody');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  // Within its lane a card goes to another list.
  await dragTo(page, 'Write the plan', 'Doing');
  await expect(cardsOn(page, 'Doing')).toHaveText(['Write the plan']);
  // In the lane of somebody else it does not stay.
  await dragTo(page, 'Count the invoices', 'Doing');
  const tile = page.locator('.tile').filter({ hasText: 'Count the invoices' });
  await expect(tile).toContainText('Whose card it is');
  await expect(cardsOn(page, 'Doing')).toHaveText(['Write the plan']);
  await listOn(page, 'To do').getByRole('button', { name: 'Nobody' }).click();
  await expect(cardOn(page, 'Call the printer')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('the settings of a board are in order, and empty it offers three lists', async ({ page }) => {
  const { call } = await callsOf(page.request, 'itLead');
  const board = await call<{ id: string }>('POST', '/scrumboard/boards/', { name: 'Empty' });
  await enter(page, 'itLead', pathOfBoard(board.id));
  await expect(page.getByRole('button', { name: 'Add “To do”' })).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  const settings = page.getByRole('button', { name: 'Settings of the board' });
  await settings.click();
  await expect(page.getByRole('dialog', { name: 'Board settings' })).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});
