import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Board } from '#features/board/board/board.contract.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import type { Who } from '#tests/e2e/browser/people.ts';

const lists: readonly (readonly [string, TaskStatus | null])[] = [
  ['Ideas', null],
  ['To do', 'todo'],
  ['Doing', 'in_progress'],
  ['Done', 'done'],
];

/** A board of four lists, two cards in the second: made by calls, for journeys that are about moving. */
export async function boardFor(request: APIRequestContext, who: Who, name: string, more: object = {}) {
  const { call } = await callsOf(request, who);
  const made = await call<Board>('POST', '/scrumboard/boards/', { name, ...more });
  const base = `/scrumboard/boards/${made.id}`;
  for (const [list, task_status] of lists) await call('POST', `${base}/lists/`, { name: list, task_status });
  const board = await call<Board>('GET', `${base}/`);
  const listOf = (list: string) => board.lists.find((one) => one.name === list)?.id ?? '';
  const add = (list: string, card: object) =>
    call<Card>('POST', `${base}/cards/`, { ...card, list_id: listOf(list) });
  await add('To do', { title: 'Count the invoices' });
  await add('To do', { title: 'Call the printer' });
  return { board, add, call };
}

export const listOn = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const cardsOn = (page: Page, list: string): Locator => listOn(page, list).locator('.tile-title');
export const cardOn = (page: Page, title: string): Locator =>
  page.locator('.tile-open').filter({ hasText: title });

/** Takes a card by the mouse and lets it go in a list. */
export async function dragTo(page: Page, title: string, list: string): Promise<void> {
  const from = await cardOn(page, title).boundingBox();
  const to = await listOn(page, list).boundingBox();
  if (from === null || to === null) throw new Error('the board is not there');
  await page.mouse.move(from.x + 40, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 80, to.y + 60, { steps: 8 });
  await page.mouse.up();
}
