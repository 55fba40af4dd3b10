import { parentPort, workerData } from 'node:worker_threads';
import type { NewDocument } from './document.ts';

/** What the worker is asked for: one document, and then it ends. */
export interface Job {
  format: 'pdf' | 'docx';
  document: NewDocument;
}

const { format, document } = workerData as Job;
// Each is loaded where it is wanted: what draws pages is of no use to Word.
const bytes =
  format === 'pdf'
    ? await (await import('./pdf/write-pdf.ts')).writePdf(document)
    : (await import('./word/write-docx.ts')).writeDocx(document);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(bytes);
