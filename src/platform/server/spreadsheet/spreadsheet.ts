import { Worker } from 'node:worker_threads';
import { fewAtOnce } from '../few-at-once.ts';
import { BadFile, type ReadingLimits, type Workbook } from './sheet.ts';
import type { Done, Job } from './spreadsheet-worker.ts';
import type { NewWorkbook } from './write-xlsx.ts';

const cap = { seconds: 20, megabytes: 256 } as const;
/** Workbooks are read and made off the main thread, with a cap on time and memory, two at a time. */
const turns = fewAtOnce({ atOnce: 2, waiting: 20, retryAfter: 5 });
const inWorker = (job: Job): Promise<Done> => turns.take(() => done(job));

function done(job: Job): Promise<Done> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: cap.megabytes },
    // Nothing of the server's settings is needed in there.
    env: {},
    execArgv: [],
  });
  return new Promise<Done>((resolve, reject) => {
    // Whatever takes that long or that much is not a register that somebody keeps.
    const tooMuch = () => reject(new BadFile('unfolds_too_far'));
    const timer = setTimeout(tooMuch, cap.seconds * 1000);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the worker ended without an answer'));
    });
  }).finally(() => void worker.terminate());
}

/** Reads an uploaded table; throws a BadFile that says why not. */
export async function readWorkbook(
  name: string,
  bytes: Uint8Array,
  limits: ReadingLimits,
): Promise<Workbook> {
  const answer = await inWorker({ kind: 'read', name, bytes, limits });
  if ('reason' in answer) throw new BadFile(answer.reason);
  if (!('workbook' in answer)) throw new Error('a workbook was expected');
  return answer.workbook;
}

/** Makes a workbook. */
export async function makeWorkbook(workbook: NewWorkbook): Promise<Buffer> {
  const answer = await inWorker({ kind: 'write', workbook });
  if (!('bytes' in answer)) throw new Error('a file was expected');
  return Buffer.from(answer.bytes);
}
