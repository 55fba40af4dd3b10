import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  file: string;
  name?: string;
  imports?: string[];
}
type Manifest = Record<string, Entry>;

const built = join(import.meta.dirname, '../../dist/web');

/** The files a source needs before it runs, its own among them, by the build's manifest. */
function neededBy(manifest: Manifest, sources: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (source: string) => {
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`the build's manifest does not know ${source}`);
    if (needed.has(entry.file)) return;
    needed.add(entry.file);
    entry.imports?.forEach(need);
  };
  sources.forEach(need);
  return needed;
}

/** What a signed-in person loads whichever page they open: the start, the app with its frame and its bars, the texts every page speaks. */
const frame = ['start', 'shared', 'app', 'bars'];
const frameTexts = 'src/app/shell/start/first-texts/en.ts';

/** The addresses of the files that `screen` needs and the frame does not. Whatever else was loaded counts as the frame's. */
export async function ownFiles(screen: readonly string[]): Promise<Set<string>> {
  const manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const groups = Object.keys(manifest).filter((source) => frame.includes(manifest[source]?.name ?? ''));
  if (groups.length !== frame.length) throw new Error('the build names its files otherwise');
  const ofFrame = neededBy(manifest, [...groups, frameTexts]);
  return new Set(
    [...neededBy(manifest, screen)].filter((file) => !ofFrame.has(file)).map((file) => `/${file}`),
  );
}
