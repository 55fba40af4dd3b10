import { newWatchers } from '#platform/web/browser/watchers.ts';

/** Whether the server can be reached, judged by its own answers: the browser's `onLine` only knows the local network. */
let state: 'fine' | 'lost' | 'back' = 'fine';
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = 0;
const { watch, notify } = newWatchers();
const [shortest, longest] = [1000, 30_000];
const stopped = [502, 503, 504];

export const connection = {
  state: () => state,
  isLost: () => state === 'lost',
  watch,
};

/** An answer came, with whatever status. */
export function noteAnswer(): void {
  if (connection.isLost()) become('back');
}

/** A call found nobody: asked again and again, a little later each time, until somebody is there. */
export function noteSilence(): void {
  if (!connection.isLost()) become('lost');
}

/** Asks whether the server is there. */
export async function tryConnection(): Promise<boolean> {
  try {
    const { status } = await fetch('/livez', { cache: 'no-store' });
    if (stopped.includes(status)) noteSilence();
    else noteAnswer();
  } catch {
    noteSilence();
  }
  return !connection.isLost();
}

function become(next: typeof state): void {
  state = next;
  clearTimeout(timer);
  pause = shortest;
  if (state === 'lost') askLater();
  notify();
}

function askLater(): void {
  timer = setTimeout(() => {
    pause = Math.min(pause * 2, longest);
    void tryConnection().then((found) => void (found || askLater()));
  }, pause);
}

/** From the start of the page: what the browser notices is a reason to ask, not an answer. */
export function watchNetwork(): void {
  for (const name of ['online', 'offline']) addEventListener(name, () => void tryConnection());
  document.addEventListener('visibilitychange', () => {
    if (connection.isLost() && document.visibilityState === 'visible') void tryConnection();
  });
  // The service worker marks the page that it answers with where the server does not.
  if (!navigator.onLine || 'kept' in document.documentElement.dataset) void tryConnection();
}
