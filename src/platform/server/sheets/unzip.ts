import { createInflateRaw } from 'node:zlib';
import { BadFile } from './sheet.ts';

interface Entry {
  name: string;
  method: number;
  start: number;
  size: number;
}

const most = { entries: 2000, ratio: 100, harmless: 20_000_000 } as const;

/** The files of a ZIP archive, unfolded one by one and only when asked for. What an archive says of its sizes is not believed:
 *  bytes are counted as they come out, over all its files. */
export function unzip(archive: Buffer, inflatedLimit: number) {
  const entries = new Map(directoryOf(archive).map((entry) => [entry.name, entry]));
  let inflated = 0;

  async function* chunksOf({ method, start, size }: Entry): AsyncGenerator<Buffer> {
    const packed = archive.subarray(start, start + size);
    let own = 0;
    const counted = (chunk: Buffer) => {
      own += chunk.length;
      inflated += chunk.length;
      if (inflated > inflatedLimit || (own > most.harmless && own > size * most.ratio))
        throw new BadFile('unfolds_too_far');
      return chunk;
    };
    if (method === 0) return yield counted(packed);
    const inflater = createInflateRaw({ chunkSize: 65_536 });
    inflater.end(packed);
    try {
      for await (const chunk of inflater) yield counted(chunk as Buffer);
    } catch (error) {
      throw error instanceof BadFile ? error : new BadFile('damaged');
    } finally {
      inflater.destroy();
    }
  }

  return {
    has: (name: string) => entries.has(name),
    /** The content of a file, piece by piece; a missing one has none. */
    async *read(name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name);
      if (entry !== undefined) yield* chunksOf(entry);
    },
  };
}

export type Archive = ReturnType<typeof unzip>;

const signature = { end: 0x06054b50, directory: 0x02014b50, local: 0x04034b50 } as const;

/** What the archive's directory lists, if it is one we are willing to open: regular files that do not lie over each other. */
function directoryOf(archive: Buffer): Entry[] {
  try {
    return checked(archive, entriesOf(archive));
  } catch (error) {
    throw error instanceof RangeError ? new BadFile('damaged') : error;
  }
}

function entriesOf(archive: Buffer): Entry[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== signature.end) throw new BadFile('damaged');
  const number = archive.readUInt16LE(end + 10);
  if (number > most.entries) throw new BadFile('unfolds_too_far');
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let n = 0; n < number; n++) {
    if (archive.readUInt32LE(at) !== signature.directory) throw new BadFile('damaged');
    const [flags, method, size] = [
      archive.readUInt16LE(at + 8),
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
    ];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const unixKind = (archive.readUInt32LE(at + 38) >>> 16) & 0o170000;
    // Encrypted, packed in another way, a link or a device: not what a spreadsheet program writes.
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw new BadFile('damaged');
    if (unixKind !== 0 && unixKind !== 0o100000 && unixKind !== 0o040000) throw new BadFile('damaged');
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== signature.local) throw new BadFile('damaged');
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries.push({ name, method, start, size });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function checked(archive: Buffer, entries: Entry[]): Entry[] {
  const names = new Set(entries.map(({ name }) => name));
  let taken = 0;
  for (const { start, size } of entries.toSorted((a, b) => a.start - b.start)) {
    if (start < taken || start + size > archive.length) throw new BadFile('damaged');
    taken = start + size;
  }
  if (names.size !== entries.length) throw new BadFile('damaged');
  return entries;
}
