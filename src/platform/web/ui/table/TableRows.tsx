import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';
import type { Column } from './column.ts';
import { TableRow, type RowActs } from './TableRow.tsx';
import { useRowActs, type RowAct } from './rows/row-acts.hooks.ts';
import { useRowEdit } from './rows/row-edit.hooks.ts';
import { useRollingRows } from './rows/rolling-rows.hooks.ts';
import { useRowKeys } from './rows/row-keys.hooks.ts';

interface TableRowsProps<Row> {
  label: string;
  measures: CSSProperties;
  table: RefObject<HTMLTableElement | null>;
  /** Stands in the place of the table where there are no rows to draw in columns. */
  instead: ReactNode;
  head: ReactNode;
  isBusy: boolean;
  rows: readonly Row[] | undefined;
  ids: readonly string[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** So many of the columns stay when the rest scrolls. */
  pinned: number;
  hasFiller: boolean;
  /** So many rows are seen at once. */
  fitting: number;
  /** Nothing where rows cannot be chosen. */
  selected: ReadonlySet<string> | undefined;
  onToggle: (id: string, withShift: boolean) => void;
  currentId: string | undefined;
  onPeek: ((row: Row) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  letters: readonly RowAct<Row>[];
  lettersTitle: string | undefined;
  /** There are rows to move between. */
  hasKeys: boolean;
}

/** The table with its rows. Which of them has the focus and which cell is changed is known here alone: neither draws what stands
 *  around the rows anew. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, ids, rowId, columns, table, currentId, selected, onToggle, onPeek, onOpen, hasKeys } = props;
  const find = (id: string | undefined, then: ((row: Row) => void) | undefined) => {
    const row = id === undefined ? undefined : rows?.find((one) => rowId(one) === id);
    if (row !== undefined) then?.(row);
  };
  const keys = useRowKeys({
    ids,
    table,
    peeked: currentId,
    when: hasKeys,
    onOpen: (id) => find(id, onOpen),
    onCurrent: (id) => find(id, onPeek),
    onToggle: selected && onToggle,
  });
  const editing = useRowEdit({ rows, rowId, columns, table });
  useRowActs({
    title: props.lettersTitle,
    letters: props.letters,
    when: hasKeys,
    run: (act) => find(keys.current, (row) => act(row, (column) => editing.begin(rowId(row), column))),
  });
  const acts = useLatest<RowActs<Row>>({
    toggle: onToggle,
    focus: keys.setFocused,
    peek: onPeek,
    open: onOpen,
    edit: editing.begin,
    endEdit: (row, column, onTo) => editing.end({ row, column }, onTo),
  });
  const rolling = useRollingRows(editing.rows, rowId, props.fitting);
  if (props.instead !== undefined && editing.edited === undefined) return props.instead;
  return (
    <table
      ref={table}
      role="table"
      className={`data-table${onPeek ? ' can-peek' : ''}`}
      aria-label={props.label}
      aria-busy={props.isBusy || !rolling.isWhole}
      style={props.measures}
    >
      {props.head}
      <tbody role="rowgroup">
        {rolling.shown.map(({ key, row }) => {
          const id = rowId(row);
          return (
            <TableRow
              key={key}
              id={id}
              name={props.rowName(row)}
              row={row}
              columns={columns}
              pinned={props.pinned}
              inTabOrder={id === keys.inTabOrder}
              isCurrent={id === currentId}
              chosen={selected?.has(id)}
              edited={editing.edited?.row === id ? editing.edited.column : undefined}
              hasFiller={props.hasFiller}
              acts={acts}
            />
          );
        })}
      </tbody>
    </table>
  );
}
