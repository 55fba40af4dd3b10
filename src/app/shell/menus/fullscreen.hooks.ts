import { useSyncExternalStore } from 'react';

const change = 'fullscreenchange';

function watch(watcher: () => void): () => void {
  document.addEventListener(change, watcher);
  return () => document.removeEventListener(change, watcher);
}
const isFull = (): boolean => document.fullscreenElement !== null;

function toggle(): void {
  const toggled = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // The browser may refuse: then nothing has changed, and no message is needed.
  toggled.catch(() => undefined);
}

/** Whether the app has the whole screen, as the browser tells it: Escape and F11 count. Some devices cannot do it. */
export const useFullscreen = (): { isFull: boolean; canBeFull: boolean; toggle: () => void } => ({
  isFull: useSyncExternalStore(watch, isFull),
  canBeFull: document.fullscreenEnabled === true,
  toggle,
});
