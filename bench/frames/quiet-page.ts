import type { Page, Request } from '@playwright/test';

/** What stays open as long as the page does. */
const isStream = (request: Request) => request.url().endsWith('/notification/stream');
/** Milliseconds without a call after which none follows from those before. */
const quiet = 500;

/** Watches the calls of a page. What it answers waits until none has been under way for a while: the browser's own word for it never
 *  comes where a stream is open. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    for (let waited = 0; open.size > 0 || Date.now() - last < quiet; waited += 50) {
      if (waited > 10_000)
        throw new Error(`still under way: ${[...open].map((one) => one.url()).join(', ')}`);
      await page.waitForTimeout(50);
    }
  };
}
