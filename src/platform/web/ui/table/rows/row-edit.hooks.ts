import { useCallback, useState, type RefObject } from 'react';
import type { Column } from '../column.ts';

/** The cell that is being changed in its place. */
export interface EditedCell {
  row: string;
  column: string;
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

/** One cell at a time is changed in its place; from it Tab leads to the next one that can be, in the row or below it. */
export function useRowEdit<Row>({ rows = [], rowId, columns, table }: RowEditOptions<Row>) {
  const [edited, edit] = useState<EditedCell>();
  const find = (id: string) => rows.find((one) => rowId(one) === id);
  /** Begins with a cell; answers whether this person may. */
  const begin = (id: string, columnId: string): boolean => {
    const row = find(id);
    const column = columns.find((one) => one.id === columnId);
    const may = row !== undefined && column !== undefined && mayEdit(column, row);
    if (may) edit({ row: id, column: columnId });
    return may;
  };
  const end = useCallback(
    ({ row, column }: EditedCell, onTo?: 'next' | 'previous') => {
      const cells = rows.flatMap((one) =>
        columns.filter((other) => mayEdit(other, one)).map(({ id }) => ({ row: rowId(one), column: id })),
      );
      const at = cells.findIndex((cell) => cell.row === row && cell.column === column);
      const next = onTo && cells[at + (onTo === 'next' ? 1 : -1)];
      edit(next);
      if (next === undefined)
        table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)?.focus();
    },
    [rows, rowId, columns, table],
  );
  // What is no longer there is not changed any more.
  const current = edited !== undefined && find(edited.row) !== undefined ? edited : undefined;
  return { edited: current, begin, end };
}
