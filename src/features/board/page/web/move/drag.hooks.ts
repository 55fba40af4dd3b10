import { useRef, useState, type PointerEvent } from 'react';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';
import { cardPlaceAt, listPlaceAt, type DropPlace } from './drop-place.ts';
import { followPointer } from './follow-pointer.ts';

/** What is dragged, and where it would be put now. */
export type Dragged =
  | { kind: 'card'; id: string; height: number; over: DropPlace | undefined }
  | { kind: 'list'; id: string; before: string | null | undefined };

export interface Dragging {
  dragged: Dragged | undefined;
  takeCard: (event: PointerEvent<HTMLElement>, card: string) => void;
  takeList: (event: PointerEvent<HTMLElement>, list: string) => void;
}

interface Drops {
  onCard: (card: string, to: DropPlace) => void;
  onList: (list: string, before: string | null) => void;
}

const isSame = (one: DropPlace | undefined, other: DropPlace | undefined): boolean =>
  one?.list === other?.list && one?.before === other?.before && one?.lane === other?.lane;

/** Lets cards and lists be dragged by a pointer of any kind. What is drawn anew while one is under way is where it would be put. */
export function useDrag(drops: Drops): Dragging {
  const [dragged, drag] = useState<Dragged>();
  const now = useRef<Dragged>(undefined);
  const latest = useLatest(drops);
  const become = (next: Dragged | undefined) => {
    now.current = next;
    drag(next);
  };
  const leave = () => become(undefined);
  return {
    dragged,
    takeCard(event, id) {
      const tile = event.currentTarget.closest<HTMLElement>('[data-card]');
      if (event.button !== 0 || tile === null) return;
      followPointer(event, tile, {
        begin: () => become({ kind: 'card', id, height: tile.offsetHeight, over: undefined }),
        over(x, y) {
          const { current } = now;
          const over = cardPlaceAt(x, y, id);
          if (current?.kind !== 'card' || over === undefined || isSame(current.over, over)) return;
          become({ ...current, over });
        },
        drop() {
          const { current } = now;
          leave();
          if (current?.kind === 'card' && current.over !== undefined) latest.current.onCard(id, current.over);
        },
        leave,
      });
    },
    takeList(event, id) {
      const list = event.currentTarget.closest<HTMLElement>('[data-list]');
      const lists = list?.parentElement;
      const isControl =
        event.target instanceof Element && event.target.closest('form, .icon-action') !== null;
      if (event.button !== 0 || list === null || !lists || isControl) return;
      followPointer(event, list, {
        begin: () => become({ kind: 'list', id, before: undefined }),
        over(x) {
          const { current } = now;
          const before = listPlaceAt(lists, x, id);
          if (current?.kind === 'list' && current.before !== before) become({ ...current, before });
        },
        drop() {
          const { current } = now;
          leave();
          if (current?.kind === 'list' && current.before !== undefined)
            latest.current.onList(id, current.before);
        },
        leave,
      });
    },
  };
}
