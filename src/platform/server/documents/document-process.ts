import { answerJob } from '#platform/server/jobs/answer-job.ts';
import type { NewDocument } from './document.ts';

/** The one document this process makes; then it ends. */
export interface Job {
  format: 'pdf' | 'docx';
  document: NewDocument;
}

export type Made = { bytes: Uint8Array } | { noEngine: string };

answerJob<Job, Made>(async ({ format, document }) => {
  // Each is loaded where it is wanted: what draws pages is of no use to Word.
  if (format === 'docx') return { bytes: (await import('./word/write-docx.ts')).writeDocx(document) };
  try {
    await import('@myriaddreamin/typst-ts-node-compiler');
  } catch (error) {
    return { noEngine: String(error) };
  }
  return { bytes: (await import('./pdf/write-pdf.ts')).writePdf(document) };
});
