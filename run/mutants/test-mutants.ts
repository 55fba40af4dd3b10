import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSites, type Site } from './find-sites.ts';
import { isLeftOut, isMutated } from './mutated-files.ts';
import { withTestDatabase } from './test-database.ts';
import { eachOf, WorkerPool } from './worker-pool.ts';

interface Test {
  file: string;
  name: string;
  milliseconds: number;
}

interface Alive {
  site: Site;
  /** Whether some test met it, and passed without it. */
  met: boolean;
}

const root = join(import.meta.dirname, '../..');
const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
});
const jobs = Number(values.jobs);
const isWanted = (path: string) => paths.length === 0 || paths.some((part) => path.includes(part));

const sites = globSync('src/**/*.ts', { cwd: root })
  .filter(isMutated)
  .toSorted()
  .flatMap((path) => findSites(path, readFileSync(join(root, path), 'utf8')).sites);
const wanted = sites.filter(({ path }) => isWanted(path));
/** Those that may survive, each with the reason why no test can miss it. */
const accepted = JSON.parse(readFileSync(join(root, 'run/mutants/accepted.json'), 'utf8')) as Record<
  string,
  string
>;

const areaOf = (path: string) => path.split('/').slice(0, 3).join('/');
const areas = new Set(wanted.map(({ path }) => areaOf(path)));
// Of a part only the tests of its areas are run, and those of the whole.
const testFiles = globSync(['src/**/*.test.ts', 'tests/*.test.ts', 'seeds/*.test.ts'], { cwd: root })
  .filter(
    (file) =>
      !isLeftOut(file) && (paths.length === 0 || file.startsWith('tests/') || areas.has(areaOf(file))),
  )
  .toSorted();

const seconds = (from: number) => Math.round((performance.now() - from) / 1000);

/** How many folders a test shares with what is deleted: the nearest are asked first. */
const nearness = (site: Site, file: string): number => {
  const parts = file.split('/');
  const differs = site.path.split('/').findIndex((part, index) => part !== parts[index]);
  return differs === -1 ? parts.length : differs;
};
const inOrder = (site: Site, tests: readonly Test[]): Test[] =>
  tests.toSorted(
    (one, other) =>
      nearness(site, other.file) - nearness(site, one.file) || one.milliseconds - other.milliseconds,
  );

/** What a run with nothing deleted shows. */
interface Covered {
  /** The tests that meet a site, by its name. */
  meeting: ReadonlyMap<string, Test[]>;
  /** How many milliseconds the tests of a file take together, where all of them pass. */
  lengths: ReadonlyMap<string, number>;
}

/** Runs test files with nothing deleted. */
async function cover(pool: WorkerPool, files: readonly string[]): Promise<Covered> {
  const began = performance.now();
  const meeting = new Map<string, Test[]>(wanted.map(({ name }) => [name, []]));
  const lengths = new Map<string, number>();
  await eachOf(files, jobs, async (file) => {
    const reply = await pool.ask({ ask: 'cover', file });
    if (reply?.told !== 'covered') return console.log(`  ${file} ended its process and is left out`);
    if (reply.error !== undefined) console.log(`  ${file}: ${reply.error}`);
    if (reply.error === undefined && reply.tests.every(({ error }) => error === undefined))
      lengths.set(
        file,
        reply.tests.reduce((sum, test) => sum + test.milliseconds, 0),
      );
    for (const { met, error, ...test } of reply.tests) {
      if (error !== undefined) console.log(`  fails by itself: ${file} > ${test.name}: ${error}`);
      else for (const name of met) meeting.get(name)?.push({ file, ...test });
    }
  });
  console.log(`  ${files.length} test files run with nothing deleted, in ${seconds(began)} s`);
  return { meeting, lengths };
}

/** Deletes each of these sites while those tests run that meet it; the ones that nothing missed. */
async function tryEach(pool: WorkerPool, some: readonly Site[], files: readonly string[]): Promise<Alive[]> {
  const covered = await cover(pool, files);
  const tries = some.map((site) => ({ site, tests: inOrder(site, testsFor(site, covered, files)) }));
  const first = tries.reduce((sum, { tests }) => sum + (tests[0]?.milliseconds ?? 0), 0);
  const atLoad = some.filter((site) => site.atLoad).length;
  const minutes = ((first * 1.5 + atLoad * 10_000) / jobs / 60_000).toFixed(1);
  console.log(
    `  about ${minutes} minutes for ${some.length} places, ${jobs} at once, by the times just measured`,
  );

  const began = performance.now();
  const alive: Alive[] = [];
  await eachOf(tries, jobs, async ({ site, tests }) => {
    if (tests.length === 0) return void alive.push({ site, met: false });
    const reply = await pool.ask({ ask: 'try', site: site.name, tests }, site.atLoad ? site.name : undefined);
    const tried = reply?.told === 'tried' ? reply : { killedBy: 'its process ended', error: '' };
    if (tried.killedBy === undefined) {
      alive.push({ site, met: true });
      if (values.verbose) console.log(`  alive ${site.name}`);
    } else if (values.verbose) console.log(`  ${site.name}\n    missed by ${tried.killedBy}: ${tried.error}`);
  });
  console.log(`  took ${seconds(began)} s`);
  return alive;
}

/** The tests a site is tried with. What is evaluated while files load is met by no single test: the files of its area are run. */
function testsFor(site: Site, { meeting, lengths }: Covered, files: readonly string[]): Test[] {
  if (!site.atLoad) return meeting.get(site.name) ?? [];
  const isNear = (file: string) => nearness(site, file) >= 3 || file.startsWith('tests/workflow');
  return files.flatMap((file) => {
    const milliseconds = lengths.get(file);
    return milliseconds === undefined || !isNear(file) ? [] : [{ file, name: '', milliseconds }];
  });
}

/** The tests of the things first; those of the whole product only for what is left. */
async function tryAll(pool: WorkerPool): Promise<Alive[]> {
  console.log(`${wanted.length} places, ${testFiles.length} test files`);
  const ofThings = testFiles.filter((file) => file.startsWith('src/'));
  const ofWhole = testFiles.filter((file) => !file.startsWith('src/'));
  const left = await tryEach(pool, wanted, ofThings);
  console.log(`${left.length} left for the tests of the whole product`);
  if (values.verbose)
    for (const { site, met } of left) console.log(`  left ${met ? '' : '(not met) '}${site.name}`);
  // What is accepted concerns the whole run: a part ends here when nothing else is left.
  if (values.near || left.every(({ site }) => paths.length > 0 && site.name in accepted)) return left;
  const before = new Set(left.filter(({ met }) => met).map(({ site }) => site));
  const alive = await tryEach(
    pool,
    left.map(({ site }) => site),
    ofWhole,
  );
  return alive.map(({ site, met }) => ({ site, met: met || before.has(site) }));
}

function report(alive: readonly Alive[]): boolean {
  const unnamed = alive.filter(({ site }) => !(site.name in accepted));
  const gone = Object.keys(accepted).filter((name) => !sites.some((site) => site.name === name));
  const dead = wanted.filter((site) => site.name in accepted && !alive.some((one) => one.site === site));
  const print = (head: string, names: readonly string[]) => {
    if (names.length > 0) console.log(`\n${head}\n${names.map((name) => `  ${name}`).join('\n')}`);
  };
  const reply = (isMet: boolean) =>
    unnamed
      .filter(({ met }) => met === isMet)
      .map(({ site: { name, path, line } }) => `${path}:${line} ${name.slice(path.length + 3)}`);
  print('No test meets:', reply(false));
  print('Deleted, and every test that meets it passes:', reply(true));
  print('Named in run/mutants/accepted.json, and not there any more:', gone);
  print(
    'Named in run/mutants/accepted.json, and missed by a test now:',
    dead.map(({ name }) => name),
  );
  console.log(
    `\n${wanted.length} places, ${wanted.length - alive.length} missed by a test, ${alive.length - unnamed.length} accepted, ${unnamed.length} survive`,
  );
  return unnamed.length + gone.length + dead.length === 0;
}

if (values.list) {
  for (const { path, line, name } of wanted) console.log(`${path}:${line} ${name.slice(path.length + 3)}`);
} else {
  const passed = await withTestDatabase(async () => {
    const pool = new WorkerPool();
    try {
      return report(await tryAll(pool));
    } finally {
      pool.stop();
    }
  });
  process.exitCode = passed ? 0 : 1;
}
