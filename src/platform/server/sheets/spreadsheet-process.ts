import { answerJob } from '#platform/server/jobs/answer-job.ts';
import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import { spreadsheetLimits } from '#platform/contract/spreadsheet.ts';
import { cellBudget } from './cell-budget.ts';
import { unguarded } from './cell-guard.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { BadFile, type ReadingLimits, type SheetRow, type Workbook } from './sheet.ts';
import { pageWriter, readAllPages, readWhole, writeWhole, type PagePlace } from './sheet-pages.ts';
import { writeXlsx, type NewWorkbook } from './write-xlsx.ts';

/** The one file this process reads or makes; then it ends. It finds what it is to read in its first file, and puts what it made
 *  into its second. */
export type Job =
  | { kind: 'read'; name: string; limits: ReadingLimits }
  | { kind: 'make'; workbook: Omit<NewWorkbook, 'rows'>; rows: PagePlace[] };
/** A sheet whose rows lie in the second file. */
export interface FiledSheet {
  name: string;
  cut: boolean;
  pages: PagePlace[];
}
export type Done =
  | { format: Workbook['format']; sheets: FiledSheet[] }
  | { made: true }
  | { reason: BadFile['reason']; cell: string | undefined };

const [given, taken] = [4, 5];

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** A cell as people wrote it and the database can keep it. Of NUL it cannot, nor of half a letter: NUL becomes another sign that is
 *  refused like it, and half a letter the sign for one that is lost. */
const asWritten = (cell: string): string => unguarded(cell).replaceAll('\u0000', '\u0001').toWellFormed();

/** Type, extension and content must agree: none of the three is believed alone. */
async function read({ name, limits }: Extract<Job, { kind: 'read' }>): Promise<Done> {
  const bytes = readWhole(given);
  const extension = /\.([a-z0-9]{1,5})$/.exec(name.toLowerCase())?.[1];
  if (bytes.length === 0) throw new BadFile('empty');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new BadFile('old_excel');
  const pages = pageWriter(taken);
  const spend = cellBudget(limits);
  const sheets: FiledSheet[] = [];
  const takeIn = {
    spend,
    row: ({ n, cells }: SheetRow) => pages.add({ n, cells: cells.map(asWritten) }),
    sheet: (sheetName: string, cut: boolean) =>
      void sheets.push({ name: shownLine(sheetName, spreadsheetLimits.name), cut, pages: pages.end() }),
  };
  const zipped = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  if (extension === 'xlsx' && zipped) {
    await readXlsx(bytes, limits, takeIn);
    return { format: 'xlsx', sheets };
  }
  const isText = extension === 'csv' || extension === 'txt' || extension === 'tsv';
  if (!isText || zipped || startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new BadFile('wrong_type');
  readCsv(bytes, limits, takeIn);
  return { format: 'csv', sheets };
}

answerJob<Job, Done>(async (job) => {
  try {
    if (job.kind === 'read') return await read(job);
    writeWhole(taken, writeXlsx({ ...job.workbook, rows: readAllPages(given, job.rows) }), 0);
    return { made: true };
  } catch (error) {
    if (error instanceof BadFile) return { reason: error.reason, cell: error.cell };
    throw error;
  }
});
