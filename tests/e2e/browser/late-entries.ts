import type { Page } from '@playwright/test';

/** Holds back the entries of the navigation that come after the first screen; answers what lets them through. On a slow machine they are
 *  there before a journey has looked. */
export async function holdLateEntries(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/assets\/ConditionalEntries/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
