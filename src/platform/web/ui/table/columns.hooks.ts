import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import type { Column, TableLayout } from './column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const nobody: never[] = [];

/** How narrow and how wide a column can be made, in pixels. */
export const [leastWidth, mostWidth] = [64, 800] as const;

/** The arithmetic of columns: which are shown, in which order, how wide. Rows are the server's business. */
export function useColumns<Row>(columns: readonly Column<Row>[], layout: TableLayout) {
  const defined = useMemo<ColumnDef<typeof features, object>[]>(
    () =>
      columns.map(({ id, width = 140 }) => ({ id, size: width, minSize: leastWidth, maxSize: mostWidth })),
    [columns],
  );
  const table = useTable({
    features,
    columns: defined,
    data: nobody,
    state: {
      columnOrder: layout.order,
      columnSizing: layout.widths,
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    },
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const shown = headers.flatMap((header) => {
    const column = columns.find(({ id }) => id === header.column.id);
    const width = header.column.getSize();
    return column === undefined ? [] : [{ column, width, isFlexible: isFlexible(column, layout) }];
  });
  return withPins(shown, layout);
}

const isFlexible = ({ id, isFlexible: may }: Pick<Column<never>, 'id' | 'isFlexible'>, layout: TableLayout) =>
  may === true && layout.widths[id] === undefined;

export interface ShownColumn<Row> {
  column: Column<Row>;
  /** Pixels; of a flexible column the least. */
  width: number;
  isFlexible: boolean;
  /** Where it stays while the rest scrolls: pixels from the start of the first column; nothing where it does not. */
  pinnedAt: number | undefined;
}

/** Where the cells of a column that stays do: its place among the columns, for the style sheet to look up in the table's measures. */
export const pinnedAs = (at: number) => ({ '--pin': `var(--pin-${at})` }) as CSSProperties;

/** Each column that stays, with how far it stands from the start: the sum of those before it. The rest scrolls only where a
 *  flexible column is at its least. */
function withPins<Row>(
  shown: readonly Omit<ShownColumn<Row>, 'pinnedAt'>[],
  layout: TableLayout,
): ShownColumn<Row>[] {
  let before = 0;
  return shown.map((one, at) => {
    if (at > 0 && !layout.pinned.includes(one.column.id)) return { ...one, pinnedAt: undefined };
    const pinnedAt = before;
    before += one.width;
    return { ...one, pinnedAt };
  });
}
