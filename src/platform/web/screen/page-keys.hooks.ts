import { useEffect, useId, type RefObject } from 'react';

/** Keys that do something, as they are written on a keyboard: `J`, `Shift+Enter`. `Mod` is Ctrl, or ⌘ where that is used. */
export interface KeyLine {
  keys: readonly string[];
  says: string;
}

export interface KeyGroup {
  title: string;
  lines: readonly KeyLine[];
}

const groups = new Map<string, KeyGroup>();
const searches: RefObject<HTMLInputElement | null>[] = [];

/** Tells which keys work on a part of the page, for the list that `?` shows while the part is there. */
export function usePageKeys(title: string, lines: readonly KeyLine[], { when = true } = {}): void {
  const id = useId();
  useEffect(() => {
    if (!when) return;
    groups.set(id, { title, lines });
    return () => void groups.delete(id);
  });
}

/** The keys of the page as it is now; parts of one kind are named once. */
export const pageKeys = (): KeyGroup[] => [
  ...new Map([...groups.values()].map((group) => [group.title, group])).values(),
];

/** Makes a field the one that `/` leads to while it is there. */
export function usePageSearch(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    searches.push(input);
    return () => void searches.splice(searches.indexOf(input), 1);
  }, [input]);
}

const pageSearch = (): HTMLInputElement | undefined =>
  searches.findLast(({ current }) => current?.checkVisibility() === true)?.current ?? undefined;

export const hasPageSearch = (): boolean => pageSearch() !== undefined;

/** Leads to the search of the page; answers whether it has one. */
export function focusPageSearch(): boolean {
  const input = pageSearch();
  input?.focus();
  input?.select();
  return input !== undefined;
}
