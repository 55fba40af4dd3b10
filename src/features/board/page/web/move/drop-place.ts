import type { Place } from './arrangement.rules.ts';

export const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

const idIn = (element: HTMLElement, name: 'card' | 'list'): string => element.dataset[name] ?? '';

export const cardsIn = (list: ParentNode): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-card]'),
];
export const listsIn = (board: ParentNode): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>('[data-list]'),
];

/** The list, or the lane of one, that is seen at a point. */
const seenAt = (x: number, y: number, name: 'list' | 'lane'): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>(`[data-${name}]`))
    .find((one) => one !== null) ?? undefined;
export const listAt = (x: number, y: number): HTMLElement | undefined => seenAt(x, y, 'list');

/** A place that a pointer is over: also in which lane, where a board has those. */
export interface DropPlace extends Place {
  lane: string | undefined;
}

/** Where a card would be put that is let go at a point: before the first whose middle lies below it. */
export function cardPlaceAt(x: number, y: number, dragged: string): DropPlace | undefined {
  const list = listAt(x, y);
  if (list === undefined) return undefined;
  const lane = seenAt(x, y, 'lane');
  const next = cardsIn(lane ?? list).find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return idIn(card, 'card') !== dragged && y < top + height / 2;
  });
  return {
    list: idIn(list, 'list'),
    before: next === undefined ? null : idIn(next, 'card'),
    lane: lane?.dataset['lane'],
  };
}

/** Where a list would be put: before the first whose middle lies behind the point, as one reads. */
export function listPlaceAt(board: ParentNode, x: number, dragged: string): string | null {
  const next = listsIn(board).find((list) => {
    const { left, width } = list.getBoundingClientRect();
    const middle = left + width / 2;
    return idIn(list, 'list') !== dragged && (isMirrored() ? x > middle : x < middle);
  });
  return next === undefined ? null : idIn(next, 'list');
}
