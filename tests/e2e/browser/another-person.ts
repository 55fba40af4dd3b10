import type { Browser, Page } from '@playwright/test';
import { enter, type Who } from './people.ts';
import type { Watch } from './watch-errors.ts';

/** Another person's browser, at a screen. */
export async function anotherPerson(
  { browser, watch, baseURL }: { browser: Browser; watch: Watch; baseURL: string | undefined },
  who: Who,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  watch.over(context);
  const page = await context.newPage();
  await enter(page, who, path);
  return page;
}
