import type { Page } from '@playwright/test';
import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import { anotherPerson } from '#tests/e2e/browser/another-person.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { boardFor, cardOn, cardsOn, listOn } from './board-journey.ts';

/** A board of two people. */
async function sharedBoard(request: Page['request'], name: string): Promise<Board> {
  const { board, call } = await boardFor(request, 'itLead', name);
  const { id } = await callsOf(request, 'financeLead');
  return call<Board>('PATCH', `/scrumboard/boards/${board.id}/`, {
    version: board.version,
    member_ids: [id],
  });
}

/** Takes a card by the mouse and holds it over a list. */
async function holdOver(page: Page, title: string, list: string): Promise<void> {
  const from = await cardOn(page, title).boundingBox();
  const to = await listOn(page, list).boundingBox();
  if (from === null || to === null) throw new Error('the board is not there');
  await page.mouse.move(from.x + 40, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 80, to.y + 60, { steps: 8 });
}

async function moveTo(page: Page, title: string, list: string): Promise<void> {
  await holdOver(page, title, list);
  await page.mouse.up();
  await expect(cardsOn(page, list)).toContainText([title]);
}

test('what one moves, adds, renames and says is seen by the other, and by their other tab', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  const board = await sharedBoard(page.request, 'Seen live');
  const path = pathOfBoard(board.id);
  await enter(page, 'itLead', path);
  const other = await anotherPerson({ browser, watch, baseURL }, 'financeLead', path);
  const tab = await other.context().newPage();
  await enter(tab, 'financeLead', path);
  for (const one of [other, tab]) await expect(cardsOn(one, 'To do')).toHaveCount(2);
  await moveTo(page, 'Count the invoices', 'Doing');
  for (const one of [other, tab]) {
    await expect(cardsOn(one, 'Doing')).toHaveText(['Count the invoices']);
    await expect(cardsOn(one, 'To do')).toHaveText(['Call the printer']);
  }
  await listOn(page, 'Ideas').getByRole('button', { name: 'Add card' }).click();
  await page.keyboard.type('Ask the bank');
  await page.keyboard.press('Enter');
  await expect(cardsOn(page, 'Ideas')).toHaveText(['Ask the bank']);
  await page.keyboard.press('Escape');
  for (const one of [other, tab]) await expect(cardsOn(one, 'Ideas')).toHaveText(['Ask the bank']);
  // The tab that reads for both closes: the one that is left reads on.
  await other.close();
  await moveTo(page, 'Call the printer', 'Ideas');
  await expect(cardsOn(tab, 'Ideas')).toContainText(['Call the printer']);
  // And the other way round.
  await moveTo(tab, 'Ask the bank', 'To do');
  await expect(cardsOn(page, 'To do')).toHaveText(['Ask the bank']);
});

test('of two who move a card at once, the second sees where it is, and why', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.expects('POST /scrumboard/boards/:id/cards/:id/move/ 409');
  const board = await sharedBoard(page.request, 'At once');
  const path = pathOfBoard(board.id);
  await enter(page, 'itLead', path);
  const other = await anotherPerson({ browser, watch, baseURL }, 'financeLead', path);
  await expect(cardsOn(other, 'To do')).toHaveCount(2);
  // While it is in the hand, nothing is torn away from under it.
  await holdOver(other, 'Count the invoices', 'Done');
  await moveTo(page, 'Count the invoices', 'Doing');
  await other.mouse.up();
  await expect(
    other.getByText('Somebody else changed it meanwhile. It is shown as it is now.', { exact: true }),
  ).toBeVisible();
  for (const one of [page, other]) {
    await expect(cardsOn(one, 'Doing')).toHaveText(['Count the invoices']);
    await expect(cardsOn(one, 'Done')).toHaveCount(0);
  }
});
