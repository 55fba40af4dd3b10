import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry } from 'yauzl';
import { BadFile } from './sheet.ts';

const most = { entries: 2000, ratio: 100, harmless: 20_000_000 } as const;

/** The files of a ZIP archive, unfolded one by one and only when asked for. What an archive says of its sizes is not believed:
 *  bytes are counted as they come out, over all its files. Throws BadFile for what no spreadsheet program writes. */
export async function unzip(archive: Buffer, inflatedLimit: number) {
  const { zip, entries } = await opened(archive).catch(asDamaged);
  let inflated = 0;

  async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
    const stream = await zip.openReadStreamPromise(entry);
    let [own, sum] = [0, 0];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      own += chunk.length;
      inflated += chunk.length;
      if (inflated > inflatedLimit || (own > most.harmless && own > entry.compressedSize * most.ratio))
        throw new BadFile('unfolds_too_far');
      // The library leaves the check sum to its caller.
      sum = crc32(chunk, sum);
      yield chunk;
    }
    if (sum !== entry.crc32) throw new BadFile('damaged');
  }

  return {
    has: (name: string) => entries.has(name),
    names: () => [...entries.keys()],
    /** The content of a file, piece by piece; a missing one has none. */
    async *read(name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name);
      if (entry === undefined) return;
      const chunks = chunksOf(entry);
      try {
        for (;;) {
          const { done, value } = await chunks.next().catch(asDamaged);
          if (done) return;
          yield value;
        }
      } finally {
        await chunks.return(undefined);
      }
    },
  };
}

export type Archive = Awaited<ReturnType<typeof unzip>>;

function asDamaged(error: unknown): never {
  throw error instanceof BadFile ? error : new BadFile('damaged');
}

/** What the archive's directory lists, if it is one we are willing to open: regular files that do not lie over each other. */
async function opened(archive: Buffer) {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: false });
  if (zip.entryCount > most.entries) throw new BadFile('unfolds_too_far');
  const entries = new Map<string, Entry>();
  const places: { start: number; size: number }[] = [];
  for await (const entry of zip.eachEntry()) {
    const unixKind = (entry.externalFileAttributes >>> 16) & 0o170000;
    // Encrypted, packed in another way, twice there, a link or a device.
    if (!entry.canDecodeFileData() || entries.has(entry.fileName)) throw new BadFile('damaged');
    if (unixKind !== 0 && unixKind !== 0o100000 && unixKind !== 0o040000) throw new BadFile('damaged');
    entries.set(entry.fileName, entry);
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    places.push({ start: fileDataStart, size: entry.compressedSize });
  }
  let taken = 0;
  for (const { start, size } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < taken || start + size > archive.length) throw new BadFile('damaged');
    taken = start + size;
  }
  return { zip, entries };
}
