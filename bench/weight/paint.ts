/** What the browser saw of a page's first seconds. Milliseconds since the navigation; shift without a unit. */
export interface Paint {
  largest: number;
  /** What was painted largest, to see that it is content. */
  what: string;
  shift: number;
  /** What the page's policy refused. */
  refused: number;
  /** When what was watched for stood in the page: the figures; of the empty page, its line. */
  drawn: number;
  /** When the page's first byte came. */
  answered: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before anything of it. */
export function watchPaint(): void {
  const paint: Paint = { largest: 0, what: '', shift: 0, refused: 0, drawn: 0, answered: 0 };
  Object.assign(window, { paint });
  addEventListener('securitypolicyviolation', () => paint.refused++);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[]) {
      paint.largest = entry.startTime;
      paint.what = `${entry.element?.localName ?? '?'} "${(entry.element?.textContent ?? '').slice(0, 40)}"`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) paint.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in an app's page after `watchPaint`: notes when what matches `content` stands. It looks for it itself: being asked from
 *  outside, again and again, would slow a page down the more it has drawn. The splash is taken out of both pages: its mark
 *  covers more than a line of text does, so the browser would take it for the largest content and never look at the page that
 *  comes after. A page that is whole without a script is not watched: noting each of its elements is work for its first picture. */
export function watchContent(content: string): void {
  const { paint } = window as unknown as { paint: Paint };
  new MutationObserver((_, watcher) => {
    document.getElementById('splash')?.remove();
    if (document.querySelector(content) === null) return;
    paint.drawn = performance.now();
    watcher.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Whether the content stands. */
export const isDrawn = (): boolean => (window as unknown as { paint: Paint }).paint.drawn > 0;

/** Whether the browser has painted content. */
export const isPainted = (): boolean => (window as unknown as { paint: Paint }).paint.largest > 0;

/** Runs in the page once its content stands. */
export function readPaint(): Paint {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { ...(window as unknown as { paint: Paint }).paint, answered: navigation?.responseStart ?? 0 };
}
