/** What ends the waiting: whoever goes on finds done what was asked for before. */
const sooner = ['keydown', 'pointerdown', 'click', 'popstate', 'visibilitychange', 'pagehide'] as const;
let waiting: (() => void)[] = [];

/** Does something once the picture is drawn that an input asks for: what answers the finger is not held up by what takes longer, an
 *  address or a call. One thing follows each picture, in the order in which they were asked for. */
export function afterPicture(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  waiting.push(run);
  if (waiting.length > 1) return;
  for (const event of sooner) addEventListener(event, runAll, { capture: true });
  awaitPicture();
}

const awaitPicture = () => requestAnimationFrame(() => setTimeout(runNext));

function runNext(): void {
  const [next, ...others] = waiting;
  waiting = others;
  if (others.length > 0) awaitPicture();
  else forget();
  next?.();
}

function runAll(): void {
  const all = waiting;
  waiting = [];
  forget();
  for (const run of all) run();
}

function forget(): void {
  for (const event of sooner) removeEventListener(event, runAll, { capture: true });
}
