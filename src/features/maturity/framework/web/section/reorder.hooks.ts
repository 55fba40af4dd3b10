import { useEffect, useRef, useState, type RefObject } from 'react';

/** A row under way: where it was taken up and where it would be put down. */
interface Dragged {
  from: number;
  to: number;
}

export interface Reorder {
  dragged: Dragged | undefined;
  onTake(at: number): void;
  onDrag(y: number): void;
  onDrop(): void;
  onLeave(): void;
  /** Moves a row by one, up or down. */
  onStep(at: number, delta: 1 | -1): void;
}

/** Lets the rows of one list be put into another order. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onMove: (from: number, to: number) => void,
): Reorder {
  const [dragged, setDragged] = useState<Dragged>();
  const toFocus = useRef<string | undefined>(undefined);

  // A row that moves among its siblings loses the focus in some browsers: whoever moves it goes on moving it.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const handle = list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(toFocus.current)}"]`);
    toFocus.current = undefined;
    handle?.focus();
  });
  // Escape puts it back where it was.
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setDragged(undefined);
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [dragged]);

  const rowAt = (y: number): number => {
    const rows = [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])];
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height;
    });
    return below === -1 ? rows.length - 1 : below;
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= keys.length || from === to) return;
    toFocus.current = keys[from];
    onMove(from, to);
  };
  return {
    dragged,
    onTake: (at) => setDragged({ from: at, to: at }),
    onDrag(y) {
      if (dragged === undefined) return;
      const to = rowAt(y);
      if (to === dragged.to) return;
      list.current?.querySelectorAll(':scope > [data-row]')[to]?.scrollIntoView({ block: 'nearest' });
      setDragged({ ...dragged, to });
    },
    onDrop() {
      if (dragged !== undefined) move(dragged.from, dragged.to);
      setDragged(undefined);
    },
    onLeave: () => setDragged(undefined),
    onStep: (at, delta) => move(at, at + delta),
  };
}

/** How a row is drawn while rows move: the one that moves, and the one it would be put before or after. */
export function rowState(dragged: Dragged | undefined, at: number): 'self' | 'before' | 'after' | undefined {
  if (dragged === undefined) return undefined;
  if (dragged.from === at) return 'self';
  if (dragged.to !== at) return undefined;
  return dragged.to < dragged.from ? 'before' : 'after';
}
