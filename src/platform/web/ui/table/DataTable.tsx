import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import type { ScreenMemory } from '#platform/web/screen/screen-memory.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { movedColumn, pinTurned, rowHeights, type Column, type Sort, type TableLayout } from './column.ts';
import { usePinnedCells } from './rows/pinned-cells.hooks.ts';
import { PagingBar, type Paging } from './PagingBar.tsx';
import { RowCards } from './RowCards.tsx';
import { TableHead } from './TableHead.tsx';
import { useTableKeyHelp } from './table-key-help.hooks.ts';
import { checkWidth } from './TableRow.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useColumns, type ShownColumn } from './columns.hooks.ts';
import type { RowAct } from './rows/row-acts.hooks.ts';
import { useRowSelection } from './rows/row-selection.hooks.ts';
import { useTableLayout } from './table-layout.hooks.ts';
import './table-check.css';
import './table.css';
import './rows/even-rows.css';
import './rows/row-shade.css';

/** What `useRead` answers, as far as a list needs it. */
interface ListRead {
  isPending: boolean;
  isFetching: boolean;
  error: Failure | null;
  refetch: () => unknown;
}

interface DataTableProps<Row> {
  /** What the list is, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** How a row is called when it is chosen: its reference. */
  rowName: (row: Row) => string;
  read: ListRead;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  paging?: Paging | undefined;
  selected?: ReadonlySet<string>;
  onSelect?: (ids: Set<string>) => void;
  /** The row shown in the side panel. */
  currentId?: string | undefined;
  /** A click, J/K or an arrow brought a row to the fore. */
  onPeek?: (row: Row) => void;
  /** Enter or a double click: the whole page. */
  onOpen?: (row: Row) => void;
  memory?: ScreenMemory | undefined;
  empty?: ReactNode;
  /** Filters, or the bulk bar in their place; the column menu stands at its end. */
  toolbar?: ReactNode;
  /** How high the rows are until somebody chooses. */
  density?: TableLayout['density'];
  /** Every value is one line: rows are all as high as one, and cut what is too long for its column without a clip for each cell. */
  isEven?: boolean;
  /** Letters that do something with the row at hand. */
  acts?: readonly RowAct<Row>[];
  /** What those letters are about, for the list of keys. */
  actsTitle?: string;
}

const noSelection: ReadonlySet<string> = new Set();

/** A register: paged, sorted and filtered by the server; arranged by the person. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowId, read, sort, onSort, paging, onSelect, onPeek, onOpen, memory } = props;
  const rows = useDrawnRows(props.rows, rowId);
  const { selected = noSelection, density = 'comfortable', isEven = false, acts = [] } = props;
  const { t } = useTranslation('web');
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { layout, change, reset } = useTableLayout(columns, memory, density);
  const shown = useColumns(columns, layout);
  const cells = useShownCells(columns, shown);
  const table = useRef<HTMLTableElement>(null);
  const ids = useMemo(() => (rows ?? []).map(rowId), [rows, rowId]);
  const choice = useRowSelection(ids, selected, onSelect ?? (() => undefined));
  const checkable = onSelect !== undefined;
  const check = checkable ? checkWidth : 0;
  const height = rowHeights[layout.density];
  useTableKeyHelp({
    opens: onOpen !== undefined,
    checkable,
    editable: columns.some(({ editor }) => editor !== undefined),
    when: !narrow,
  });
  const drawsAll = useDeferredValue(true, false);
  const { area, pinned, hasFiller } = useRoom(shown);
  usePinnedCells(area);

  /** What stands there where there are no rows to draw in columns. */
  const instead = () => {
    if (read.error !== null)
      return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
    if (rows === undefined) return <TableSkeleton columns={Math.min(shown.length, 6)} height={height} />;
    if (rows.length === 0) return props.empty ?? <EmptyState>{t('table.empty')}</EmptyState>;
    if (narrow)
      return <RowCards label={label} columns={columns} rows={rows} rowId={rowId} onOpen={onOpen ?? onPeek} />;
    return undefined;
  };

  useScrollUp(area, ids[0]);

  const settled = rows !== undefined && read.error === null;
  // To fade and come back costs a slow machine two pictures of the whole: an answer that comes at once is worth none.
  const isReading = useIsSlow(settled && read.isFetching && !read.isPending, 300);
  return (
    <div className={`table-frame is-${layout.density}${isEven ? ' is-even' : ''}`}>
      {(props.toolbar !== undefined || !narrow) && (
        <div className="table-tools">
          <div>{props.toolbar}</div>
          {!narrow && <ColumnMenu columns={columns} layout={layout} onChange={change} onReset={reset} />}
        </div>
      )}
      <div ref={area} className={isReading ? 'table-body is-reading' : 'table-body'}>
        <TableRows
          label={label}
          measures={measuresOf(shown, check, hasFiller)}
          table={table}
          instead={instead()}
          head={
            <TableHead
              shown={shown}
              choice={checkable ? choice : undefined}
              sort={sort}
              table={table}
              hasFiller={hasFiller}
              onSort={onSort}
              onWidth={(id, next) => change({ widths: { ...layout.widths, [id]: next } })}
              onMove={(id, by) => change(movedColumn(layout, id, by) ?? {})}
              onPin={(id) => id !== layout.order[0] && change(pinTurned(layout, id))}
            />
          }
          isBusy={read.isFetching || rows !== props.rows}
          rows={rows}
          ids={ids}
          rowId={rowId}
          rowName={props.rowName}
          columns={cells}
          pinned={pinned}
          hasFiller={hasFiller}
          fitting={Math.ceil(window.innerHeight / height)}
          selected={checkable ? selected : undefined}
          onToggle={choice.toggle}
          currentId={props.currentId}
          onPeek={onPeek}
          onOpen={onOpen}
          letters={acts}
          lettersTitle={props.actsTitle}
          hasKeys={!narrow}
        />
      </div>
      {paging && settled && (drawsAll ? <PagingBar {...paging} /> : <div className="table-paging-room" />)}
    </div>
  );
}

/** How wide the table and its columns are: lengths of CSS, so that dragging one draws no row anew. */
function measuresOf<Row>(
  shown: readonly ShownColumn<Row>[],
  check: number,
  hasFiller: boolean,
): CSSProperties {
  const tracks = shown.map(({ width, isFlexible }) =>
    isFlexible ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const total = shown.reduce((sum, { width }) => sum + width, check);
  return {
    width: total,
    '--total': `${total}px`,
    '--columns': [...(check > 0 ? [`${check}px`] : []), ...tracks, ...(hasFiller ? ['1fr'] : [])].join(' '),
  };
}

/** The columns that are shown: the same as long as they are the same ones, however wide. Rows are drawn anew for little else. */
function useShownCells<Row>(
  columns: readonly Column<Row>[],
  shown: readonly ShownColumn<Row>[],
): Column<Row>[] {
  const shownIds = shown.map(({ column }) => column.id).join(' ');
  return useMemo(
    () => shownIds.split(' ').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, shownIds],
  );
}

/** Other rows are read from the first one on: another page, order or filter. Coming back to a page that was left is none. */
function useScrollUp(area: RefObject<HTMLElement | null>, first: string | undefined): void {
  const seen = useRef(first);
  useLayoutEffect(() => {
    if (first === undefined || seen.current === first) return undefined;
    const hadRows = seen.current !== undefined;
    seen.current = first;
    // With the next picture: here, the browser would lay out the page before what is drawn with it is there.
    const frame = hadRows ? requestAnimationFrame(() => area.current?.scrollTo({ top: 0 })) : 0;
    return () => cancelAnimationFrame(frame);
  }, [area, first]);
}

/** The rows to draw: what changes in those that stand there at once, others in pieces that hold up neither the pointer nor a key. */
function useDrawnRows<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
): readonly Row[] | undefined {
  const later = useDeferredValue(rows);
  const isSame =
    later === undefined ||
    rows === undefined ||
    (rows.length === later.length && rows.every((row, at) => rowId(row) === rowId(later[at] as Row)));
  return isSame ? rows : later;
}

/** How the columns fit the room they have. */
function useRoom<Row>(shown: readonly ShownColumn<Row>[]) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    // Told before the picture that the new width is drawn in. A page that is kept out of sight has none.
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) current.style.setProperty('--room', `${width}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return {
    area,
    pinned: shown.filter(({ isPinned }) => isPinned).length,
    hasFiller: shown.every(({ isFlexible }) => !isFlexible),
  };
}
