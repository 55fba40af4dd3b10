import { useSyncExternalStore } from 'react';
import { newWatchers } from '#platform/web/browser/watchers.ts';

/** What slides in from the end edge to change how the shell looks; one at a time. */
export type PanelName = 'settings' | 'schemes';

let open: PanelName | undefined;
const { watch, notify } = newWatchers();

const become = (next: PanelName | undefined) => {
  open = next;
  notify();
};
export const openPanel = (name: PanelName): void => become(name);
export const closePanel = (): void => become(undefined);

export const useOpenPanel = (): PanelName | undefined => useSyncExternalStore(watch, () => open);
