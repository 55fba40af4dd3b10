import type { BoardList } from '#features/board/board/board.contract.ts';
import type { Tile } from '#features/board/card/card.contract.ts';

/** A list as it is shown: with the cards that were read of it, and how many there are. */
export interface ShownList extends BoardList {
  count: number;
  cards: Tile[];
}

/** Where a card is put: before another one of a list, or behind all that are shown of it. */
export interface Place {
  list: string;
  before: string | null;
}
export interface Move extends Place {
  card: string;
}

/** What the server is told of a place: which neighbour it is beside. Behind the last that is shown others may stand that are not. */
export function neighbourOf(
  { cards }: Pick<ShownList, 'cards'>,
  { card, before }: Pick<Move, 'card' | 'before'>,
): { before?: string; after?: string } {
  if (before !== null) return { before };
  const last = cards.findLast(({ id }) => id !== card);
  return last === undefined ? {} : { after: last.id };
}

/** A card that is shown, by its id. */
export const cardIn = (lists: readonly Pick<ShownList, 'cards'>[], card: string): Tile | undefined =>
  lists.flatMap(({ cards }) => cards).find(({ id }) => id === card);

/** The lists as they are once cards were moved. A card or a list that is not there any more moves nothing. */
export const movedIn = (lists: readonly ShownList[], moves: readonly Move[]): readonly ShownList[] =>
  moves.reduce(withMove, lists);

function withMove(lists: readonly ShownList[], { card, list, before }: Move): readonly ShownList[] {
  const moved = cardIn(lists, card);
  if (moved === undefined || lists.every(({ id }) => id !== list)) return lists;
  return lists.map((one) => {
    const without = one.cards.filter(({ id }) => id !== card);
    const count = one.count - (one.cards.length - without.length);
    if (one.id !== list) return without.length === one.cards.length ? one : { ...one, count, cards: without };
    const at = before === null ? -1 : without.findIndex(({ id }) => id === before);
    const cards = without.toSpliced(at < 0 ? without.length : at, 0, { ...moved, list_id: list });
    return { ...one, count: count + 1, cards };
  });
}

/** Where a card stands: its list, and before which other. */
export function placeOf(lists: readonly ShownList[], card: string): (Place & { at: number }) | undefined {
  for (const { id, cards } of lists) {
    const at = cards.findIndex((one) => one.id === card);
    if (at >= 0) return { list: id, at, before: cards[at + 1]?.id ?? null };
  }
  return undefined;
}

/** The place at a position of a list, as one counts without the card itself. */
export function placeAt(
  lists: readonly ShownList[],
  card: string,
  { list, at }: { list: string; at: number },
): Place {
  const others = lists.find(({ id }) => id === list)?.cards.filter(({ id }) => id !== card) ?? [];
  return { list, before: others[Math.max(0, at)]?.id ?? null };
}

/** Where an arrow takes a card that is held: within its list, or to the list beside it, which way that lies being seen by the eye. */
export function stepped(
  lists: readonly ShownList[],
  card: string,
  key: string,
  isMirrored: boolean,
): Place | undefined {
  const from = placeOf(lists, card);
  if (from === undefined) return undefined;
  const across = { ArrowLeft: isMirrored ? 1 : -1, ArrowRight: isMirrored ? -1 : 1 }[key];
  if (across !== undefined) {
    const list = lists[lists.findIndex(({ id }) => id === from.list) + across];
    return list && placeAt(lists, card, { list: list.id, at: from.at });
  }
  const along = { ArrowUp: -1, ArrowDown: 1 }[key];
  const length = lists.find(({ id }) => id === from.list)?.cards.length ?? 0;
  if (along === undefined || from.at + along < 0 || from.at + along >= length) return undefined;
  return placeAt(lists, card, { list: from.list, at: from.at + along });
}

/** Lists in the order they have once one of them was put before another, or at the end. */
export function reordered<List extends { id: string }>(
  lists: readonly List[],
  moved: { id: string; before: string | null } | undefined,
): readonly List[] {
  const list = lists.find(({ id }) => id === moved?.id);
  if (moved === undefined || list === undefined) return lists;
  const others = lists.filter(({ id }) => id !== list.id);
  const at = others.findIndex(({ id }) => id === moved.before);
  return others.toSpliced(at < 0 ? others.length : at, 0, list);
}
