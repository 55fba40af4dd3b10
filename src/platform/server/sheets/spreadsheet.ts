import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fairTurns, type Asker } from '#platform/server/limits/fair-turns.ts';
import { runInProcess, TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { scratchFile, withScratchFiles } from '#platform/server/jobs/scratch-file.ts';
import { readPages, writePages, type Pages } from './sheet-pages.ts';
import { BadFile, type ReadingLimits, type SheetRow, type Workbook } from './sheet.ts';
import type { Done, Job } from './spreadsheet-process.ts';
import type { NewWorkbook } from './write-xlsx.ts';

const cap = { seconds: 20, megabytes: 384 } as const;
/** Tables are read and made in processes of their own, a few at a time. No organisation has them all. */
const turns = fairTurns({
  atOnce: 3,
  waiting: 60,
  organisation: { running: 2, waiting: 10 },
  person: { running: 1, waiting: 3 },
  seconds: 2,
});

const done = (asker: Asker, job: Job, given: FileHandle, taken: FileHandle): Promise<Done> =>
  turns.take(asker, () =>
    runInProcess<Job, Done>(new URL('./spreadsheet-process.ts', import.meta.url), job, cap, [
      given.fd,
      taken.fd,
    ]),
  );

/** A table that somebody sent. */
export interface GivenTable {
  name: string;
  /** Open, and its bytes in it. */
  file: FileHandle;
}

/** Reads a table and gives it to `work`, page by page from a file that is gone afterwards; throws a BadFile that says why not. */
export function readWorkbook<T>(
  asker: Asker,
  { name, file }: GivenTable,
  limits: ReadingLimits,
  work: (workbook: Workbook) => Promise<T>,
): Promise<T> {
  return withScratchFiles(1, async (taken) => {
    const answer = await done(asker, { kind: 'read', name, limits }, file, taken).catch((error: unknown) => {
      // Whatever takes that long or that much is not a register that somebody keeps.
      throw error instanceof TooMuchWork ? new BadFile('unfolds_too_far') : error;
    });
    if ('reason' in answer) throw new BadFile(answer.reason, answer.cell);
    if (!('sheets' in answer)) throw new Error('a workbook was expected');
    return work({
      format: answer.format,
      sheets: answer.sheets.map(({ name: sheet, cut, pages }) => ({
        name: sheet,
        cut,
        pages: () => readPages<SheetRow>(taken, pages),
      })),
    });
  });
}

/** What goes into a workbook; its rows come a few at a time. */
export interface WorkbookToMake extends Omit<NewWorkbook, 'rows'> {
  rows: Pages<NewWorkbook['rows'][number]>;
}

/** Makes a workbook; throws TooMuchWork where it is more than can be made. */
export async function makeWorkbook(asker: Asker, { rows, ...workbook }: WorkbookToMake): Promise<Readable> {
  const made = await scratchFile();
  try {
    await withScratchFiles(1, async (given) => {
      const places = await writePages(given, rows);
      await done(asker, { kind: 'make', workbook, rows: places }, given, made);
    });
  } catch (error) {
    await made.close();
    throw error;
  }
  // Closed with the stream, however that ends.
  return made.createReadStream({ start: 0 });
}
