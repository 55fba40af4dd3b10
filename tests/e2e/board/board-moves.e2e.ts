import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { addedTask } from '#tests/e2e/treatment/some-task.ts';
import { anotherPerson } from '#tests/e2e/browser/another-person.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { boardFor, cardOn, cardsOn, dragTo, listOn } from './board-journey.ts';

// All lists of a board are seen at once.
test.use({ viewport: { width: 1600, height: 900 } });

test('a card goes where the mouse puts it', async ({ page }) => {
  const { board } = await boardFor(page.request, 'itLead', 'By mouse');
  await enter(page, 'itLead', pathOfBoard(board.id));
  await dragTo(page, 'Count the invoices', 'Doing');
  await expect(cardsOn(page, 'Doing')).toHaveText(['Count the invoices']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(cardsOn(page, 'Doing')).toHaveText(['Count the invoices']);
  await expect(cardsOn(page, 'To do')).toHaveText(['Call the printer']);
});

test('a card goes by keys, is put back by Escape, and is told of', async ({ page }) => {
  const { board } = await boardFor(page.request, 'itLead', 'By keys');
  await enter(page, 'itLead', pathOfBoard(board.id));
  const card = cardOn(page, 'Call the printer');
  const status = page.getByRole('status');
  await card.focus();
  await page.keyboard.press('Space');
  await expect(status.filter({ hasText: 'is taken up in To do, position 2 of 2' })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(cardsOn(page, 'To do')).toHaveText(['Call the printer', 'Count the invoices']);
  await page.keyboard.press('ArrowRight');
  await expect(cardsOn(page, 'Doing')).toHaveText(['Call the printer']);
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cardsOn(page, 'To do')).toHaveText(['Count the invoices', 'Call the printer']);
  await expect(status.filter({ hasText: 'is back where it was' })).toBeAttached();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(status.filter({ hasText: 'is put down in Doing, position 1 of 1' })).toBeAttached();
  await expect(card).toBeFocused();
  await page.reload();
  await expect(cardsOn(page, 'Doing')).toHaveText(['Call the printer']);
});

test('in Arabic the lists run from the right, and an arrow goes where it points', async ({ page }) => {
  const { board } = await boardFor(page.request, 'financeLead', 'بالأسهم');
  await prefer(page.request, 'financeLead', { locale: 'ar' });
  await enter(page, 'financeLead', pathOfBoard(board.id));
  const first = await listOn(page, 'To do').boundingBox();
  const next = await listOn(page, 'Doing').boundingBox();
  expect(next?.x).toBeLessThan(first?.x ?? 0);
  await cardOn(page, 'Count the invoices').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(cardsOn(page, 'Doing')).toHaveText(['Count the invoices']);
  await dragTo(page, 'Call the printer', 'Done');
  await expect(cardsOn(page, 'Done')).toHaveText(['Call the printer']);
  await page.reload();
  await expect(cardsOn(page, 'Done')).toHaveText(['Call the printer']);
  await prefer(page.request, 'financeLead', { locale: 'en' });
});

test('a card goes where the menu puts it', async ({ page }) => {
  const { board } = await boardFor(page.request, 'itLead', 'By menu');
  await enter(page, 'itLead', pathOfBoard(board.id));
  await page.getByRole('button', { name: 'Actions of the card Count the invoices' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('combobox', { name: 'List' }).click();
  await page.getByRole('option', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cardsOn(page, 'Done')).toHaveText(['Count the invoices']);
});

test('a task asks for its word at the drop, and comes back without it', async ({ page, watch }) => {
  watch.expects('POST /scrumboard/boards/:id/cards/:id/move/ 422');
  const { board, add, call } = await boardFor(page.request, 'itLead', 'A task');
  const task = await addedTask(page.request, 'itLead', { title: 'Renew the certificate' });
  await call('POST', `/scrumboard/boards/${board.id}/lists/`, { name: 'Stuck', task_status: 'blocked' });
  await add('To do', { task_id: task.id });
  await enter(page, 'itLead', pathOfBoard(board.id));
  const move = async () => {
    await page.getByRole('button', { name: 'Actions of the card Renew the certificate' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('combobox', { name: 'List' }).click();
    await page.getByRole('option', { name: 'Stuck' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
  };
  await move();
  const word = page.getByRole('dialog', { name: `Move ${task.ref} to Stuck` });
  await word.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardsOn(page, 'To do')).toContainText(['Renew the certificate']);
  await move();
  await word.getByLabel('Reason').fill('The authority does not answer');
  await word.getByRole('button', { name: 'Move' }).click();
  await expect(cardsOn(page, 'Stuck')).toHaveText(['Renew the certificate']);
  await expect(listOn(page, 'Stuck')).toContainText('Blocked');
});

test('what the workflow of a task refuses comes back, and says why at the card', async ({ page, watch }) => {
  watch.expects('POST /scrumboard/boards/:id/cards/:id/move/ 422');
  const { board, add } = await boardFor(page.request, 'itLead', 'Refused');
  const task = await addedTask(page.request, 'itLead', {
    title: 'Prove the backup',
    evidence_required: true,
  });
  await add('To do', { task_id: task.id });
  await enter(page, 'itLead', pathOfBoard(board.id));
  await dragTo(page, 'Prove the backup', 'Done');
  const tile = page.locator('.tile').filter({ hasText: 'Prove the backup' });
  await expect(tile).toContainText('evidence');
  await expect(cardsOn(page, 'To do')).toContainText(['Prove the backup']);
  await expect(cardsOn(page, 'Done')).toHaveCount(0);
  await tile.getByRole('button', { name: 'Close' }).click();
  await expect(tile).not.toContainText('evidence');
});

test('of two who move the same card the second sees where it is', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.expects('POST /scrumboard/boards/:id/cards/:id/move/ 409');
  const { id } = await callsOf(page.request, 'clinicalLead');
  const { board } = await boardFor(page.request, 'itLead', 'By two', { member_ids: [id] });
  await enter(page, 'itLead', pathOfBoard(board.id));
  const other = await anotherPerson({ browser, watch, baseURL }, 'clinicalLead', pathOfBoard(board.id));
  // Nothing is told live: both move it before they hear of each other.
  await other.route('**/notification/stream*', (call) => call.abort('aborted'));
  await other.reload();
  await settle(other);
  await expect(cardsOn(page, 'To do')).toHaveCount(2);
  await expect(cardsOn(other, 'To do')).toHaveCount(2);
  await dragTo(page, 'Count the invoices', 'Doing');
  await expect(cardsOn(page, 'Doing')).toHaveText(['Count the invoices']);
  await settle(page);
  await dragTo(other, 'Count the invoices', 'Ideas');
  await expect(cardsOn(other, 'Doing')).toHaveText(['Count the invoices']);
  await expect(listOn(other, 'Doing')).toContainText('Somebody else changed it meanwhile');
  await expect(cardsOn(other, 'Ideas')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one list is seen at a time, and a card is taken by a short press', async ({ page }) => {
    const { board } = await boardFor(page.request, 'itLead', 'By touch');
    await enter(page, 'itLead', pathOfBoard(board.id));
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('button', { name: 'To do' }).click();
    await expect(listOn(page, 'To do')).toBeInViewport({ ratio: 0.9 });
    await expect(listOn(page, 'Ideas')).not.toBeInViewport({ ratio: 0.2 });
    const from = await cardOn(page, 'Count the invoices').boundingBox();
    const to = await cardOn(page, 'Call the printer').boundingBox();
    if (from === null || to === null) throw new Error('the board is not there');
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x + 60, from.y + 12);
    await expect(page.locator('.board-ghost')).toBeVisible();
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', from.x + 60, from.y + 12 + part * (to.y + to.height - from.y));
    await touch('touchEnd');
    await expect(cardsOn(page, 'To do')).toHaveText(['Call the printer', 'Count the invoices']);
    await page.reload();
    await expect(cardsOn(page, 'To do')).toHaveText(['Call the printer', 'Count the invoices']);
  });
});
