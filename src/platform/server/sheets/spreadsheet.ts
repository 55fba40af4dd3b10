import { semaphore } from '#platform/server/limits/semaphore.ts';
import { runInWorker, TooMuchWork } from '#platform/server/jobs/run-in-worker.ts';
import { BadFile, type ReadingLimits, type Workbook } from './sheet.ts';
import type { Done, Job } from './spreadsheet-worker.ts';
import type { NewWorkbook } from './write-xlsx.ts';

const cap = { seconds: 20, megabytes: 256 } as const;
/** Workbooks are read and made off the main thread, with a cap on time and memory, two at a time. */
const turns = semaphore({ atOnce: 2, waiting: 20, retryAfter: 5 });

async function done(job: Job): Promise<Done> {
  const worker = new URL('./spreadsheet-worker.ts', import.meta.url);
  try {
    return await turns.take(() => runInWorker<Job, Done>(worker, job, cap));
  } catch (error) {
    // Whatever takes that long or that much is not a register that somebody keeps.
    throw error instanceof TooMuchWork ? new BadFile('unfolds_too_far') : error;
  }
}

/** Reads an uploaded table; throws a BadFile that says why not. */
export async function readWorkbook(
  name: string,
  bytes: Uint8Array,
  limits: ReadingLimits,
): Promise<Workbook> {
  const answer = await done({ kind: 'read', name, bytes, limits });
  if ('reason' in answer) throw new BadFile(answer.reason);
  if (!('workbook' in answer)) throw new Error('a workbook was expected');
  return answer.workbook;
}

/** Makes a workbook. */
export async function makeWorkbook(workbook: NewWorkbook): Promise<Buffer> {
  const answer = await done({ kind: 'write', workbook });
  if (!('bytes' in answer)) throw new Error('a file was expected');
  return Buffer.from(answer.bytes);
}
