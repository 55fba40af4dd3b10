import type { Access } from '#platform/contract/access.ts';
import type { NavigationItem } from './navigation.ts';

type Items = readonly NavigationItem[];

/** The part of the tree a person sees: entries with a screen, of those they may open. Nothing below a refused branch is
 *  seen; a branch with nothing below it, a line with nothing on one of its sides, and a type nobody knows is left out. */
export function visible(
  items: Items,
  hasScreen: (url: string) => boolean,
  mayOpen: (access: Access) => boolean,
): NavigationItem[] {
  const seen = items.flatMap((item): NavigationItem[] => {
    if (item.auth !== undefined && !mayOpen(item.auth)) return [];
    if (item.type === 'divider' || item.type === 'link') return [item];
    if (item.type === 'item') return item.url !== undefined && hasScreen(item.url) ? [item] : [];
    if (item.type !== 'group' && item.type !== 'collapse') return [];
    const children = visible(item.children ?? [], hasScreen, mayOpen);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
  return seen.filter(
    ({ type }, at) =>
      type !== 'divider' || (at > 0 && at < seen.length - 1 && seen[at - 1]?.type !== 'divider'),
  );
}

/** Whether a path is a url or lies below it, segment by segment. */
export const contains = (url: string, path: string): boolean => path === url || path.startsWith(`${url}/`);

export const isActive = ({ type, url, also = [], exact = false }: NavigationItem, path: string): boolean =>
  url !== undefined &&
  type !== 'link' &&
  (path === url || [...(exact ? [] : [url]), ...also].some((own) => contains(own, path)));

/** Whether an entry or one below it is where one is. */
export const leadsTo = (item: NavigationItem, path: string): boolean =>
  isActive(item, path) || (item.children ?? []).some((child) => leadsTo(child, path));

/** How far a row of the vertical list begins from its edge, in pixels. */
export const indentOf = (level: number): number => (level === 0 ? 24 : Math.min(40 + 16 * level, 80));

/** Puts an item below a parent, as its last or first; at the top when no parent is named. */
export function added(
  items: Items,
  item: NavigationItem,
  end: 'last' | 'first',
  parentId?: string,
): NavigationItem[] {
  if (parentId === undefined) return end === 'last' ? [...items, item] : [item, ...items];
  return mapped(items, parentId, (parent) => [
    { ...parent, children: added(parent.children ?? [], item, end) },
  ]);
}

export const updated = (items: Items, id: string, part: Partial<Omit<NavigationItem, 'id'>>) =>
  mapped(items, id, (item) => [{ ...item, ...part }]);

export const removed = (items: Items, id: string): NavigationItem[] => mapped(items, id, () => []);

/** Replaces the item of this id, wherever it stands. */
function mapped(
  items: Items,
  id: string,
  become: (item: NavigationItem) => NavigationItem[],
): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.id === id) return become(item);
    return item.children === undefined ? [item] : [{ ...item, children: mapped(item.children, id, become) }];
  });
}

/** The entries of type `item` in the tree's order, each with what it lies below. */
export const leavesOf = (items: Items, branches: Items = []): { item: NavigationItem; branches: Items }[] =>
  items.flatMap((item) => {
    if (item.type === 'item') return [{ item, branches }];
    return leavesOf(item.children ?? [], [...branches, item]);
  });
