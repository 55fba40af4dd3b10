import { refusal } from './refusal.ts';

/** What a table may hold, wherever one is taken in; its bytes and rows each import limits itself. */
export const spreadsheetLimits = {
  columns: 200,
  sheets: 20,
  /** Characters of one cell: as many as spreadsheet programs allow. */
  cell: 32_767,
  /** Characters of the name of a sheet or of a column that are kept. */
  name: 200,
} as const;

/** An uploaded file is no table that could be read; `errors.file` says why not, and which cell is in the way. */
export const fileUnreadable = refusal('import_file_unreadable', 422, 'file');
