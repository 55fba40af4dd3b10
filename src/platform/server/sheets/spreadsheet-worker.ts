import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { BadFile, type ReadingLimits, type Workbook } from './sheet.ts';
import { writeXlsx, type NewWorkbook } from './write-xlsx.ts';

/** The one file this worker reads or writes; then it ends. */
export type Job =
  | { kind: 'read'; name: string; bytes: Uint8Array; limits: ReadingLimits }
  | { kind: 'write'; workbook: NewWorkbook };
export type Done = { workbook: Workbook } | { bytes: Uint8Array } | { reason: BadFile['reason'] };

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Type, extension and content must agree: none of the three is believed alone. */
async function read({ name, bytes: given, limits }: Extract<Job, { kind: 'read' }>): Promise<Workbook> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  const extension = /\.([a-z0-9]{1,5})$/.exec(name.toLowerCase())?.[1];
  if (bytes.length === 0) throw new BadFile('empty');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new BadFile('old_excel');
  const zipped = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  if (extension === 'xlsx' && zipped) return { format: 'xlsx', sheets: await readXlsx(bytes, limits) };
  const isText = extension === 'csv' || extension === 'txt' || extension === 'tsv';
  if (!isText || zipped || startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new BadFile('wrong_type');
  return { format: 'csv', sheets: [readCsv(bytes, limits)] };
}

const job = workerData as Job;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const answer = (done: Done) => parentPort?.postMessage(done);
try {
  answer(job.kind === 'read' ? { workbook: await read(job) } : { bytes: writeXlsx(job.workbook) });
} catch (error) {
  if (!(error instanceof BadFile)) throw error;
  answer({ reason: error.reason });
}
