import type { Browser, Page } from '@playwright/test';
import { isPainted, readPaint, watchContent, watchPaint, type Paint } from './paint.ts';

/** What a visit left. */
export interface Painted {
  paint: Paint;
}

/** Runs in the page: what a sign-in leaves. */
export function keepSession([token, base]: readonly [string, string]): void {
  sessionStorage.setItem('token', token);
  sessionStorage.setItem('baseURL', base);
}

/** Holds the processor back, so many times. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Visitor {
  /** What is noted when it stands in the page. */
  content?: string | undefined;
  session?: readonly [token: string, base: string] | undefined;
  /** How many times slower the processor is. */
  slow?: number;
}

/** A page in a browser context of its own, nothing cached, before it leads anywhere; its context is closed after `use`. */
export async function withPage<Seen>(
  browser: Browser,
  { content, session, slow = 1 }: Visitor,
  use: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    if (content !== undefined) await page.addInitScript(watchContent, content);
    if (session !== undefined) await page.addInitScript(keepSession, session);
    if (slow > 1) await slowDown(page, slow);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** A visit to a page that is whole without a script, until its first picture and a little longer: something larger may still come. */
export const firstPicture = (browser: Browser, address: string, slow: number): Promise<Painted> =>
  withPage(browser, { slow }, async (page) => {
    await page.goto(address);
    await page.waitForFunction(isPainted, undefined, { polling: 100 });
    await page.waitForTimeout(300);
    return { paint: await page.evaluate(readPaint) };
  });

/** Visits to some pages, to each as often as to the others and in an order by chance: what one leaves behind, and whatever else the
 *  machine does, meets all of them. The first visit to each warms server and disk and is left out. */
export async function inTurns<Name extends string, Visit>(
  visits: Record<Name, () => Promise<Visit>>,
  runs: number,
): Promise<Record<Name, Visit[]>> {
  const names = Object.keys(visits) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as Visit[]])) as Record<Name, Visit[]>;
  for (let run = 0; run <= runs; run++) {
    const order = names.map((name) => ({ name, place: Math.random() })).toSorted((a, b) => a.place - b.place);
    for (const { name } of order) {
      const visit = await visits[name]();
      if (run > 0) seen[name].push(visit);
    }
  }
  return seen;
}
