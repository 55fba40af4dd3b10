import { fstatSync, readSync, writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

// Rows on their way between the server and the process that reads or makes a table: pages of JSON in a scratch file, each small
// enough for the main thread.

/** Where a page lies in its file. */
export interface PagePlace {
  from: number;
  bytes: number;
}

/** A page is full from this size on; the row that fills it still goes in. */
const pageSize = 256 * 1024;

/** Collects rows into pages; answers a page where a row has filled one. */
function pageCollector() {
  let rows: string[] = [];
  let held = 0;
  const end = (): Buffer | undefined => {
    if (rows.length === 0) return undefined;
    const page = Buffer.from(`[${rows.join(',')}]`);
    [rows, held] = [[], 0];
    return page;
  };
  return {
    add(row: unknown): Buffer | undefined {
      const text = JSON.stringify(row);
      rows.push(text);
      held += text.length;
      return held >= pageSize ? end() : undefined;
    },
    end,
  };
}

/** Writes rows into an open file, for a process that does nothing else. `end` answers where the pages of the rows since the last
 *  end lie. */
export function pageWriter(file: number) {
  const collector = pageCollector();
  let at = 0;
  let places: PagePlace[] = [];
  const keep = (page: Buffer | undefined) => {
    if (page === undefined) return;
    writeWhole(file, page, at);
    places.push({ from: at, bytes: page.length });
    at += page.length;
  };
  return {
    add: (row: unknown): void => keep(collector.add(row)),
    end(): PagePlace[] {
      keep(collector.end());
      const ended = places;
      places = [];
      return ended;
    },
  };
}

/** Rows that come some at a time. */
export type Pages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Writes rows into an open file while the server does other things; answers where their pages lie. */
export async function writePages(file: FileHandle, rows: Pages<unknown>): Promise<PagePlace[]> {
  const collector = pageCollector();
  const places: PagePlace[] = [];
  let at = 0;
  const keep = async (page: Buffer | undefined) => {
    if (page === undefined) return;
    await file.write(page, 0, page.length, at);
    places.push({ from: at, bytes: page.length });
    at += page.length;
  };
  for await (const some of rows) for (const row of some) await keep(collector.add(row));
  await keep(collector.end());
  return places;
}

/** Reads pages back, one at a time. */
export async function* readPages<Row>(
  file: FileHandle,
  places: readonly PagePlace[],
): AsyncGenerator<readonly Row[]> {
  for (const { from, bytes } of places) {
    const page = Buffer.allocUnsafe(bytes);
    await file.read(page, 0, bytes, from);
    yield JSON.parse(page.toString('utf8')) as Row[];
  }
}

/** The rows of all pages, for a process that does nothing else. */
export const readAllPages = <Row>(file: number, places: readonly PagePlace[]): Row[] =>
  places.flatMap(({ from, bytes }) => JSON.parse(readWhole(file, from, bytes).toString('utf8')) as Row[]);

/** What an open file holds, or a part of it. */
export function readWhole(file: number, from = 0, size = fstatSync(file).size): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  for (let done = 0; done < size;) {
    const read = readSync(file, bytes, done, size - done, from + done);
    if (read === 0) return bytes.subarray(0, done);
    done += read;
  }
  return bytes;
}

/** Writes bytes into an open file, at a place of it. */
export function writeWhole(file: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
}
