/** A row that says something. */
export interface SheetRow {
  /** As a spreadsheet numbers it: the first is row 1. */
  n: number;
  cells: string[];
}

/** One sheet as text: a spreadsheet's cells have types, what people mean by them has not. */
export interface Sheet {
  name: string;
  /** There were more rows than were asked for. */
  cut: boolean;
  /** The rows in their order, without those in which nothing stands; a page of them at a time, so that a long table never is in
   *  memory as a whole. */
  pages(): AsyncIterable<readonly SheetRow[]>;
}

export interface Workbook {
  format: 'csv' | 'xlsx';
  sheets: readonly Sheet[];
}

export interface ReadingLimits {
  rows: number;
  columns: number;
  sheets: number;
  /** Characters of one cell. */
  cell: number;
  /** Cells of all sheets in which something stands. */
  cells: number;
  /** Bytes of what stands in all cells, as UTF-8: text that cells share counts for each of them. */
  text: number;
  /** Bytes that a compressed file may unfold to, counted as they come out. */
  inflated: number;
}

/** Who takes a table in while it is read: its cells are counted as they are found, its rows come in their order. */
export interface TableTaker {
  /** Throws BadFile at a cell that is too much. */
  spend(text: string, sheet: string, row: number, column: number): void;
  row(row: SheetRow): void;
  /** The sheet whose rows came since the one before. */
  sheet(name: string, cut: boolean): void;
}

/** Why a file cannot be read as a table. */
export const unreadable = [
  'wrong_type',
  'old_excel',
  'damaged',
  'too_many_columns',
  'too_many_sheets',
  'cell_too_long',
  'too_many_cells',
  'too_much_text',
  'unfolds_too_far',
  'has_doctype',
  'empty',
] as const;
export type Unreadable = (typeof unreadable)[number];

/** A file that is not what it should be; the reason is a code that the caller words. */
export class BadFile extends Error {
  readonly reason: Unreadable;
  /** The cell that is in the way, where it is one: `B7`, with its sheet where it has a name: `Risks!B7`. */
  readonly cell: string | undefined;
  constructor(reason: Unreadable, cell?: string) {
    super(reason);
    this.reason = reason;
    this.cell = cell;
  }
}
