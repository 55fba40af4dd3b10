import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { followingRows, shownOf, type FollowingRows, type ShownRow } from './following-rows.rules.ts';

const leastStep = 2;
/** Milliseconds from one picture to the next: one that comes this soon leaves room for more rows, one that comes late had too many. */
const [soon, late] = [20, 36] as const;

interface Rolling<Row> extends FollowingRows<Row> {
  /** As they came. */
  given: readonly Row[] | undefined;
}

/** The rows of a table: what fits on the screen is painted first, and new ones are taking the place of those before a few at a time, as many as a frame holds on this machine: so
 *  that another page or filter stops neither scrolling nor typing. `first` are drawn at once where there was nothing before. */
export function useRollingRows<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  first: number,
): { shown: readonly ShownRow<Row>[]; isWhole: boolean } {
  const [rolling, roll] = useState<Rolling<Row>>(() => ({
    given: rows,
    ...followingRows(rows ?? [], [], rowId),
    drawn: first,
  }));
  let now = rolling;
  if (rows !== undefined && rolling.given !== rows) {
    const idsBefore = rolling.rows.map(rowId);
    const isSame =
      rows.length === rolling.rows.length && rows.every((row, at) => rowId(row) === idsBefore[at]);
    const before = shownOf(rolling);
    now = isSame
      ? // Another search may find what stands there: none of it is drawn anew but what differs.
        { ...rolling, given: rows, rows: replaceEqualDeep(rolling.rows, rows) }
      : {
          given: rows,
          ...followingRows(rows, before, rowId),
          drawn: before.length === 0 ? first : leastStep,
        };
    roll(now);
  }
  const step = useRef(leastStep);
  const most = useRef(Infinity);
  const last = useRef<number>(undefined);
  const isWhole = now.drawn >= now.rows.length;
  useEffect(() => {
    if (isWhole) {
      step.current = leastStep;
      most.current = Infinity;
      last.current = undefined;
      return undefined;
    }
    const frame = requestAnimationFrame((moment) => {
      // What was drawn in between is laid out and painted by now.
      const took = last.current === undefined ? late : moment - last.current;
      last.current = moment;
      // As many as were too many once are not tried again.
      if (took > late) most.current = Math.max(leastStep, step.current >> 1);
      step.current = Math.min(most.current, took < soon ? step.current * 2 : step.current);
      const drawn = now.drawn + step.current;
      // Other rows may have come since.
      startTransition(() => roll((one) => (one.rows === now.rows ? { ...one, drawn } : one)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isWhole, now]);
  return { shown: shownOf(now), isWhole };
}
