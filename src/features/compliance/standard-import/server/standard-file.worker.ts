import { gunzipSync, gzipSync } from 'node:zlib';
import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import { contentHash } from '#platform/server/log/act.ts';
import { answerJob } from '#platform/server/jobs/answer-job.ts';
import { unzip } from '#platform/server/sheets/unzip.ts';
import { BadFile } from '#platform/server/sheets/sheet.ts';
import { pageWriter, readWhole, writeWhole, type PagePlace } from '#platform/server/sheets/sheet-pages.ts';
import { inTreeOrder } from '#features/compliance/standard/own-tree.rules.ts';
import { kindOf, type OscalDocument } from '../oscal-profile.rules.ts';
import { readOscal, type ReadStandard } from '../oscal-standard.rules.ts';
import { objectAt, own, StandardFault, type FaultCode } from '../oscal-tree.rules.ts';
import { standardLimits } from '../standard-file.contract.ts';

/** An earlier import that the file may lean on, compressed, in the second file. */
export interface KeptDocument extends PagePlace {
  name: string;
}
/** The one file this process reads: a document, or an archive of several. Requirements go into its third file, page by page, and the
 *  document itself, compressed, after them. */
export interface Job {
  name: string;
  kept: readonly KeptDocument[];
}
export type Done =
  | {
      read: ReadStandard;
      pages: PagePlace[];
      /** Of all requirements: made here, where it holds up nobody. */
      hash: string;
      document: PagePlace & { name: string; uuid: string | null };
      /** Kilobytes that the process held at most. */
      peak: number;
    }
  | { fault: FaultCode; place: string; missing: string[] }
  | { unreadable: BadFile['reason'] };

const [given, keptFile, taken] = [4, 5, 6];

function parsed(bytes: Buffer, name: string): OscalDocument {
  let root: unknown;
  try {
    root = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new StandardFault('not_json', name);
  }
  return { name, root: objectAt(root, name) };
}

/** The documents in an archive, within the same bounds as one that was sent by itself. */
async function fromArchive(bytes: Buffer): Promise<OscalDocument[]> {
  const archive = await unzip(bytes, standardLimits.bytes * 2);
  const documents: OscalDocument[] = [];
  for (const name of archive.names()) {
    if (!name.toLowerCase().endsWith('.json')) continue;
    if (documents.length >= standardLimits.documents) throw new StandardFault('too_many', name);
    const chunks: Buffer[] = [];
    for await (const chunk of archive.read(name)) chunks.push(chunk);
    documents.push(parsed(Buffer.concat(chunks), name));
  }
  return documents;
}

const isArchive = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

/** What was kept of earlier imports is unfolded only where the file alone was not enough. */
const unfolded = (kept: readonly KeptDocument[]): OscalDocument[] =>
  kept.map(({ name, from, bytes }) =>
    parsed(gunzipSync(readWhole(keptFile, from, bytes), { maxOutputLength: standardLimits.bytes * 2 }), name),
  );

answerJob<Job, Done>(async ({ name, kept }) => {
  const missing: string[] = [];
  try {
    const bytes = readWhole(given);
    const sent = isArchive(bytes) ? await fromArchive(bytes) : [parsed(bytes, name)];
    // Of several the profile is meant, and the catalogue is what it chooses from.
    const meant =
      sent.find((one) => kindOf(one) === 'profile') ?? sent.find((one) => kindOf(one) === 'catalog');
    if (meant === undefined) throw new StandardFault('unknown_document', name);
    const { read, requirements } = readOscal(meant, [...sent, ...unfolded(kept)], (at) =>
      missing.push(...at),
    );
    const pages = pageWriter(taken);
    for (const one of inTreeOrder(requirements)) pages.add(one);
    const places = pages.end();
    const end = places.reduce((sum, place) => sum + place.bytes, 0);
    const packed = gzipSync(isArchive(bytes) ? Buffer.from(JSON.stringify(meant.root)) : bytes);
    writeWhole(taken, packed, end);
    const kind = kindOf(meant) as 'catalog' | 'profile';
    const uuid = own(objectAt(own(meant.root, kind), kind), 'uuid');
    return {
      read,
      pages: places,
      hash: contentHash({ requirements }),
      document: {
        name: shownLine(meant.name.slice(-200), 200),
        uuid: typeof uuid === 'string' ? shownLine(uuid, 100) : null,
        from: end,
        bytes: packed.length,
      },
      peak: process.resourceUsage().maxRSS,
    };
  } catch (error) {
    if (error instanceof StandardFault) return { fault: error.code, place: error.place, missing };
    if (error instanceof BadFile) return { unreadable: error.reason };
    throw error;
  }
});
