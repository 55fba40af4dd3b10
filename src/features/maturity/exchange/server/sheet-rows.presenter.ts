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
export interface NamedRow {
  /** As a spreadsheet numbers it. */
  n: number;
  cells: Cells;
}

/** Titles above the headers, and empty rows, are not counted as rows but have to be read. */
export const reading = {
  rows: exchangeLimits.rows + 200,
  cells: exchangeLimits.cells,
  text: exchangeLimits.text,
  inflated: 50_000_000,
};

/** People put a title above, and a note on how to fill it in. */
const headersWithin = 15;

interface Header {
  top: number;
  columns: Map<SheetField, number>;
}

/** The row that names most columns, among the first. */
async function headerOf({ pages }: Sheet): Promise<Header | undefined> {
  let found: Header | undefined;
  for await (const page of pages())
    for (const { n, cells } of page) {
      if (n > headersWithin) return found;
      const columns = columnsIn(cells);
      if (columns.has('question') && columns.size > (found?.columns.size ?? 0)) found = { top: n, columns };
    }
  return found;
}

/** The rows of the first sheet that names questions, below its headers. */
export async function rowsIn({ sheets }: Workbook): Promise<NamedRow[]> {
  for (const sheet of sheets) {
    const found = await headerOf(sheet);
    if (found === undefined) continue;
    const { top, columns } = found;
    const rows: NamedRow[] = [];
    for await (const page of sheet.pages())
      for (const { n, cells } of page)
        if (n > top && cells.some((cell) => cell.trim() !== ''))
          rows.push({
            n,
            cells: Object.fromEntries([...columns].map(([field, column]) => [field, cells[column] ?? ''])),
          });
    if (sheet.cut || rows.length > exchangeLimits.rows)
      refuse(tooManyAnswerRows, { values: { most: exchangeLimits.rows } });
    if (rows.length === 0) refuseFile('empty');
    return rows;
  }
  if (await isEmpty(sheets)) refuseFile('empty');
  return refuse(questionColumnMissing);
}

/** Whether no sheet has a row in which something stands. */
async function isEmpty(sheets: Workbook['sheets']): Promise<boolean> {
  for (const { pages } of sheets) for await (const page of pages()) if (page.length > 0) return false;
  return true;
}
