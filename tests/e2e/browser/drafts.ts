import { expect, type Page } from '@playwright/test';

/** All that this browser keeps of what was typed and not yet sent. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as DOMException));
      });
    const database = await answer(indexedDB.open('plumbline', 1));
    const drafts: unknown[] = await answer(database.transaction('draft').objectStore('draft').getAll());
    database.close();
    return JSON.stringify(drafts);
  });

/** Drafts are kept a moment after the last key: waits until this one is. */
export const draftHolds = (page: Page, text: string): Promise<void> =>
  expect.poll(() => keptIn(page)).toContain(text);
