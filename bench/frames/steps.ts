import type { Locator, Page } from '@playwright/test';

/** Something that people do all day in the register. */
export interface Step {
  name: string;
  /** Finds where to act; what it does is not measured. */
  prepare: (page: Page) => Promise<Act>;
  /** Runs in the page: whether it is done, and drawn. */
  isDone: () => boolean;
}

/** Keys and the pointer alone: to look for elements would cost the page time of its own. */
type Act = () => Promise<unknown>;

export const address = '/apps/risk/management?dpt=all';

/** Everything that can be changed in its place is shown. */
export const layout = { hidden: ['updated_at', 'inherent', 'residual', 'target', 'treatment'] };

/** Milliseconds between the keys of somebody who types fast. */
const pause = 100;
/** Milliseconds for which a finger holds a button down: to press and to let go are two frames of a person. */
const held = 60;

const onto = async (place: Locator): Promise<[x: number, y: number]> => {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error(`nothing is drawn at ${place}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await place.page().mouse.move(x, y);
  return [x, y];
};
const click = (where: (page: Page) => Locator) => async (page: Page) => {
  const [x, y] = await onto(where(page));
  return () => page.mouse.click(x, y, { delay: held });
};
/** Keys by their names; a text is typed letter by letter. */
const press =
  (...keys: string[]) =>
  async (page: Page) =>
  async () => {
    for (const key of keys) {
      if (/^[A-Z]/.test(key)) await page.keyboard.press(key);
      else await page.keyboard.type(key, { delay: pause });
      await page.waitForTimeout(pause);
    }
  };
const typeIn = (where: (page: Page) => Locator, text: string) => async (page: Page) => {
  await where(page).click();
  return press(text)(page);
};
const scroll = async (page: Page) => {
  const body = page.locator('.table-body');
  await onto(body);
  const room = await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  return async () => {
    for (let scrolled = 0; scrolled < room; scrolled += 100) {
      await page.mouse.wheel(0, 100);
      await page.waitForTimeout(30);
    }
  };
};
const scrollAside = async (page: Page) => {
  await onto(page.locator('.table-body'));
  return async () => {
    for (let turn = 0; turn < 6; turn++) {
      await page.mouse.wheel(40, 0);
      await page.waitForTimeout(30);
    }
  };
};

const cell = (column: string) => (page: Page) => page.locator(`tbody [data-column="${column}"]`).nth(3);
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const search = (page: Page) => page.getByRole('searchbox');

const isRead = () =>
  document.querySelector('.table-body:not(.is-reading) .data-table[aria-busy=false] tbody tr') !== null;
const isEdited = () => document.activeElement?.matches('.cell-input') === true;
const isKept = () =>
  document.querySelector('.cell-input') === null && document.querySelector('.snackbar-place button') !== null;
const isUndone = () =>
  [...document.querySelectorAll('.snackbar-place button')].every(({ textContent }) => textContent !== 'Undo');
const isListed = () => document.querySelector('[role=dialog] [role=menuitemcheckbox]') !== null;
const isAlone = () => document.querySelector('[role=dialog]') === null;
const isPeeked = () => document.querySelector('#peek') !== null;

/** One after the other, each from where the one before has led to. */
export const steps: readonly Step[] = [
  { name: 'scroll to the last row', prepare: scroll, isDone: isRead },
  { name: 'next page', prepare: click(button('Next page')), isDone: isRead },
  { name: 'sort by title', prepare: click(button('Title')), isDone: isRead },
  { name: 'search: type', prepare: typeIn(search, 'warehouse'), isDone: isRead },
  { name: 'search: take back', prepare: press('Escape'), isDone: isRead },
  { name: 'filter: open the list', prepare: click(button('Owner')), isDone: isListed },
  { name: 'filter: type in it', prepare: press('owner 07'), isDone: isListed },
  { name: 'filter: choose', prepare: press('Tab', 'Enter'), isDone: isRead },
  { name: 'filter: close', prepare: press('Escape'), isDone: isAlone },
  { name: 'filter: take away', prepare: click(button('Clear filters')), isDone: isRead },
  ...['owner', 'category'].flatMap((column): Step[] => [
    { name: `${column}: open`, prepare: click(cell(column)), isDone: isEdited },
    { name: `${column}: type`, prepare: press('o'), isDone: isEdited },
    { name: `${column}: keep`, prepare: press('ArrowDown', 'Enter'), isDone: isKept },
    { name: `${column}: undo`, prepare: click(button('Undo')), isDone: isUndone },
  ]),
  { name: 'date: open', prepare: click(cell('review_on')), isDone: isEdited },
  { name: 'date: keep', prepare: press('ArrowUp', 'Enter'), isDone: isKept },
  { name: 'scroll aside', prepare: scrollAside, isDone: isRead },
  { name: 'tags: open', prepare: click(cell('tags')), isDone: isEdited },
  { name: 'tags: choose', prepare: press('ArrowDown', 'Enter'), isDone: isEdited },
  { name: 'tags: keep and go on', prepare: press('Tab'), isDone: isEdited },
  { name: 'take back', prepare: press('Escape'), isDone: isRead },
  { name: 'choose a row', prepare: press('x'), isDone: isRead },
  { name: 'let it go', prepare: press('x'), isDone: isRead },
  { name: 'look into a row', prepare: press('j'), isDone: isPeeked },
  { name: 'look into the next', prepare: press('j'), isDone: isPeeked },
  { name: 'close the panel', prepare: press('Escape'), isDone: isRead },
];
