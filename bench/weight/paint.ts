/** What the browser saw of a page's first seconds. Milliseconds since the navigation; shift without a unit. */
export interface Paint {
  largest: number;
  /** What was painted largest, to see that it is content. */
  what: string;
  shift: number;
  /** When the figures stood on the screen; of the empty page, its line. */
  drawn: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before anything of it. The splash is taken out of both pages: its mark covers more than a line of text
 *  does, so the browser would take it for the largest content and never look at the page that comes after. */
export function watchPaint(): void {
  new MutationObserver((_, watcher) => {
    const splash = document.getElementById('splash');
    if (splash === null) return;
    splash.remove();
    watcher.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const paint: Paint = { largest: 0, what: '', shift: 0, drawn: 0 };
  Object.assign(window, { paint });
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

/** Runs in the page once its content stands. */
export function readPaint(): Paint {
  return (window as unknown as { paint: Paint }).paint;
}
