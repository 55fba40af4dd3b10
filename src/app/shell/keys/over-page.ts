/** What the shell opens over any page. */
export type OverPage = 'palette' | 'keys';

let open: OverPage | undefined;
const watchers = new Set<() => void>();

/** What is open over the page; one at a time. */
export const overPage = {
  current: (): OverPage | undefined => open,
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  show(what: OverPage | undefined): void {
    open = what;
    for (const watcher of watchers) watcher();
  },
};
