import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import type { ScreenMemory } from '#platform/web/screen/screen-memory.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { rowHeights, type Column, type Sort } from './column.ts';
import { PagingBar, type Paging } from './PagingBar.tsx';
import { RowCards } from './RowCards.tsx';
import { TableHead } from './TableHead.tsx';
import { useTableKeyHelp } from './table-key-help.hooks.ts';
import { checkWidth, TableRow, type RowActs } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useColumns } from './columns.hooks.ts';
import { useRowKeys } from './row-keys.hooks.ts';
import { useRowSelection } from './row-selection.hooks.ts';
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
}

const noSelection: ReadonlySet<string> = new Set();

/** A register: paged, sorted and filtered by the server; arranged by the person. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    read,
    sort,
    onSort,
    paging,
    selected = noSelection,
    onSelect,
    onPeek,
    onOpen,
    memory,
    empty,
    toolbar,
  } = props;
  const { t } = useTranslation('web');
  const { direction } = useLanguage();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { layout, change, reset } = useTableLayout(columns, memory);
  const shown = useColumns(columns, layout, direction, (widths) => change({ widths }));
  const table = useRef<HTMLTableElement>(null);
  const ids = useMemo(() => (rows ?? []).map(rowId), [rows, rowId]);
  const choice = useRowSelection(ids, selected, onSelect ?? (() => undefined));
  const find = (id: string, then: ((row: Row) => void) | undefined) => {
    const row = rows?.find((one) => rowId(one) === id);
    if (row !== undefined) then?.(row);
  };
  const keys = useRowKeys({
    ids,
    table,
    onOpen: (id) => find(id, onOpen),
    onCurrent: (id) => find(id, onPeek),
    onToggle: onSelect && choice.toggle,
  });

  const checkable = onSelect !== undefined;
  useTableKeyHelp({ opens: onOpen !== undefined, checkable, when: !narrow });
  const width = shown.reduce((sum, one) => sum + one.width, checkable ? checkWidth : 0);
  const height = rowHeights[layout.density];
  // The same as long as the same columns are shown, however wide: rows are drawn anew for little else.
  const shownIds = shown.map(({ column }) => column.id).join(' ');
  const cells = useMemo(
    () => shownIds.split(' ').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, shownIds],
  );
  const now: RowActs<Row> = { toggle: choice.toggle, focus: keys.setFocused, peek: onPeek, open: onOpen };
  const acts = useRef(now);
  useLayoutEffect(() => {
    acts.current = now;
  });
  // What fits on the screen is painted first; the rows below it and the ways to other pages follow at once.
  const drawsAll = useDeferredValue(true, false);
  const first = drawsAll ? undefined : Math.ceil(window.innerHeight / height);
  const settled = rows !== undefined && read.error === null;

  const body = () => {
    if (read.error !== null)
      return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
    if (rows === undefined) return <TableSkeleton columns={Math.min(shown.length, 6)} height={height} />;
    if (rows.length === 0) return empty ?? <EmptyState>{t('table.empty')}</EmptyState>;
    if (narrow)
      return <RowCards label={label} columns={columns} rows={rows} rowId={rowId} onOpen={onOpen ?? onPeek} />;
    return (
      <table
        ref={table}
        className={`data-table${checkable ? ' can-choose' : ''}${onPeek ? ' can-peek' : ''}`}
        aria-label={label}
        aria-busy={read.isFetching}
        onKeyDown={keys.onKeyDown}
        style={{ width, '--check-width': `${checkWidth}px` } as CSSProperties}
      >
        <TableHead
          shown={shown}
          choice={checkable ? choice : undefined}
          sort={sort}
          onSort={onSort}
          onWidth={(id, next) => change({ widths: { ...layout.widths, [id]: next } })}
        />
        <tbody>
          {rows.slice(0, first).map((row) => {
            const id = rowId(row);
            return (
              <TableRow
                key={id}
                id={id}
                name={props.rowName(row)}
                row={row}
                columns={cells}
                height={height}
                inTabOrder={id === keys.current}
                isCurrent={id === props.currentId}
                chosen={checkable ? selected.has(id) : undefined}
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
    <div className="table-frame">
      <div className="table-tools">
        <div>{toolbar}</div>
        {!narrow && <ColumnMenu columns={columns} layout={layout} onChange={change} onReset={reset} />}
      </div>
      <div className={isReading ? 'table-body is-reading' : 'table-body'}>{body()}</div>
      {paging && settled && (drawsAll ? <PagingBar {...paging} /> : <div className="table-paging-room" />)}
    </div>
  );
}
