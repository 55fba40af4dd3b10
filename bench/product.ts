import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { child, end, usage } from './measure.ts';

export interface ProductOrder {
  adminUrl: string;
  secret: string;
  settings: Record<string, string>;
  /** It does what is queued as well. */
  works?: true;
}

const root = join(import.meta.dirname, '..');

/** Starts the product in a process of its own, as `npm start` runs it: the one of this folder, or of another build's. */
export async function startProduct(order: ProductOrder, build = root) {
  const { serverFlags } = (await import(join(build, 'run/server-flags.js'))) as { serverFlags: string[] };
  return child<{ port: number }>(join(build, 'bench/server.ts'), serverFlags, {
    BENCH_SERVER: JSON.stringify(order),
  });
}

/** The number of the process that started PostgreSQL on this folder. */
export const postmasterOf = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Bytes of memory that a server holds a minute after its start, when nobody has asked it anything. It finds our files without their
 *  types, as npm start sees to: whoever strips them keeps the memory that this takes. */
export async function memoryAfterStart(order: ProductOrder): Promise<number> {
  const idle = await startProduct(order);
  await new Promise((resume) => setTimeout(resume, 60_000));
  const { rss } = await usage(idle.process);
  await end(idle.process);
  return rss;
}
