import type { Page } from '@playwright/test';
import { watchCalls } from '../frames/quiet-page.ts';

/** A screen one changes to, and what stands on it once its content does. */
interface Place {
  name: string;
  path: string;
  content: string;
}

const empty: Place = { name: 'empty', path: '/empty', content: 'main #empty' };

/** What a screen shows at once from answers it knows counts as its content: pictures and rows, not titles alone. */
const places: readonly Place[] = [
  { name: 'dashboard', path: '/apps/dashboards/risk', content: '.risk-matrix-cells svg' },
  { name: 'register', path: '/apps/risk/management', content: 'main tbody tr td' },
  { name: 'likelihood', path: '/likelyhood', content: '[role=tabpanel] table td, [role=tabpanel] svg' },
  { name: 'profile', path: '/profile', content: 'main form input' },
];

/** Runs in the page: milliseconds from the next click until `content` is painted on the screen at `path`. */
function nextChange({ path, content }: { path: string; content: string }): void {
  const measured = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // A page that was left may be kept: what stands there unseen does not count.
        const isSeen = (element: Element) => element.checkVisibility();
        const stands = () =>
          location.pathname === path && [...document.querySelectorAll(content)].some(isSeen);
        const afterPaint = () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(0);
          });
        const watcher = new MutationObserver(() => {
          if (!stands()) return;
          watcher.disconnect();
          afterPaint();
        });
        watcher.observe(document, { childList: true, subtree: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { measured });
}

const measuredChange = (): Promise<number> => (window as unknown as { measured: Promise<number> }).measured;

/** Opens a screen by its entry in the navigation, and waits until the browser has nothing left to do. */
async function change(page: Page, to: Place, isQuiet: () => Promise<void>): Promise<number> {
  await page.evaluate(nextChange, { path: to.path, content: to.content });
  await page.locator(`nav a[href^="${to.path}"]`).first().click();
  const took = await page.evaluate(measuredChange);
  await isQuiet();
  return took;
}

/** Changes between screens that were all open before: from each to each other one, and to the empty one in between. */
export async function measureChanges(
  page: Page,
  rounds: number,
  throttle: () => Promise<unknown>,
): Promise<{ to: Map<string, number[]>; toEmpty: number[] }> {
  const isQuiet = watchCalls(page);
  const open = (place: Place) => change(page, place, isQuiet);
  await page.waitForSelector(places[0]?.content ?? '');
  // The navigation follows the first picture.
  await page.waitForSelector('nav a, nav button');
  const closed = page.locator('nav button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  for (const place of [...places.slice(1), ...places, empty]) await open(place);
  await throttle();
  const to = new Map(places.map(({ name }): [string, number[]] => [name, []]));
  const toEmpty: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [index, from] of places.entries()) {
      const next = places[(index + 1 + (round % (places.length - 1))) % places.length] ?? from;
      await open(from);
      toEmpty.push(await open(empty));
      await open(from);
      to.get(next.name)?.push(await open(next));
      await open(empty);
    }
  return { to, toEmpty };
}
