import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { isApple } from '#platform/web/browser/is-apple.ts';
import { latinKey } from '#platform/web/browser/latin-key.ts';
import type { Sort } from './column.ts';
import { leastWidth, mostWidth, type ShownColumn } from './columns.hooks.ts';

/** What can be done with a column at its head. */
export interface HeaderActs {
  onSort: ((sort: Sort) => void) | undefined;
  onWidth: (column: string, width: number) => void;
  onMove: (column: string, by: 1 | -1) => void;
  onPin: (column: string) => void;
}

/** What a head does when it is used. */
export interface HeadActs extends HeaderActs {
  onFocus: (column: string) => void;
  /** To the column beside it. */
  onGo: (by: 1 | -1) => void;
}

interface HeaderCellProps<Row> extends ShownColumn<Row> {
  sorted: Sort['direction'] | undefined;
  isSortable: boolean;
  inTabOrder: boolean;
  /** The same object for all heads and every time: only one that changes is drawn anew. */
  acts: RefObject<HeadActs>;
}

const step = 16;
const outwards = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
const within = (width: number) => Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));

function Cell<Row>(props: HeaderCellProps<Row>) {
  const { column, width, isFlexible, isPinned, sorted, isSortable, inTabOrder, acts } = props;
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = isApple ? event.metaKey : event.ctrlKey;
    if (latinKey(event.nativeEvent) === 'p' && !isHeld && !event.altKey) {
      event.preventDefault();
      acts.current.onPin(column.id);
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const by = (event.key === 'ArrowRight') === (outwards() === 1) ? 1 : -1;
    if (!event.shiftKey) acts.current.onGo(by);
    else if (isHeld) acts.current.onMove(column.id, by);
    else acts.current.onWidth(column.id, within(widthOf(event) + by * step));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const edge: HTMLElement = event.currentTarget;
    const [from, start] = [event.clientX, widthOf(event)];
    const over = new AbortController();
    const { signal } = over;
    edge.setPointerCapture(event.pointerId);
    edge.addEventListener(
      'pointermove',
      ({ clientX }) => acts.current.onWidth(column.id, within(start + (clientX - from) * outwards())),
      { signal },
    );
    edge.addEventListener('lostpointercapture', () => over.abort(), { signal });
  };
  // Of a flexible column only the browser knows it.
  const widthOf = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    currentTarget.closest('th')?.offsetWidth ?? width;
  const focusable = {
    'data-head': column.id,
    tabIndex: inTabOrder ? 0 : -1,
    onFocus: () => acts.current.onFocus(column.id),
    onKeyDown,
  };
  return (
    <th
      scope="col"
      role="columnheader"
      className={[column.align === 'end' && 'at-end', isPinned && 'is-pinned'].filter(Boolean).join(' ')}
      aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
      style={isFlexible ? undefined : { width }}
    >
      {isSortable ? (
        <button
          type="button"
          className="table-sort"
          {...focusable}
          onClick={() =>
            acts.current.onSort?.({ by: column.id, direction: sorted === 'asc' ? 'desc' : 'asc' })
          }
        >
          <span>{column.label}</span>
          {sorted && <Arrow size={14} style={{ flex: 'none' }} aria-hidden />}
        </button>
      ) : (
        <div className="table-label" {...focusable}>
          {column.label}
        </div>
      )}
      <div className="table-edge" aria-hidden onPointerDown={drag} />
    </th>
  );
}

/** A column's head: sorts on a click or Enter; the arrow keys go on to the next, with Shift they make it wider, with Ctrl and
 *  Shift they move it; P makes it stay. */
export const HeaderCell = memo(Cell) as typeof Cell;
