import { refuse } from '#platform/server/http/refuse.ts';
import { refuseFile } from '#platform/server/sheets/open-upload.ts';
import type { Sheet, Workbook } from '#platform/server/sheets/sheet.ts';
import {
  exchangeLimits,
  questionColumnMissing,
  tooManyAnswerRows,
  type SheetField,
} from '../exchange.contract.ts';
import type { Cells } from '../sheet-row.rules.ts';
import { columnsIn } from './sheet-text.presenter.ts';

/** A row below the headers. */
export interface SheetRow {
  /** As a spreadsheet numbers it. */
  n: number;
  cells: Cells;
}

/** Titles above the headers, and empty rows, are not counted as rows but have to be read. */
export const reading = { rows: exchangeLimits.rows + 200, inflated: 50_000_000 };

/** People put a title above, and a note on how to fill it in. */
const headersWithin = 15;

function columnsOf({ rows }: Sheet): { top: number; columns: Map<SheetField, number> } | undefined {
  const found = rows
    .slice(0, headersWithin)
    .map((row, top) => ({ top, columns: columnsIn(row) }))
    .filter(({ columns }) => columns.has('question'));
  return found.toSorted((one, other) => other.columns.size - one.columns.size)[0];
}

/** The rows of the first sheet that names questions, below its headers. */
export function rowsIn({ sheets }: Workbook): SheetRow[] {
  if (sheets.every(({ rows }) => rows.length === 0)) refuseFile('empty');
  for (const sheet of sheets) {
    const found = columnsOf(sheet);
    if (found === undefined) continue;
    const { top, columns } = found;
    const rows = sheet.rows.flatMap((row, at) => {
      if (at <= top || row.every((cell) => cell.trim() === '')) return [];
      return [
        {
          n: at + 1,
          cells: Object.fromEntries([...columns].map(([field, column]) => [field, row[column] ?? ''])),
        },
      ];
    });
    if (sheet.cut || rows.length > exchangeLimits.rows)
      refuse(tooManyAnswerRows, { values: { most: exchangeLimits.rows } });
    if (rows.length === 0) refuseFile('empty');
    return rows;
  }
  return refuse(questionColumnMissing);
}
