import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';

/** Bytes of a piece of a file, but of the last one. */
export const chunkSize = 1_000_000;

/** Where the content of files lies: small enough to be another store one day. A piece is all that is in memory of a file. */
export interface FileStore {
  /** Keeps a piece; one that was kept already is replaced. */
  put(file: string, n: number, content: Buffer): Promise<void>;
  /** The piece `n` of a file, if there is one. */
  get(file: string, n: number): Promise<Buffer | undefined>;
}

const putChunk: Statement = {
  name: 'put_file_chunk',
  text: `insert into file_chunk (org_id, file_id, n, content) values ($1, $2, $3, $4)
    on conflict (org_id, file_id, n) do update set content = excluded.content`,
};
const getChunk: Statement = {
  name: 'get_file_chunk',
  text: 'select content from file_chunk where org_id = $1 and file_id = $2 and n = $3',
};

type InTransaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** The store in PostgreSQL; each piece is a transaction of its own, so that whoever is slow holds none. */
export const databaseStore = (inside: InTransaction): FileStore => ({
  put: async (file, n, content) => {
    await inside((db) => db.ask(putChunk, [db.org_id, file, n, content]));
  },
  get: (file, n) =>
    inside(async (db) => (await db.ask<{ content: Buffer }>(getChunk, [db.org_id, file, n]))[0]?.content),
});

/** The pieces of a file one after the other. */
export async function* chunksOf(store: Pick<FileStore, 'get'>, file: string): AsyncGenerator<Buffer> {
  for (let n = 0; ; n++) {
    const chunk = await store.get(file, n);
    if (chunk === undefined) return;
    yield chunk;
  }
}

/** A file on its way out: the next piece is read when the one before has left. */
export const fileStream = (store: Pick<FileStore, 'get'>, file: string): Readable =>
  Readable.from(chunksOf(store, file), { objectMode: false, highWaterMark: 1 });

/** Keeps what comes out of a stream; answers its size and SHA-256. */
export async function putStream(
  store: FileStore,
  file: string,
  content: AsyncIterable<Buffer>,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let [n, size, held] = [0, 0, 0];
  let pieces: Buffer[] = [];
  const keep = async (bytes: Buffer) => {
    hash.update(bytes);
    size += bytes.length;
    await store.put(file, n++, bytes);
  };
  for await (const piece of content) {
    pieces.push(piece);
    held += piece.length;
    if (held < chunkSize) continue;
    let all = Buffer.concat(pieces);
    for (; all.length >= chunkSize; all = all.subarray(chunkSize)) await keep(all.subarray(0, chunkSize));
    [pieces, held] = all.length > 0 ? [[all], all.length] : [[], 0];
  }
  if (held > 0) await keep(Buffer.concat(pieces));
  return { size, sha256: hash.digest('hex') };
}
