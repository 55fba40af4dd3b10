import { semaphore } from '#platform/server/limits/semaphore.ts';
import { runInWorker } from '#platform/server/jobs/run-in-worker.ts';
import type { NewDocument } from './document.ts';
import type { Job } from './document-worker.ts';

const cap = { seconds: 60, megabytes: 384 } as const;
/** Documents are made off the main thread, with a cap on time and memory, two at a time. */
const turns = semaphore({ atOnce: 2, waiting: 20, retryAfter: 10 });

export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Makes a document. What draws it is loaded by the worker alone, and goes with it. */
export async function makeDocument(format: Job['format'], document: NewDocument): Promise<Buffer> {
  const worker = new URL('./document-worker.ts', import.meta.url);
  return Buffer.from(await turns.take(() => runInWorker<Job, Uint8Array>(worker, { format, document }, cap)));
}
