import type { ReactNode } from 'react';

/** A column of a register. */
export interface Column<Row> {
  id: string;
  /** Its words: in the header, the column menu and on cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Pixels, until somebody drags it. */
  width?: number;
  /** Takes the width that the others leave, and no less than its own, until somebody drags it. */
  isFlexible?: boolean;
  /** Stays when the rest scrolls, until somebody lets it go. The first column always stays. */
  isPinned?: boolean;
  /** The server offers this order, under the column's id. */
  sortable?: boolean;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** On a card under 600 px: its title, one of the facts below it, or what can be done, which is no part of what opens the row. */
  card?: 'title' | 'fact' | 'action';
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Whether its value can be changed in the list, by this person and in this row. */
  isEditable?: (row: Row) => boolean;
  /** What stands in the cell while it is changed. */
  editor?: (editing: CellEditing<Row>) => ReactNode;
}

/** A cell that is being changed. */
export interface CellEditing<Row> {
  row: Row;
  /** Ends it: back to the row, or on to the next cell that can be changed (Tab) or the one before. */
  end: (onTo?: 'next' | 'previous') => void;
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
  /** Columns that stay when the rest scrolls; they stand before the others. */
  pinned: string[];
  density: 'comfortable' | 'compact';
}

export const rowHeights = { comfortable: 40, compact: 32 } as const;

/** The layout as remembered, made to fit the columns that exist today. */
export function layoutFrom(
  content: Record<string, unknown> | undefined,
  columns: readonly Column<never>[],
  density: TableLayout['density'],
): TableLayout {
  const stored = content as Partial<TableLayout> | undefined;
  const ids = columns.map(({ id }) => id);
  const known = (stored?.order ?? []).filter((id) => ids.includes(id));
  const pinned =
    stored?.pinned?.filter((id) => ids.includes(id)) ??
    columns.filter(({ isPinned }) => isPinned).map(({ id }) => id);
  return {
    // The first column names the row and stays first; a new column comes where it was written.
    order: pinnedFirst([...new Set([...ids.slice(0, 1), ...known, ...ids])], pinned),
    hidden:
      stored?.hidden?.filter((id) => ids.includes(id)) ??
      columns.filter(({ hidden }) => hidden).map(({ id }) => id),
    widths: { ...stored?.widths },
    pinned,
    density: stored?.density ?? density,
  };
}

/** Columns that stay stand before those that scroll; the first is always among them. */
export const pinnedFirst = (order: readonly string[], pinned: readonly string[]): string[] => {
  const stays = (id: string, at: number) => at === 0 || pinned.includes(id);
  return [...order.filter(stays), ...order.filter((id, at) => !stays(id, at))];
};

/** The layout with a column further on or back among those shown on its side of the pin; nothing where it cannot go. */
export function movedColumn(layout: TableLayout, id: string, by: 1 | -1): Partial<TableLayout> | undefined {
  const { order, hidden, pinned } = layout;
  const at = order.indexOf(id);
  let to = at + by;
  while (to > 0 && to < order.length && hidden.includes(order[to] ?? '')) to += by;
  const other = order[to];
  if (at <= 0 || to <= 0 || other === undefined || pinned.includes(other) !== pinned.includes(id))
    return undefined;
  const without = order.filter((one) => one !== id);
  return { order: [...without.slice(0, to), id, ...without.slice(to)] };
}

/** The layout with a column that stays let go, or one that scrolls kept. */
export function pinTurned({ order, pinned }: TableLayout, id: string): Partial<TableLayout> {
  const next = pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id];
  return { pinned: next, order: pinnedFirst(order, next) };
}
