import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Tile } from '#features/board/card/card.contract.ts';
import { movedIn, placeOf, stepped, type Move, type Place, type ShownList } from './arrangement.rules.ts';
import { cardsIn, isMirrored, listsIn } from './drop-place.ts';

interface Holding {
  /** Where the keyboard has carried a card: shown there, and told nobody yet. */
  held: Move | undefined;
  onKey: (event: KeyboardEvent<HTMLElement>, card: Tile) => void;
  letGo: () => void;
  /** Brings the focus back to a card, wherever it is drawn next. */
  follow: (card: string) => void;
}

interface HoldingOptions {
  /** The lists without what is held. */
  lists: readonly ShownList[];
  mayWork: boolean;
  /** In which lane a card stands: it is carried within that. */
  laneOf: (card: Tile) => string | undefined;
  announce: (text: string) => void;
  onDrop: (card: Tile, to: Place) => void;
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const openerOf = (card: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"] .tile-open`);

/** Moves cards by the keyboard: Space takes one, arrows carry it, Space puts it down and Escape back. Without one in the hand the arrows
 *  lead from card to card. */
export function useHeld({ lists, mayWork, laneOf, announce, onDrop }: HoldingOptions): Holding {
  const { t } = useTranslation('board-page');
  const [held, hold] = useState<Move>();
  const followed = useRef<string>(undefined);
  // A card that goes to another list is drawn anew there: the focus goes along, unless somebody took it elsewhere.
  useLayoutEffect(() => {
    if (followed.current === undefined) return;
    const card = openerOf(followed.current);
    if (document.activeElement === document.body) card?.focus();
    else if (document.activeElement !== card) followed.current = undefined;
  });
  // What is carried stays in sight; it has the focus already, so that brings it there no more.
  useLayoutEffect(() => {
    if (held !== undefined) openerOf(held.card)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [held]);
  const follow = (card: string | undefined) => {
    followed.current = card;
  };
  const shown = held === undefined ? lists : movedIn(lists, [held]);
  const inLaneOf = (card: Tile, all: readonly ShownList[]) => {
    const lane = laneOf(card);
    return all.map((list) => ({ ...list, cards: list.cards.filter((one) => laneOf(one) === lane) }));
  };
  const words = (card: Tile) => {
    const near = inLaneOf(card, shown);
    const place = placeOf(near, card.id);
    const list = near.find(({ id }) => id === place?.list);
    return {
      title: card.title,
      list: list?.name ?? '',
      at: (place?.at ?? 0) + 1,
      of: list?.cards.length ?? 0,
    };
  };
  const letGo = (card?: Tile) => {
    if (held === undefined) return;
    hold(undefined);
    follow(card?.id);
    if (card !== undefined) announce(t('move.back', { title: card.title }));
  };
  const carry = (card: Tile, key: string) => {
    const to = stepped(inLaneOf(card, shown), card.id, key, isMirrored());
    if (to === undefined) return;
    const next = { ...to, card: card.id };
    hold(next);
    follow(card.id);
    const after = inLaneOf(card, movedIn(lists, [next]));
    const place = placeOf(after, card.id);
    const list = after.find(({ id }) => id === to.list);
    announce(t('move.over', { list: list?.name, at: (place?.at ?? 0) + 1, of: list?.cards.length ?? 0 }));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, card: Tile) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    const isHeld = held?.card === card.id;
    if (key === ' ' && mayWork) {
      event.preventDefault();
      if (!isHeld) {
        const place = placeOf(lists, card.id);
        if (place === undefined) return;
        hold({ card: card.id, list: place.list, before: place.before });
        follow(card.id);
        announce(t('move.taken', words(card)));
        return;
      }
      hold(undefined);
      announce(t('move.dropped', words(card)));
      onDrop(card, held);
      return;
    }
    if (key === 'Escape' && isHeld) {
      event.preventDefault();
      event.stopPropagation();
      letGo(card);
      return;
    }
    // Whoever goes on without putting it down has not moved it.
    if (key === 'Tab' && isHeld) letGo();
    if (!arrows.includes(key)) return;
    event.preventDefault();
    if (isHeld) carry(card, key);
    else {
      follow(undefined);
      neighbourOf(event.currentTarget, key)?.focus();
    }
  };
  return { held, onKey, letGo, follow };
}

/** The card that an arrow leads to: in its list, or at the same height of the next list that has any. */
function neighbourOf(card: HTMLElement, key: string): HTMLElement | null {
  const list = card.closest<HTMLElement>('[data-list]');
  const board = card.closest('.board-lists');
  if (list === null || board === null) return null;
  const opening = (tile: HTMLElement | undefined) => tile?.querySelector<HTMLElement>('.tile-open') ?? null;
  const cards = cardsIn(list);
  const at = cards.findIndex((one) => one.contains(card));
  if (key === 'ArrowUp' || key === 'ArrowDown') return opening(cards[at + (key === 'ArrowUp' ? -1 : 1)]);
  const isForward = (key === 'ArrowRight') !== isMirrored();
  const lists = listsIn(board);
  const from = lists.indexOf(list);
  const others = isForward ? lists.slice(from + 1) : lists.slice(0, from).toReversed();
  const next = others.map(cardsIn).find(({ length }) => length > 0);
  return opening(next?.[Math.min(at, next.length - 1)]);
}
