import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visits } from '../../run/web-build/visits.ts';

const built = join(import.meta.dirname, '../../dist/web');

/** The addresses of the files that the screen at `path` needs and the frame does not. Whatever else was loaded counts as the
 *  frame's. */
export async function ownFiles(path: string): Promise<Set<string>> {
  const visits = JSON.parse(await readFile(join(built, '.vite/visits.json'), 'utf8')) as Visits;
  const screen = visits.screens[path];
  if (screen === undefined) throw new Error(`the build knows no screen at ${path}`);
  return new Set(screen.files.map((file) => `/${file}`));
}
