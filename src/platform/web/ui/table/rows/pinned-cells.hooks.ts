import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Rows that are moved with one picture once the scrolling has ended. */
const rowsAtOnce = 8;
/** Milliseconds without scrolling after which it has ended. */
const pause = 100;

/** Keeps the pinned columns of a list in sight while the rest is scrolled aside. Head and rows stick as two wholes (`table.css`); both are
 *  moved here, and what is pinned in them is moved back. By the styles of those cells alone: a property that rows hand on to them had
 *  every cell styled anew. Rows in sight are moved with each picture, the others when the scrolling has ended. */
export function usePinnedCells(area: RefObject<HTMLElement | null>): void {
  const aside = useRef(0);
  // Other columns may be pinned now.
  useLayoutEffect(() => {
    if (aside.current !== 0) for (const row of rowsOf(area.current)) place(row, aside.current);
  });
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    let timer = 0;
    let frame = 0;
    const added = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLTableRowElement) place(node, aside.current);
    });
    const watch = () => {
      added.disconnect();
      if (aside.current !== 0) added.observe(current, { childList: true, subtree: true });
    };
    const placeOthers = () => {
      const others = rowsOf(current).filter((row) => !isPlaced(row, aside.current));
      for (const row of others.slice(0, rowsAtOnce)) place(row, aside.current);
      if (others.length > rowsAtOnce) frame = requestAnimationFrame(placeOthers);
    };
    const onScroll = () => {
      const { scrollLeft, scrollTop, clientHeight } = current;
      if (aside.current === 0 && scrollLeft === 0) return;
      const wasAside = aside.current !== 0;
      aside.current = scrollLeft;
      if (wasAside !== (scrollLeft !== 0)) watch();
      const table = tableIn(current);
      if (table === null) return;
      // Asked before anything is moved: after it, the answer would have the page styled in the middle of this.
      const inSight = rowsInSight(table, scrollTop, clientHeight);
      for (const part of [table.tHead, ...table.tBodies])
        if (part !== null) part.style.translate = moved(-scrollLeft);
      for (const row of [...(table.tHead?.rows ?? []), ...inSight]) place(row, scrollLeft);
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      timer = window.setTimeout(placeOthers, pause);
    };

    // The browser tells of scrolling with the next picture, which may come between the press and the release of a button: what was
    // pressed would move away, and the click be nobody's. Before it is pressed, the pointer comes there.
    const catchUp = () => {
      if (current.scrollLeft !== aside.current) onScroll();
    };

    // A page that was kept out of sight comes back.
    if (aside.current !== 0) onScroll();
    watch();
    const over = new AbortController();
    const { signal } = over;
    current.addEventListener('scroll', onScroll, { passive: true, signal });
    current.addEventListener('pointermove', catchUp, { passive: true, signal });
    return () => {
      over.abort();
      added.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [area]);
}

const moved = (by: number) => (by === 0 ? '' : `${by}px`);
const tableIn = (area: HTMLElement) => area.querySelector<HTMLTableElement>('.data-table');
const rowsOf = (area: HTMLElement | null) => [...((area && tableIn(area)?.rows) ?? [])];
const isPlaced = ({ cells: [first] }: HTMLTableRowElement, aside: number) =>
  first === undefined || first.style.translate === moved(aside);

/** The pinned columns are the first ones; one that is not any more goes where it belongs. */
function place({ cells }: HTMLTableRowElement, aside: number): void {
  for (const cell of cells) {
    if (cell.classList.contains('is-pinned')) cell.style.translate = moved(aside);
    else if (cell.style.translate === '') return;
    else cell.style.translate = '';
  }
}

/** Found by halves: each row's place is a question to the page. */
function rowsInSight({ tBodies }: HTMLTableElement, top: number, height: number): HTMLTableRowElement[] {
  const rows = [...(tBodies[0]?.rows ?? [])];
  const firstFrom = (place: number) => {
    let [from, to] = [0, rows.length];
    while (from < to) {
      const half = (from + to) >> 1;
      const { offsetTop = 0, offsetHeight = 0 } = rows[half] ?? {};
      if (offsetTop + offsetHeight <= place) from = half + 1;
      else to = half;
    }
    return from;
  };
  return rows.slice(firstFrom(top), firstFrom(top + height) + 1);
}
