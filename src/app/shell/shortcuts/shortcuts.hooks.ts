import { useCallback, useSyncExternalStore } from 'react';
import { mostShortcuts } from '#features/identity/person/person.contract.ts';
import { useChangePreferences, useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { leavesOf } from '#app/shell/navigation/navigation.rules.ts';
import { navigationStore } from '#app/shell/navigation/navigation-store.ts';
import { useEntries, type Entry } from '../search/entries.hooks.ts';
import { availableShortcuts, toggled } from './shortcuts.rules.ts';

interface Shortcuts {
  /** Every entry that could be one. */
  entries: readonly Entry[];
  shown: readonly Entry[];
  isFull: boolean;
  toggle: (id: string) => void;
}

/** The person's shortcuts, stored with the person. */
export function useShortcuts(): Shortcuts {
  const { shortcuts } = useOwnData();
  const changePreferences = useChangePreferences();
  const entries = useEntries();
  const items = useSyncExternalStore(navigationStore.watch, navigationStore.current);
  const toggle = useCallback(
    (id: string) => {
      const all = leavesOf(items).map(({ item }) => item.id);
      // From what is shown when it is done: two in a row both count.
      void changePreferences((now) => ({
        shortcuts: toggled(now.shortcuts, id, (one) => all.includes(one)),
      }));
    },
    [items, changePreferences],
  );
  return {
    entries,
    shown: availableShortcuts(shortcuts, entries),
    isFull: shortcuts.length >= mostShortcuts,
    toggle,
  };
}

/** What a shortcut is called where only its icon is seen: with its place, when another has the same title. */
export const nameAmong = ({ id, title, trail }: Entry, others: readonly Entry[]): string =>
  trail.length > 0 && others.some((other) => other.title === title && other.id !== id)
    ? `${title} (${trail.join(' › ')})`
    : title;
