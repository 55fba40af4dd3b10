import type { ReactNode } from 'react';

/** A column of a register. */
export interface Column<Row> {
  id: string;
  /** Its words: in the header, the column menu and on cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Pixels, until somebody drags it. */
  width?: number;
  /** The server offers this order, under the column's id. */
  sortable?: boolean;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** On a card under 600 px: its title, or one of the facts below it. */
  card?: 'title' | 'fact';
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** The order of a list as a call writes it: `-` in front, the greatest first. */
export const sortOf = (ordering: string): Sort => ({
  by: ordering.replace(/^-/, ''),
  direction: ordering.startsWith('-') ? 'desc' : 'asc',
});
/** The same the other way round, among the orders that a call offers. */
export const orderingOf = <Ordering extends string>(
  { by, direction }: Sort,
  offered: readonly Ordering[],
): Ordering | undefined => offered.find((one) => one === (direction === 'desc' ? `-${by}` : by));

/** What a person has made of the columns. */
export interface TableLayout {
  order: string[];
  hidden: string[];
  widths: Record<string, number>;
  density: 'comfortable' | 'compact';
}

export const rowHeights = { comfortable: 40, compact: 32 } as const;

/** The layout as remembered, made to fit the columns that exist today. */
export function layoutFrom(
  content: Record<string, unknown> | undefined,
  columns: readonly Column<never>[],
): TableLayout {
  const stored = content as Partial<TableLayout> | undefined;
  const ids = columns.map(({ id }) => id);
  const known = (stored?.order ?? []).filter((id) => ids.includes(id));
  return {
    // The first column names the row and stays first; a new column comes where it was written.
    order: [...new Set([...ids.slice(0, 1), ...known, ...ids])],
    hidden:
      stored?.hidden?.filter((id) => ids.includes(id)) ??
      columns.filter(({ hidden }) => hidden).map(({ id }) => id),
    widths: { ...stored?.widths },
    density: stored?.density === 'compact' ? 'compact' : 'comfortable',
  };
}
