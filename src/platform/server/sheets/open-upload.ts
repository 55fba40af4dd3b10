import { fileUnreadable, spreadsheetLimits } from '#platform/contract/spreadsheet.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Upload } from '#platform/server/http/serve.ts';
import type { Asker } from '#platform/server/limits/fair-turns.ts';
import { BadFile, type ReadingLimits, type Unreadable, type Workbook } from './sheet.ts';
import { readWorkbook } from './spreadsheet.ts';

/** What an import takes in, apart from what holds for all of them. */
export type TableLimits = Pick<ReadingLimits, 'rows' | 'cells' | 'text' | 'inflated'>;

/** Says why a file cannot be read: the reason, the cell that is in the way, and how much would have been read. */
export function refuseFile(reason: Unreadable, cell?: string, limits?: TableLimits): never {
  const values = { cell, cells: limits?.cells, megabytes: (limits?.text ?? 0) / 1_000_000 };
  return refuse(fileUnreadable, { errors: { file: [`import_file_${reason}`] }, values });
}

/** Gives the table that somebody sent to `work`, its cells as people wrote them. */
export async function openUpload<T>(
  asker: Asker,
  upload: Upload,
  limits: TableLimits,
  work: (workbook: Workbook) => Promise<T>,
): Promise<T> {
  try {
    const { columns, sheets, cell } = spreadsheetLimits;
    return await readWorkbook(asker, upload, { columns, sheets, cell, ...limits }, work);
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    return refuseFile(error.reason, error.cell, limits);
  }
}
