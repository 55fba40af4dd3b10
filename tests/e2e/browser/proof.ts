import type { Page } from '@playwright/test';
import type { Watch } from './watch-errors.ts';

/** As after some minutes: the next call of this kind is refused once for want of a fresh proof. */
export async function isAskedAgain(page: Page, watch: Watch, method: string, path: string): Promise<void> {
  watch.expects(`${method} ${path} 403`);
  const address = new RegExp(`^/org/[^/]+${path.replaceAll(':id', '[0-9a-f-]{36}')}$`);
  let isRefused = false;
  await page.route(
    ({ pathname }) => address.test(pathname),
    (route) => {
      if (route.request().method() !== method || isRefused) return route.fallback();
      isRefused = true;
      return route.fulfill({ status: 403, json: { code: 'proof_required', message: 'Prove first.' } });
    },
  );
}
