import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../call-failed.ts';
import type { ScreenMemory } from '../../screen-memory.ts';
import { usePageKeys } from '../../page-keys.ts';
import { useLanguage } from '../../use-language.ts';
import { EmptyState } from '../EmptyState.tsx';
import { FailureNotice } from '../FailureNotice.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { rowHeights, type Column, type Sort } from './column.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { PagingBar, type Paging } from './PagingBar.tsx';
import { RowCards } from './RowCards.tsx';
import { checkWidth, TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useColumns } from './table-model.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableLayout } from './use-table-layout.ts';

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
  usePageKeys(
    t('keys.list'),
    [
      { keys: ['J', 'K', '↓', '↑'], says: t('keys.row') },
      { keys: ['Home', 'End'], says: t('keys.ends') },
      ...(onOpen ? [{ keys: ['Enter'], says: t('keys.open') }] : []),
      ...(checkable
        ? [
            { keys: ['X', 'Space'], says: t('keys.choose') },
            { keys: ['Shift+X'], says: t('keys.range') },
          ]
        : []),
    ],
    { when: !narrow },
  );
  const width = shown.reduce((sum, one) => sum + one.width, checkable ? checkWidth : 0);
  const height = rowHeights[layout.density];
  const stuck = { position: 'sticky', insetInlineStart: checkable ? checkWidth : 0, zIndex: 3 };
  const settled = rows !== undefined && read.error === null;

  const body = () => {
    if (read.error !== null)
      return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
    if (rows === undefined) return <TableSkeleton columns={Math.min(shown.length, 6)} height={height} />;
    if (rows.length === 0) return empty ?? <EmptyState>{t('table.empty')}</EmptyState>;
    if (narrow)
      return <RowCards label={label} columns={columns} rows={rows} rowId={rowId} onOpen={onOpen ?? onPeek} />;
    return (
      <Box
        component="table"
        ref={table}
        aria-label={label}
        aria-busy={read.isFetching}
        onKeyDown={keys.onKeyDown}
        sx={{
          tableLayout: 'fixed',
          width,
          minWidth: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          typography: 'table',
        }}
      >
        <thead>
          <tr>
            {checkable && (
              <Box
                component="th"
                sx={{
                  position: 'sticky',
                  top: 0,
                  insetInlineStart: 0,
                  zIndex: 4,
                  width: checkWidth,
                  p: 0,
                  textAlign: 'start',
                  bgcolor: 'background.paper',
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Checkbox
                  size="small"
                  checked={choice.all}
                  indeterminate={choice.some}
                  onChange={choice.togglePage}
                  sx={{ p: 0.75, ml: 0.25 }}
                  slotProps={{ input: { 'aria-label': t('table.select_page') } }}
                />
              </Box>
            )}
            {shown.map((one, index) => (
              <HeaderCell
                key={one.column.id}
                shown={one}
                sort={sort}
                onSort={onSort}
                onWidth={(next) => change({ widths: { ...layout.widths, [one.column.id]: next } })}
                sticky={index === 0 ? { ...stuck, zIndex: 4 } : undefined}
              />
            ))}
            {/* Takes what is left, so that columns keep their width. */}
            <Box
              component="td"
              aria-hidden
              sx={{
                position: 'sticky',
                top: 0,
                zIndex: 1,
                p: 0,
                bgcolor: 'background.paper',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            return (
              <TableRow
                key={id}
                id={id}
                name={props.rowName(row)}
                row={row}
                shown={shown}
                height={height}
                inTabOrder={id === keys.current}
                isCurrent={id === props.currentId}
                chosen={checkable ? selected.has(id) : undefined}
                onToggle={(withShift) => choice.toggle(id, withShift)}
                onFocus={() => keys.setFocused(id)}
                onPeek={onPeek && (() => onPeek(row))}
                onOpen={onOpen && (() => onOpen(row))}
              />
            );
          })}
        </tbody>
      </Box>
    );
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        flex: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>{toolbar}</Box>
        {!narrow && <ColumnMenu columns={columns} layout={layout} onChange={change} onReset={reset} />}
      </Box>
      <Box
        sx={{
          // Asks for little and takes what the page has left: so the page is as high as its frame, not as its rows.
          flex: '1 1 0px',
          minHeight: 160,
          overflow: 'auto',
          opacity: settled && read.isFetching && !read.isPending ? 0.75 : 1,
          transition: 'opacity 150ms',
        }}
      >
        {body()}
      </Box>
      {paging && settled && <PagingBar {...paging} />}
    </Box>
  );
}
