import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests, seedProducts } from './testing/browser-tests.ts';
import { budgetOf, keepMemory, readMemory } from './testing/budgets.ts';
import { changedSince, readSources, whereBranchBegan } from './testing/changed-files.ts';
import {
  concernedBy,
  readArguments,
  shardOf,
  WrongArgument,
  type TestArguments,
} from './testing/choose-files.ts';
import { graphOf, reaches } from './testing/import-graph.ts';
import { runServerTests, startTestDatabase, type Count } from './testing/server-tests.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root, run } from './packages.js';
// @ts-expect-error plain JavaScript
import { loadingFlags } from './server-flags.js';

const serverGlobs = ['tests/**/*.test.ts', 'src/**/*.test.ts', 'seeds/**/*.test.ts', 'bench/**/*.test.ts'];
const journeyGlob = 'tests/e2e/**/*.e2e.ts';

const step = async (name: string, script: string): Promise<Count> => {
  const succeeded = (await run(process.execPath, [join(root as string, script)])) === 0;
  return succeeded ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
};

/** The test files that are asked for, of all there are. */
function choose({ patterns, shard, changedSince: revision }: TestArguments): string[] {
  let files = globSync([...serverGlobs, journeyGlob], { cwd: root as string }).toSorted();
  if (patterns.length > 0) files = files.filter((path) => patterns.some((part) => path.includes(part)));
  if (revision !== undefined) {
    const changed = changedSince(revision);
    const concerned = concernedBy(changed, files, graphOf(readSources()));
    console.log(
      concerned === undefined
        ? `Of ${changed.length} changed files some concern every test`
        : `${changed.length} changed files concern ${concerned.length} of ${files.length} test files`,
    );
    files = concerned ?? files;
  }
  if (shard === undefined) return files;
  // Every machine has to weigh alike: nothing that was measured counts.
  const weighed = files.map((path) => ({
    path,
    weight: budgetOf(path) + statSync(join(root as string, path)).size / 1000,
  }));
  return shardOf(weighed, shard).map(({ path }) => path);
}

/** Which of these some file needs: the server, which the world of the tests starts, and the product in processes of its own. */
function needsOf(files: readonly string[]): { server: boolean; product: boolean } {
  const graph = graphOf(readSources());
  const need = (part: string) => files.some((path) => reaches(path, part, graph));
  return { server: need('tests/world/world.ts'), product: need('tests/world/product.ts') };
}

/** As npm start does before it starts the product: the processes of the tests find our files without their types. */
const stripServer = () =>
  run(process.execPath, [...(loadingFlags as string[]), join(root as string, 'run/strip-server.js')]);

async function runAll(selection: TestArguments): Promise<Count[]> {
  const files = choose(selection);
  const journeys = files.filter((path) => path.endsWith('.e2e.ts'));
  const others = files.filter((path) => !path.endsWith('.e2e.ts'));
  // Whoever asks for some files wants to know about those; a change and a shard are for whoever wants to know it all.
  const checks = selection.patterns.length === 0 && (selection.shard?.index ?? 1) === 1;
  if (files.length === 0 && !checks) {
    const nothing = `No test file has ${selection.patterns.join(' or ')} in its path.`;
    if (selection.shard === undefined && selection.changedSince === undefined)
      return [{ passed: 0, failed: 1, failures: [nothing] }];
    console.log(nothing);
    return [];
  }
  const memory = readMemory();
  const counts: Count[] = [];
  const needs = needsOf(others);
  const [database, data = ''] = await Promise.all([
    needs.server ? startTestDatabase() : undefined,
    // Once the web app is built: a server that starts reads its files.
    (checks || journeys.length > 0
      ? step('web app', 'run/build-web.js').then((count) => counts.push(count))
      : Promise.resolve()
    ).then(() => (journeys.length > 0 ? seedProducts() : undefined)),
    needs.product && stripServer(),
    checks && step('check', 'run/check.js').then((count) => counts.push(count)),
  ]);
  process.once('exit', () => data !== '' && rmSync(data, { recursive: true, force: true }));
  try {
    const environment = { ...database?.environment, ...(selection.all && { PLUMBLINE_TEST_ALL: 'yes' }) };
    counts.push(await runServerTests(others, { environment, memory }));
  } finally {
    await database?.stop();
    keepMemory(memory);
  }
  if (journeys.length > 0) counts.push(await runBrowserTests(journeys, { all: selection.all, memory, data }));
  keepMemory(memory);
  return counts;
}

// DATABASE_URL is the operator's; tests never touch it.
delete process.env['DATABASE_URL'];
try {
  const selection = readArguments(process.argv.slice(2));
  if (selection.changedSince === 'HEAD') selection.changedSince = whereBranchBegan();
  const counts = await runAll(selection);
  const sum = (part: 'passed' | 'failed') => counts.reduce((all, count) => all + count[part], 0);
  // Last of all, so that whoever sees only the end of what was printed sees what to mend.
  for (const failure of counts.flatMap(({ failures }) => failures).toSorted())
    console.log(`FAILED ${failure}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
} catch (error) {
  if (!(error instanceof WrongArgument)) throw error;
  console.error(error.message);
  process.exit(1);
}
