import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { insertions, type Insertion } from './insertions.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const sample = join(import.meta.dirname, 'sample');
/** The same each time: what was found of the types of files that have not changed since is not looked for again. */
const folder = join(tmpdir(), `plumbline-record-${hash('sha1', root).slice(0, 8)}`);

/** The record's own files, by the paths that they get. */
export const sampleFiles = async (): Promise<string[]> =>
  (await readdir(sample, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(sample, join(entry.parentPath, entry.name)))
    .toSorted();

export const textOf = (path: string): Promise<string> => readFile(join(sample, path), 'utf8');

/** A file with what is put into it; words that are not there, or more than once, are told with the file's name. */
export function withInserted(text: string, { file, behind, lines, isWithin }: Insertion): string {
  const found = text.split(behind).length - 1;
  if (found !== 1) throw new Error(`${file} has ${behind} ${found} times, and not once`);
  const place = text.indexOf(behind) + behind.length;
  if (isWithin) return text.slice(0, place) + lines.join('') + text.slice(place);
  const end = endOfStatement(text, place);
  return `${text.slice(0, end)}\n${lines.join('\n')}${text.slice(end)}`;
}

/** Where the line ends; an import that goes over several ends with its last. */
function endOfStatement(text: string, place: number): number {
  const begin = text.lastIndexOf('\n', place) + 1;
  return text.startsWith('import ', begin) ? text.indexOf(';\n', place) + 1 : text.indexOf('\n', place);
}

/** What is no source of the product, and the sample, whose files get other paths. */
const apart = new Set(['.git', '.data', 'node_modules', 'dist', 'test-results', 'playwright-report']);
apart.add(relative(root, sample));

/** Puts the product into a folder of its own, with the record in it; its packages are those of the product. */
export async function copyWithSample(): Promise<void> {
  await removeCopy();
  await cp(root, folder, { recursive: true, filter: (path) => !apart.has(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const path of await sampleFiles()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(sample, path), join(folder, path));
  }
  for (const insertion of insertions) {
    const place = join(folder, insertion.file);
    await writeFile(place, withInserted(await readFile(place, 'utf8'), insertion));
  }
}

/** Runs one of our programs in the copy, on the Node of this process and with nothing of what its tests were told; answers what it said
 *  where it failed. */
export async function runsInCopy(...args: string[]): Promise<string> {
  const told = Object.entries(process.env).filter(
    ([name]) => !/^(PLUMBLINE_TEST|NODE_)|DATABASE_URL$/.test(name),
  );
  const how = { cwd: folder, env: Object.fromEntries(told), maxBuffer: 50_000_000 };
  return run(process.execPath, args, how).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  );
}

/** What is wrong with the types of the copy, in the browser or on the server. */
export const typesOfCopy = (room: 'server' | 'web'): Promise<string> => {
  const found = join(root, `node_modules/.cache/plumbline-types/record-${room}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', found];
  return runsInCopy('node_modules/typescript/bin/tsc', '-p', `tsconfig.${room}.json`, ...incremental);
};

export const removeCopy = (): Promise<void> => rm(folder, { recursive: true, force: true });
