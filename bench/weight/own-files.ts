import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visits } from '../../run/web-build/visits.ts';

const built = join(import.meta.dirname, '../../dist/web');

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const readBuilt = async <T>(name: string) =>
  JSON.parse(await readFile(join(built, `.vite/${name}.json`), 'utf8')) as T;

/** The addresses of the files that the screen at `path` needs or loads by itself and the frame does not. Whatever else was loaded
 *  counts as the frame's. */
export async function ownFiles(path: string): Promise<Set<string>> {
  const visits = await readBuilt<Visits>('visits');
  const manifest = await readBuilt<Record<string, ManifestEntry>>('manifest');
  const screen = visits.screens[path];
  if (screen === undefined) throw new Error(`the build knows no screen at ${path}`);
  const own = new Set(screen.files);
  const add = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || own.has(entry.file) || visits.frame.includes(entry.file)) return;
    own.add(entry.file);
    entry.imports?.forEach(add);
  };
  for (const { file, dynamicImports = [] } of Object.values(manifest))
    if (screen.files.includes(file)) dynamicImports.forEach(add);
  return new Set([...own].map((file) => `/${file}`));
}
