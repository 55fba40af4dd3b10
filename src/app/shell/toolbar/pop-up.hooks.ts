import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { focusFirst } from '#app/shell/navigation/horizontal-keys.ts';

const hoverDelay = 150;

interface PopUp {
  /** The entry with what opens from it, and what opens. */
  place: RefObject<HTMLLIElement | null>;
  list: RefObject<HTMLUListElement | null>;
  isNested: boolean;
  isRtl: boolean;
}

/** What opens from an entry of the horizontal navigation: while the pointer rests on it, by its button, and by keys. */
export function usePopUp({ place, list, isNested, isRtl }: PopUp) {
  const [open, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();

  const become = (next: boolean) => {
    clearTimeout(waiting.current);
    setOpen(next);
  };
  const becomeLater = (next: boolean) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(next), hoverDelay);
  };
  const closeToButton = () => {
    become(false);
    place.current?.querySelector<HTMLElement>('[data-entry]')?.focus();
  };

  // Arrived: the way there is done.
  useEffect(() => () => clearTimeout(waiting.current), []);
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }

  // At the window's end it opens towards the other side.
  useLayoutEffect(() => {
    if (!open || list.current === null) return;
    const { left, right } = list.current.getBoundingClientRect();
    list.current.toggleAttribute('data-flipped', isRtl ? left < 0 : right > innerWidth);
  }, [open, isRtl, list]);

  // Escape closes what opened last, wherever the focus is: under a resting pointer it may be elsewhere.
  useEffect(() => {
    if (!open) return;
    const escape = (event: globalThis.KeyboardEvent) => {
      const deeper = list.current?.querySelector('[aria-expanded=true]') ?? null;
      if (event.key !== 'Escape' || deeper !== null) return;
      clearTimeout(waiting.current);
      setOpen(false);
      if (place.current?.contains(document.activeElement))
        place.current.querySelector<HTMLElement>('[data-entry]')?.focus();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open, place, list]);

  const [inwards, outwards] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return {
    open,
    placeProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') becomeLater(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') becomeLater(false);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) become(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        // Back out of this list, but not out of those below it.
        const isHere = event.target instanceof Element && event.target.closest('ul') === list.current;
        if (!open || !isHere || event.key !== outwards) return;
        event.preventDefault();
        event.stopPropagation();
        closeToButton();
      },
    },
    buttonProps: {
      'aria-expanded': open,
      'aria-haspopup': 'true' as const,
      onClick: ({ nativeEvent }: MouseEvent) => {
        // A mouse that rests here has opened it, or is about to.
        const byMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse';
        become(byMouse || !open);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== (isNested ? inwards : 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        flushSync(() => become(true));
        focusFirst(list.current);
      },
    },
  };
}
