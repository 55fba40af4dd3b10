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
import { useSize } from '#platform/web/browser/size.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import type { ScreenMemory } from '#platform/web/screen/screen-memory.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { movedColumn, pinTurned, rowHeights, type Column, type Sort, type TableLayout } from './column.ts';
import { PagingBar, type Paging } from './PagingBar.tsx';
import { RowCards } from './RowCards.tsx';
import { TableHead } from './TableHead.tsx';
import { useTableKeyHelp } from './table-key-help.hooks.ts';
import { checkWidth, TableRow, type RowActs } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useColumns, type ShownColumn } from './columns.hooks.ts';
import { useRowActs, type RowAct } from './rows/row-acts.hooks.ts';
import { useRowEdit } from './rows/row-edit.hooks.ts';
import { useRollingRows } from './rows/rolling-rows.hooks.ts';
import { useRowKeys } from './rows/row-keys.hooks.ts';
import { useRowSelection } from './rows/row-selection.hooks.ts';
import { useTableLayout } from './table-layout.hooks.ts';
import './table.css';

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
  /** Letters that do something with the row at hand. */
  acts?: readonly RowAct<Row>[];
  /** What those letters are about, for the list of keys. */
  actsTitle?: string;
}

const noSelection: ReadonlySet<string> = new Set();

/** A register: paged, sorted and filtered by the server; arranged by the person. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, read, sort, onSort, paging, onSelect, onPeek, onOpen, memory } = props;
  const { selected = noSelection, density = 'comfortable', acts: letters = [], currentId } = props;
  const { t } = useTranslation('web');
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { layout, change, reset } = useTableLayout(columns, memory, density);
  const shown = useColumns(columns, layout);
  const table = useRef<HTMLTableElement>(null);
  const ids = useMemo(() => (rows ?? []).map(rowId), [rows, rowId]);
  const choice = useRowSelection(ids, selected, onSelect ?? (() => undefined));
  const find = (id: string | undefined, then: ((row: Row) => void) | undefined) => {
    const row = id === undefined ? undefined : rows?.find((one) => rowId(one) === id);
    if (row !== undefined) then?.(row);
  };
  const keys = useRowKeys({
    ids,
    table,
    peeked: currentId,
    when: !narrow,
    onOpen: (id) => find(id, onOpen),
    onCurrent: (id) => find(id, onPeek),
    onToggle: onSelect && choice.toggle,
  });

  const checkable = onSelect !== undefined;
  const height = rowHeights[layout.density];
  const cells = useShownCells(columns, shown);
  const editing = useRowEdit({ rows, rowId, columns: cells, table });
  useRowActs({
    title: props.actsTitle,
    letters,
    when: !narrow,
    run: (act) => find(keys.current, (row) => act(row, (column) => editing.begin(rowId(row), column))),
  });
  useTableKeyHelp({
    opens: onOpen !== undefined,
    checkable,
    editable: columns.some(({ editor }) => editor !== undefined),
    when: !narrow,
  });
  const now: RowActs<Row> = {
    toggle: choice.toggle,
    focus: keys.setFocused,
    peek: onPeek,
    open: onOpen,
    edit: editing.begin,
    endEdit: (row, column, onTo) => editing.end({ row, column }, onTo),
  };
  const acts = useLatest(now);
  const drawsAll = useDeferredValue(true, false);
  const rolling = useRollingRows(rows, rowId, Math.ceil(window.innerHeight / height));
  const settled = rows !== undefined && read.error === null;
  const { area, overflows, pinned, hasFiller } = useRoom(shown, checkable ? checkWidth : 0);

  const body = () => {
    if (read.error !== null)
      return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
    if (rows === undefined) return <TableSkeleton columns={Math.min(shown.length, 6)} height={height} />;
    if (rows.length === 0) return props.empty ?? <EmptyState>{t('table.empty')}</EmptyState>;
    if (narrow)
      return <RowCards label={label} columns={columns} rows={rows} rowId={rowId} onOpen={onOpen ?? onPeek} />;
    return (
      <table
        ref={table}
        className={`data-table${onPeek ? ' can-peek' : ''}`}
        aria-label={label}
        aria-busy={read.isFetching || !rolling.isWhole}
        style={measuresOf(shown, checkable ? checkWidth : 0)}
      >
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
        <tbody>
          {rolling.shown.map((row, at) => {
            const id = rowId(row);
            return (
              <TableRow
                key={at}
                id={id}
                name={props.rowName(row)}
                row={row}
                columns={cells}
                pinned={pinned}
                height={height}
                inTabOrder={id === keys.inTabOrder}
                isCurrent={id === currentId}
                chosen={checkable ? selected.has(id) : undefined}
                edited={editing.edited?.row === id ? editing.edited.column : undefined}
                hasFiller={hasFiller}
                acts={acts}
              />
            );
          })}
        </tbody>
      </table>
    );
  };

  const isReading = settled && read.isFetching && !read.isPending;
  return (
    <div className={`table-frame is-${layout.density}${overflows ? ' overflows' : ''}`}>
      <div className="table-tools">
        <div>{props.toolbar}</div>
        {!narrow && <ColumnMenu columns={columns} layout={layout} onChange={change} onReset={reset} />}
      </div>
      <div ref={area} className={isReading ? 'table-body is-reading' : 'table-body'}>
        {body()}
      </div>
      {paging && settled && (drawsAll ? <PagingBar {...paging} /> : <div className="table-paging-room" />)}
    </div>
  );
}

/** How wide the table is, and where each column stays that does: lengths of CSS, so that dragging one draws no row anew. */
function measuresOf<Row>(shown: readonly ShownColumn<Row>[], check: number): CSSProperties {
  const sum = shown.reduce((total, { width }) => total + width, check);
  const flexible = shown.find(({ isFlexible }) => isFlexible)?.width ?? 0;
  return {
    width: sum,
    '--fixed-width': `${sum - flexible}px`,
    '--flexible-least': `${flexible}px`,
    ...Object.fromEntries(
      shown.flatMap(({ pinnedAt }, at) =>
        pinnedAt === undefined ? [] : [[`--pin-${at}`, `calc(${check}px + ${pinnedAt})`]],
      ),
    ),
  } as CSSProperties;
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

function useLatest<Value>(now: Value): RefObject<Value> {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return latest;
}

/** How the columns fit the room they have. */
function useRoom<Row>(shown: readonly ShownColumn<Row>[], check: number) {
  const area = useRef<HTMLDivElement>(null);
  const least = shown.reduce((sum, { width }) => sum + width, check);
  return {
    area,
    // Where nothing scrolls sideways nothing has to stay: cells that stick cost every frame of scrolling.
    overflows: useSize(area).width < least,
    pinned: shown.filter(({ pinnedAt }) => pinnedAt !== undefined).length,
    hasFiller: shown.every(({ isFlexible }) => !isFlexible),
  };
}
