import type { FileHandle } from 'node:fs/promises';
import { refuse } from '#platform/server/http/refuse.ts';
import { runInProcess, TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { withScratchFiles } from '#platform/server/jobs/scratch-file.ts';
import { fairTurns, type Asker } from '#platform/server/limits/fair-turns.ts';
import { refuseFile } from '#platform/server/sheets/open-upload.ts';
import { readPages } from '#platform/server/sheets/sheet-pages.ts';
import type { WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import { fileNameOf } from '../oscal-profile.rules.ts';
import type { ReadStandard } from '../oscal-standard.rules.ts';
import { standardLimits } from '../standard-file.contract.ts';
import { standardFaulty } from '../standard-import.contract.ts';
import type { Done, Job, KeptDocument } from './standard-file.worker.ts';

/** Of all its process: what Node takes by itself, and two hundred megabytes for the file. */
export const readingCap = { seconds: 30, megabytes: 280 } as const;
/** A few at a time; no organisation has them all. */
const turns = fairTurns({
  atOnce: 2,
  waiting: 20,
  organisation: { running: 1, waiting: 5 },
  person: { running: 1, waiting: 3 },
  seconds: 3,
});

/** The document of an earlier import, compressed. */
export interface StoredDocument {
  name: string;
  content: Buffer;
}
export interface OscalFile {
  read: ReadStandard;
  requirements: WrittenRequirement[];
  hash: string;
  document: StoredDocument & { uuid: string | null };
  peak: number;
}

/** Reads an OSCAL file in a process of its own. Documents that it imports and were not sent with it are asked of `find`, by their
 *  addresses, until none is missing. */
export function readOscalFile(
  asker: Asker,
  { name, file }: { name: string; file: FileHandle },
  find: (addresses: readonly string[], names: readonly string[]) => Promise<StoredDocument[]>,
): Promise<OscalFile> {
  return withScratchFiles(2, async (keptFile, taken) => {
    const kept: KeptDocument[] = [];
    let end = 0;
    for (;;) {
      const done = await turns
        .take(asker, () =>
          runInProcess<Job, Done>(
            new URL('./standard-file.worker.ts', import.meta.url),
            { name, kept },
            readingCap,
            [file.fd, keptFile.fd, taken.fd],
          ),
        )
        .catch((error: Error) =>
          error instanceof TooMuchWork ? refuseFile('unfolds_too_far') : Promise.reject(error),
        );
      if ('unreadable' in done) refuseFile(done.unreadable);
      if ('read' in done) return await tookIn(done, taken);
      const names = done.missing.map(fileNameOf).filter((one) => one !== '');
      const found = (done.missing.length === 0 ? [] : await find(done.missing, names)).filter(
        (one) => !kept.some((other) => other.name === one.name),
      );
      if (found.length === 0 || kept.length + found.length > standardLimits.documents)
        refuse(standardFaulty, {
          errors: { file: [`standard_file_${done.fault}`] },
          values: { place: done.place },
        });
      for (const one of found) {
        await keptFile.write(one.content, 0, one.content.length, end);
        kept.push({ name: one.name, from: end, bytes: one.content.length });
        end += one.content.length;
      }
    }
  });
}

async function tookIn(
  { read, pages, hash, document: { name, uuid, from, bytes }, peak }: Extract<Done, { read: unknown }>,
  taken: FileHandle,
): Promise<OscalFile> {
  const requirements: WrittenRequirement[] = [];
  for await (const page of readPages<WrittenRequirement>(taken, pages)) requirements.push(...page);
  const content = Buffer.allocUnsafe(bytes);
  await taken.read(content, 0, bytes, from);
  return { read, requirements, hash, document: { name, uuid, content }, peak };
}
