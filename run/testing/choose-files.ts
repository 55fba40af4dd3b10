import { dependentsOf, type ImportGraph } from './import-graph.ts';

/** What is asked for behind `npm test --`. */
export interface TestArguments {
  /** Parts of paths; none means everything. */
  patterns: string[];
  /** Sweeps go over the whole product: of languages, layouts and themes, of places and values. Not by pairs alone. */
  all: boolean;
  shard?: { index: number; of: number };
  /** Only what depends on files that changed since this revision. */
  changedSince?: string;
}

export class WrongArgument extends Error {}

export function readArguments(given: readonly string[]): TestArguments {
  const selection: TestArguments = { patterns: [], all: false };
  for (const argument of given) {
    const [name, value] = argument.split('=', 2) as [string, string?];
    if (name === '--all') selection.all = true;
    else if (name === '--changed') selection.changedSince = value ?? 'HEAD';
    else if (name === '--shard') selection.shard = shardFrom(value);
    else if (name.startsWith('--')) throw new WrongArgument(`npm test does not know ${argument}`);
    else selection.patterns.push(argument);
  }
  return selection;
}

function shardFrom(value = ''): { index: number; of: number } {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(value)?.map(Number) ?? [];
  if (index === undefined || of === undefined || index < 1 || index > of)
    throw new WrongArgument('a shard is named as --shard=1/3: the first of three');
  return { index, of };
}

/** A file that says `// Own process: why` changes what the others in its process rely on. */
export const isAlone = (source: string): boolean => /^\/\/ Own process: \S/m.test(source);

/** A file that says `// Waits: why` leaves the machine to others for most of its time. */
export const mostlyWaits = (source: string): boolean => /^\/\/ Waits: \S/m.test(source);

export interface Weighed {
  path: string;
  weight: number;
}

/** Longest first, so that all who work at them end together; equal ones by name. */
export const longestFirst = <T extends Weighed>(files: readonly T[]): T[] =>
  files.toSorted((a, b) => b.weight - a.weight || (a.path < b.path ? -1 : 1));

/** The files of one of several machines: each next file goes where least lies so far. All machines come to the same split,
 *  as long as they weigh alike: by the size of files, never by what was measured on one of them. */
export function shardOf<T extends Weighed>(
  files: readonly T[],
  { index, of }: NonNullable<TestArguments['shard']>,
): T[] {
  const shards = Array.from({ length: of }, () => ({ weight: 0, files: [] as T[] }));
  for (const file of longestFirst(files)) {
    const lightest = shards.reduce((least, one) => (one.weight < least.weight ? one : least));
    lightest.files.push(file);
    lightest.weight += file.weight;
  }
  return shards[index - 1]?.files ?? [];
}

/** What decides about every test: the packages, the runner, the world that tests live in, the settings of compilers. */
const concernsAll =
  /^(package(-lock)?\.json|tsconfig\.\w+\.json|playwright\.config\.ts|run\/(?!draw-)|tests\/world\/|migrations\/|\.ci\/)/;
/** Nothing that runs reads these. */
const concernsNone = /^(docs\/decisions\/.*|[^/]*\.md|\.gitignore|\.oxfmtrc\.json)$/;
/** Tests that read the whole source, or drive the whole product: no import leads them to what they test. */
const isWhole = (path: string) => /^tests\/((tools|adding-a-record)\/)?[^/]*\.test\.ts$/.test(path);
const isJourney = (path: string) => path.endsWith('.e2e.ts');
const isOfProduct = (path: string) => /^(src|public|seeds)\/|^(index\.html|vite\.config\.ts)$/.test(path);

/** The test files that a change concerns, out of all of them; undefined when it concerns every one. Tests of the whole
 *  run with any change of the product, journeys with any but those behind the calls, which other tests make. */
export function concernedBy(
  changed: readonly string[],
  tests: readonly string[],
  graph: ImportGraph,
): string[] | undefined {
  const heard = changed.filter((path) => !concernsNone.test(path));
  if (heard.some((path) => concernsAll.test(path))) return undefined;
  // What was deleted stands in no graph; whoever imported it changed as well, or does not compile.
  const dependents = dependentsOf(heard, graph);
  const product = heard.filter((path) => isOfProduct(path) && !/\.(test|e2e)\.ts$/.test(path));
  const seen = product.some((path) => !path.includes('/server/'));
  return tests.filter(
    (path) => dependents.has(path) || (product.length > 0 && isWhole(path)) || (seen && isJourney(path)),
  );
}
