import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, TableLayout } from './column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const nobody: never[] = [];

/** The arithmetic of columns: which are shown, in which order, how wide. Rows are the server's business. */
export function useColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  direction: 'ltr' | 'rtl',
  onWidths: (widths: Record<string, number>) => void,
) {
  const defined = useMemo<ColumnDef<typeof features, object>[]>(
    () => columns.map(({ id, width = 140 }) => ({ id, size: width, minSize: 64, maxSize: 800 })),
    [columns],
  );
  const table = useTable({
    features,
    columns: defined,
    data: nobody,
    columnResizeMode: 'onChange',
    columnResizeDirection: direction,
    state: {
      columnOrder: layout.order,
      columnSizing: layout.widths,
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    },
    onColumnSizingChange: (update) => onWidths(typeof update === 'function' ? update(layout.widths) : update),
  });
  return (
    table.getHeaderGroups()[0]?.headers.flatMap((header) => {
      const column = columns.find(({ id }) => id === header.column.id);
      return column === undefined
        ? []
        : [{ column, width: header.column.getSize(), startResize: header.getResizeHandler() }];
    }) ?? []
  );
}

export type ShownColumn<Row> = { column: Column<Row>; width: number; startResize: (event: unknown) => void };
