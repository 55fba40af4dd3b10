import { fork } from 'node:child_process';
import { semaphore } from '#platform/server/limits/semaphore.ts';
import { TooMuchWork } from '#platform/server/jobs/run-in-worker.ts';
import type { NewDocument } from './document.ts';
import type { Job, Made } from './document-worker.ts';

/** There is no engine for PDFs that runs on this system: it is native code, and not published for every one. */
export class NoPdfEngine extends Error {
  override name = 'NoPdfEngine';
}

interface Process {
  seconds: number;
  megabytes: number;
  /** More options for its Node: tests begin on another machine with them. */
  nodeOptions?: string[];
}

const cap: Process = { seconds: 60, megabytes: 384 };
/** Documents are made in a process of their own, with a cap on time and memory, two at a time. */
const turns = semaphore({ atOnce: 2, waiting: 20, retryAfter: 10 });

export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Makes a document; throws TooMuchWork beyond the cap, and NoPdfEngine where no PDF can be made. What draws it is loaded by its
 *  process alone, and goes with it. */
export const makeDocument = (format: Job['format'], document: NewDocument, within = cap): Promise<Buffer> =>
  turns.take(() => inProcess({ format, document, megabytes: within.megabytes }, within));

function inProcess(job: Job, { seconds, nodeOptions = [] }: Process): Promise<Buffer> {
  const worker = fork(new URL('./document-worker.ts', import.meta.url), {
    // Nothing of the server's settings is needed in there.
    env: {},
    execArgv: [`--max-old-space-size=${job.megabytes}`, ...nodeOptions],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), seconds * 1000);
    worker.once('message', (made: Made) => {
      if ('bytes' in made) resolve(Buffer.from(made.bytes));
      else reject(made.noEngine ? new NoPdfEngine(made.failure) : new Error(made.failure));
    });
    worker.once('error', reject);
    worker.once('exit', (code, signal) => {
      clearTimeout(timer);
      // Killed by its clock, by its own watch, or by the machine; or out of JavaScript's memory, which aborts.
      reject(signal === null ? new Error(`the document's process ended with ${code}`) : new TooMuchWork());
    });
    worker.send(job);
  });
}
