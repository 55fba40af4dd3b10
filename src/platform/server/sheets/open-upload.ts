import { fileUnreadable } from '#platform/contract/spreadsheet.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Upload } from '#platform/server/http/serve.ts';
import { unguarded } from './cell-guard.ts';
import { BadFile, type ReadingLimits, type Unreadable, type Workbook } from './sheet.ts';
import { readWorkbook } from './spreadsheet.ts';

/** As much as the words of the refusals promise: columns, sheets, and characters of a cell. */
export const readingLimits = { columns: 200, sheets: 20, cell: 32_767 } as const;

/** Says why a file cannot be read. */
export const refuseFile = (reason: Unreadable): never =>
  refuse(fileUnreadable, { errors: { file: [`import_file_${reason}`] } });

/** The table that somebody sent, its cells as people wrote them. */
export async function openUpload(
  { name, content }: Upload,
  { rows, inflated }: Pick<ReadingLimits, 'rows' | 'inflated'>,
): Promise<Workbook> {
  try {
    const { format, sheets } = await readWorkbook(name, content, { ...readingLimits, rows, inflated });
    return {
      format,
      sheets: sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((cells) => cells.map(asWritten)) })),
    };
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    return refuseFile(error.reason);
  }
}

/** A cell as the database can keep it: of NUL it cannot, so another sign that is refused like it stands for it. */
const asWritten = (cell: string): string => unguarded(cell).replaceAll('\u0000', '\u0001');
