import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseUser, reaches } from '#platform/server/database/embedded/system-user.ts';

const root = join(import.meta.dirname, '..');

/** Where the bench keeps its database: below `.data`, or, where the system user that the database runs as cannot enter the
 *  checkout (started by root in root's own home), below the system's folder for temporary files. */
export async function benchFolder(name: string): Promise<string> {
  const given = process.env['BENCH_DATA_DIR'];
  const folder = given === undefined ? join(root, '.data', name) : resolve(given);
  await openFolder(folder);
  if (given !== undefined || reaches(databaseUser(), folder)) return folder;
  const other = join(tmpdir(), `plumbline-${name}`);
  await openFolder(other);
  return other;
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

/** The database, and the lists of what was loaded into it. */
const ours = /^(postgres|(organisations|assessments|treated|assessed)\b.*\.json)$/;

const loaders = [
  'bench/load.ts',
  'bench/maturity/maturity-load.ts',
  'bench/prepare.ts',
  'bench/treatment/treatment-load.ts',
  'bench/compliance/compliance-load.ts',
  'bench/compliance/compliance-prepare.ts',
];

/** Empties a folder unless the same `rows` were loaded into it, to the end, by this loader into these tables. What it answers
 *  is called when they are loaded. */
export async function forgetOtherRows(folder: string, rows: string): Promise<() => Promise<void>> {
  const hash = createHash('sha256').update(rows);
  const migrations = (await readdir(join(root, 'migrations')))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join('migrations', name));
  for (const path of [...migrations, ...loaders]) hash.update(path).update(await readFile(join(root, path)));
  const made = hash.digest('hex');
  const mark = join(folder, 'loaded-by');
  if ((await readFile(mark, 'utf8').catch(() => undefined)) !== made)
    for (const name of (await readdir(folder)).filter((one) => ours.test(one)))
      await rm(join(folder, name), { recursive: true, force: true });
  return () => writeFile(mark, made);
}
