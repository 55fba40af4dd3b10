import { newWatchers } from '#platform/web/browser/watchers.ts';
import { navigation, type NavigationItem } from './navigation.ts';
import { added, removed, updated } from './navigation.rules.ts';

let items: readonly NavigationItem[] = navigation;
const { watch, notify } = newWatchers();

/** The navigation as it is now: the tree that is written down, and what was changed of it while the app runs. */
export const navigationStore = {
  current: (): readonly NavigationItem[] => items,
  watch,
  set: (all: readonly NavigationItem[]): void => become(all),
  reset: (): void => become(navigation),
  /** Without a parent it goes to the top. */
  append: (item: NavigationItem, parentId?: string): void => become(added(items, item, 'last', parentId)),
  prepend: (item: NavigationItem, parentId?: string): void => become(added(items, item, 'first', parentId)),
  update: (id: string, part: Partial<Omit<NavigationItem, 'id'>>): void => become(updated(items, id, part)),
  remove: (id: string): void => become(removed(items, id)),
};

function become(next: readonly NavigationItem[]): void {
  items = next;
  notify();
}
