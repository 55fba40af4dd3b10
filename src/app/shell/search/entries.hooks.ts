import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { NavigationItem } from '#app/shell/navigation/navigation.ts';
import {
  useNavigationItems,
  useNavigationLink,
  useNavigationTitle,
} from '#app/shell/navigation/navigation.hooks.ts';
import { leavesOf } from '#app/shell/navigation/navigation.rules.ts';

/** An app or page that can be gone to. */
export interface Entry {
  id: string;
  title: string;
  /** What it lies below, from the top: two entries may have one title. */
  trail: readonly string[];
  item: NavigationItem;
}

/** Every app and page of this person, in the order of the navigation. */
export function useEntries(): readonly Entry[] {
  const items = useNavigationItems();
  const titleOf = useNavigationTitle();
  return useMemo(
    () =>
      leavesOf(items).map(({ item, branches }) => ({
        id: item.id,
        title: titleOf(item),
        trail: branches.map(titleOf),
        item,
      })),
    [items, titleOf],
  );
}

/** Goes to an entry; the chosen business unit goes along. */
export function useGoTo(): (entry: Entry) => void {
  const link = useNavigationLink();
  const navigate = useNavigate();
  return useCallback(
    ({ item }) => {
      const { to } = link(item);
      if (to !== undefined) void navigate(to);
    },
    [link, navigate],
  );
}
