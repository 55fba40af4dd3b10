import { Readable } from 'node:stream';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Download } from '#platform/server/http/serve.ts';
import { addFilePart, findFilePart } from './job.queries.ts';

const partSize = 256 * 1024;
type InTransaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Stores what a job makes while it makes it, a part in a transaction; `expectWanted` throws once nobody wants it any more. */
export async function keepFile(
  inside: InTransaction,
  id: string,
  content: Download['content'],
  expectWanted: () => void,
): Promise<void> {
  let n = 0;
  let pieces: Buffer[] = [];
  let held = 0;
  const keep = async () => {
    const part = Buffer.concat(pieces);
    [pieces, held] = [[], 0];
    const place = n++;
    await inside((db) => addFilePart(db, id, place, part));
  };
  for await (const some of content instanceof Readable ? content : [content]) {
    const piece = Buffer.from(some as string | Buffer);
    pieces.push(piece);
    held += piece.length;
    expectWanted();
    if (held >= partSize) await keep();
  }
  if (held > 0) await keep();
}

/** A stored file on its way out, a part at a time, so that a slow reader holds nothing. */
export function storedFile(inside: InTransaction, id: string): Readable {
  async function* parts() {
    for (let n = 0; ; n++) {
      const part = await inside((db) => findFilePart(db, id, n));
      if (part === undefined) return;
      yield part;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}
