import { useMemo } from 'react';
import type { Column, TableLayout } from './column.ts';

/** How narrow and how wide a column can be made, in pixels. */
export const [leastWidth, mostWidth] = [64, 800] as const;

/** The columns that are shown, in their order, and how wide each is. */
export function useColumns<Row>(columns: readonly Column<Row>[], layout: TableLayout): ShownColumn<Row>[] {
  return useMemo(() => {
    const ordered = [...layout.order, ...columns.map(({ id }) => id)];
    return [...new Set(ordered)]
      .filter((id) => !layout.hidden.includes(id))
      .flatMap((id) => columns.find((column) => column.id === id) ?? [])
      .map((column, at) => ({
        column,
        width: Math.min(mostWidth, Math.max(leastWidth, layout.widths[column.id] ?? column.width ?? 140)),
        isFlexible: isFlexible(column, layout),
        isPinned: at === 0 || layout.pinned.includes(column.id),
      }));
  }, [columns, layout]);
}

const isFlexible = ({ id, isFlexible: may }: Pick<Column<never>, 'id' | 'isFlexible'>, layout: TableLayout) =>
  may === true && layout.widths[id] === undefined;

export interface ShownColumn<Row> {
  column: Column<Row>;
  /** Pixels; of a flexible column the least. */
  width: number;
  isFlexible: boolean;
  /** Stays while the rest scrolls: the first, and those that somebody pinned. They stand before the others. */
  isPinned: boolean;
}
