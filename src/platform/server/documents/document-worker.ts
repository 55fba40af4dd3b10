import { Worker } from 'node:worker_threads';
import type { NewDocument } from './document.ts';

/** The one document this process makes; then it ends. */
export interface Job {
  format: 'pdf' | 'docx';
  document: NewDocument;
  /** What all of the process may take, what Typst takes outside of JavaScript's memory with it. */
  megabytes: number;
}

export type Made = { bytes: Uint8Array } | { failure: string; noEngine?: boolean };

process.once('message', async ({ format, document, megabytes }: Job) => {
  // Typst blocks its thread and knows no cap: another one looks, and ends the process.
  const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: megabytes });
  await new Promise((resolve) => watch.once('online', resolve));
  process.send?.(await make(format, document), () => process.exit());
});

async function make(format: Job['format'], document: NewDocument): Promise<Made> {
  if (format === 'pdf') {
    try {
      await import('@myriaddreamin/typst-ts-node-compiler');
    } catch (error) {
      return { failure: String(error), noEngine: true };
    }
  }
  try {
    // Each is loaded where it is wanted: what draws pages is of no use to Word.
    const bytes =
      format === 'pdf'
        ? (await import('./pdf/write-pdf.ts')).writePdf(document)
        : (await import('./word/write-docx.ts')).writeDocx(document);
    return { bytes };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
