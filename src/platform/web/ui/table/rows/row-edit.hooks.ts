import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { Column } from '../column.ts';

/** A cell by its row and column. */
interface Cell {
  row: string;
  column: string;
}

/** The cell that is being changed in its place. */
interface EditedCell<Row> extends Cell {
  /** Its record as it was seen last, and at which place of the list. */
  record: Row;
  at: number;
}

interface RowEditOptions<Row> {
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Those shown, in their order. */
  columns: readonly Column<Row>[];
  table: RefObject<HTMLElement | null>;
}

const mayEdit = <Row>({ editor, isEditable }: Column<Row>, row: Row): boolean =>
  editor !== undefined && isEditable?.(row) === true;

const none: readonly never[] = [];

/** One cell at a time is changed in its place; from it Tab leads to the next one that can be, in the row or below it. Its row stays where
 *  it stood though the list has come back without it: nothing that was typed is lost. */
export function useRowEdit<Row>({ rows: given, rowId, columns, table }: RowEditOptions<Row>) {
  const listed = given ?? none;
  const [edited, edit] = useState<EditedCell<Row>>();
  const at = edited === undefined ? -1 : listed.findIndex((row) => rowId(row) === edited.row);
  const record = listed[at];
  if (edited && record && (edited.record !== record || edited.at !== at)) edit({ ...edited, record, at });
  const isLeft = edited !== undefined && at < 0;
  const rows = useMemo(
    () => (isLeft ? listed.toSpliced(edited.at, 0, edited.record) : listed),
    [listed, isLeft, edited],
  );
  const cellOf = useCallback(
    ({ row, column }: Cell): EditedCell<Row> | undefined => {
      const place = rows.findIndex((one) => rowId(one) === row);
      const found = rows[place];
      return found && { row, column, record: found, at: place };
    },
    [rows, rowId],
  );
  /** Begins with a cell; answers whether this person may. */
  const begin = (row: string, columnId: string): boolean => {
    const cell = cellOf({ row, column: columnId });
    const column = columns.find((one) => one.id === columnId);
    const may = cell !== undefined && column !== undefined && mayEdit(column, cell.record);
    if (may) edit(cell);
    return may;
  };
  const end = useCallback(
    (cell: Cell, onTo?: 'next' | 'previous') => {
      const cells = rows.flatMap((one) =>
        columns.filter((other) => mayEdit(other, one)).map(({ id }) => ({ row: rowId(one), column: id })),
      );
      const place = cells.findIndex(({ row, column }) => row === cell.row && column === cell.column);
      const next = onTo && cells[place + (onTo === 'next' ? 1 : -1)];
      edit(next && cellOf(next));
      if (next !== undefined) return;
      const after = isLeft ? listed[Math.min(edited.at, listed.length - 1)] : undefined;
      const id = after === undefined ? cell.row : rowId(after);
      table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
    },
    [rows, listed, isLeft, edited, rowId, columns, table, cellOf],
  );
  return { edited, begin, end, rows: isLeft ? rows : given };
}
