import { useSyncExternalStore } from 'react';

/** What slides in from the end edge to change how the shell looks; one at a time. */
export type PanelName = 'settings' | 'schemes';

let open: PanelName | undefined;
const watchers = new Set<() => void>();

const become = (next: PanelName | undefined) => {
  open = next;
  for (const watcher of watchers) watcher();
};
export const openPanel = (name: PanelName): void => become(name);
export const closePanel = (): void => become(undefined);

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
export const useOpenPanel = (): PanelName | undefined => useSyncExternalStore(watch, () => open);
