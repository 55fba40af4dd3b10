import type { Browser } from '@playwright/test';
import { isPainted, readPaint, watchPaint, type Paint } from './paint.ts';

export interface FirstPicture {
  paint: Paint;
}

/** First visits to pages that are whole without a script, each page as often as the others and in an order by chance: what one leaves
 *  behind, and whatever else the machine does, meets all of them. The first visit to each warms server and disk and is left out. */
export async function firstPictures<Name extends string>(
  browser: Browser,
  addresses: Record<Name, string>,
  { runs, slow }: { runs: number; slow: number },
): Promise<Record<Name, FirstPicture[]>> {
  const names = Object.keys(addresses) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, FirstPicture[]>;
  for (let run = 0; run <= runs; run++)
    for (const { name } of names
      .map((name) => ({ name, place: Math.random() }))
      .toSorted((a, b) => a.place - b.place)) {
      const paint = await firstPicture(browser, addresses[name], slow);
      if (run > 0) seen[name].push({ paint });
    }
  return seen;
}

/** In a browser context of its own, nothing cached, at a part of the processor's speed. */
async function firstPicture(browser: Browser, address: string, slow: number): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow });
    await page.goto(address);
    await page.waitForFunction(isPainted, undefined, { polling: 100 });
    // Something larger may still come.
    await page.waitForTimeout(300);
    return await page.evaluate(readPaint);
  } finally {
    await context.close();
  }
}
