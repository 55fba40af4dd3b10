import { fairTurns, type Asker } from '#platform/server/limits/fair-turns.ts';
import { runInProcess, type WorkCap } from '#platform/server/jobs/run-in-process.ts';
import type { NewDocument } from './document.ts';
import type { Job, Made } from './document-process.ts';

/** There is no engine for PDFs that runs on this system: it is native code, and not published for every one. */
export class NoPdfEngine extends Error {
  override name = 'NoPdfEngine';
}

const cap: WorkCap = { seconds: 60, megabytes: 384 };
/** Documents are made in processes of their own, two at a time; one organisation has one of them. */
const turns = fairTurns({
  atOnce: 2,
  waiting: 40,
  organisation: { running: 1, waiting: 10 },
  person: { running: 1, waiting: 3 },
  seconds: 3,
});

export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Makes a document; throws TooMuchWork beyond the cap, and NoPdfEngine where no PDF can be made. What draws it is loaded by its
 *  process alone, and goes with it. */
export const makeDocument = (
  asker: Asker,
  format: Job['format'],
  document: NewDocument,
  within = cap,
): Promise<Buffer> =>
  turns.take(asker, async () => {
    const worker = new URL('./document-process.ts', import.meta.url);
    const made = await runInProcess<Job, Made>(worker, { format, document }, within);
    if ('noEngine' in made) throw new NoPdfEngine(made.noEngine);
    return Buffer.from(made.bytes);
  });
