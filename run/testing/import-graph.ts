import { posix } from 'node:path';
import { importsOf } from '#tests/house/house-rules.ts';

/** Which files each file depends on. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const isCode = (path: string) => /\.(ts|tsx|js|mjs)$/.test(path);
const isTest = (path: string) => /\.(test|e2e)\.ts$/.test(path);

/** Tests that nothing leads to what they try: they make calls, or copy it. */
const triesItsFolder = /^(src|tests\/adding-a-record)\/.*\.test\.ts$/;

/** The world of the tests starts the whole product: followed further, every test would depend on everything. */
const whole = 'tests/world/world.ts';

/** Code depends on what it imports, and on what lies beside it and is no code: texts, SQL, data and templates are read
 *  by the code of their folder, or of the nearest above that has some, by names that no import tells. A test depends on
 *  everything in its folder and below: it makes calls, and what answers them no import tells either. */
export function graphOf(sources: ReadonlyMap<string, string>): ImportGraph {
  const paths = [...sources.keys()];
  const folders = new Set(paths.filter(isCode).map((path) => posix.dirname(path)));
  const silent = Map.groupBy(
    paths.filter((path) => !isCode(path)),
    (path) => readerOf(path, folders),
  );
  const below = (folder: string) =>
    paths.filter((path) => path.startsWith(`${folder}/`) && isCode(path) && !isTest(path));
  return new Map(
    [...sources].map(([path, source]) => {
      if (!isCode(path) || path === whole) return [path, []];
      const folder = posix.dirname(path);
      const imported = importsOf(path, source).filter((name) => sources.has(name));
      const tested = triesItsFolder.test(path) ? below(folder) : [];
      return [path, [...imported, ...tested, ...(silent.get(folder) ?? [])]];
    }),
  );
}

/** The nearest folder from a file's own upwards that holds code. */
function readerOf(path: string, folders: ReadonlySet<string>): string {
  let folder = posix.dirname(path);
  while (folder !== '.' && !folders.has(folder)) folder = posix.dirname(folder);
  return folder;
}

/** Everything that depends on one of the files, at whatever distance, and the files themselves. */
export function dependentsOf(files: Iterable<string>, graph: ImportGraph): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, imported] of graph)
    for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), path]);
  const found = new Set<string>();
  const open = [...files];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...(importers.get(path) ?? []));
  }
  return found;
}

/** Whether a file depends on another, at whatever distance. */
export function reaches(from: string, to: string, graph: ImportGraph): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === to) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...(graph.get(path) ?? []));
  }
  return false;
}
