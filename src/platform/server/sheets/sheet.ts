/** One sheet as text: a spreadsheet's cells have types, what people mean by them has not. */
export interface Sheet {
  name: string;
  /** Rows as a spreadsheet numbers them: the first is row 1. Empty rows keep their place. */
  rows: string[][];
  /** There were more rows than were asked for. */
  cut: boolean;
}

export interface Workbook {
  format: 'csv' | 'xlsx';
  sheets: Sheet[];
}

export interface ReadingLimits {
  rows: number;
  columns: number;
  sheets: number;
  /** Characters of one cell. */
  cell: number;
  /** Bytes that a compressed file may unfold to, counted as they come out. */
  inflated: number;
}

/** Why a file cannot be read as a table. */
export const unreadable = [
  'wrong_type',
  'old_excel',
  'damaged',
  'too_many_columns',
  'too_many_sheets',
  'cell_too_long',
  'unfolds_too_far',
  'has_doctype',
  'empty',
] as const;
export type Unreadable = (typeof unreadable)[number];

/** A file that is not what it should be; the reason is a code that the caller words. */
export class BadFile extends Error {
  readonly reason: Unreadable;
  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}
