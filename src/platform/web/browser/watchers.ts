/** Those who want to know when something outside of React has changed; `watch` is what `useSyncExternalStore` asks for. */
export function newWatchers() {
  const watchers = new Set<() => void>();
  return {
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    notify(): void {
      for (const watcher of watchers) watcher();
    },
  };
}
