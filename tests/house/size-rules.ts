import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Sources } from '#tests/house/house-rules.ts';

export const most = { lines: 300, functionLines: 120, files: 25 };

/** Lines as the eye sees them: blank ones and comments count, the end of the last one does not. */
const linesOf = (source: string): number => source.replace(/\n+$/, '').split('\n').length;

/** Files that are too long, folders that are too full, functions in tests that are too long. */
export const brokenSizes = (sources: Sources): string[] => [
  ...longFiles(sources),
  ...fullFolders(sources.keys()),
  ...[...sources]
    .filter(([path]) => /\.(test|e2e)\.ts$/.test(path))
    .flatMap(([path, source]) => longFunctions(path, source)),
];

function longFiles(sources: Sources): string[] {
  return [...sources]
    .filter(([path, source]) => /\.(tsx?|js|mjs|css|sql)$/.test(path) && linesOf(source) > most.lines)
    .map(([path, source]) => `${path}: ${linesOf(source)} lines, at most ${most.lines}`);
}

/** Decision records and migrations are lists that only grow. */
const endless = /^(docs\/decisions|migrations)(\/|$)/;

function fullFolders(paths: Iterable<string>): string[] {
  const counted = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    if (!endless.test(folder)) counted.set(folder, (counted.get(folder) ?? 0) + 1);
  }
  return [...counted]
    .filter(([, count]) => count > most.files)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${most.files}`);
}

const groups = /(?:\bsuite|\bdescribe)\($/;

/** In tests, what a suite groups may be long; a test, and whatever else is a function, may not. Elsewhere oxlint counts. */
function longFunctions(path: string, source: string): string[] {
  const found: string[] = [];
  const look = ({ start, end }: { start: number; end: number }) => {
    const lines = linesOf(source.slice(start, end));
    const before = source.slice(Math.max(0, start - 400), start);
    const isGroup = groups.test(before.replace(/(?:'[^']*'|`[^`]*`|"[^"]*"),\s*(?:\{[^{}]*\},\s*)?$/, ''));
    if (lines > most.functionLines && !isGroup)
      found.push(
        `${path}: a function of ${lines} lines, at most ${most.functionLines} (line ${linesOf(source.slice(0, start))})`,
      );
  };
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(path, source).program);
  return found;
}
