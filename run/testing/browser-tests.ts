import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { ensureBrowser, journeysAtOnce } from '../browser.js';
// @ts-expect-error plain JavaScript
import { root, run } from '../packages.js';
// @ts-expect-error plain JavaScript
import { loadingFlags } from '../server-flags.js';
import { besideBudget, type Memory } from './budgets.ts';
import type { Count } from './server-tests.ts';

interface Suite {
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

/** How long the journeys of a file took one after the other, those that were tried twice counted once. */
const tookOf = ({ specs, suites = [] }: Suite): number =>
  specs.flatMap(({ tests }) => tests).reduce((sum, { results }) => sum + (results.at(-1)?.duration ?? 0), 0) +
  suites.reduce((sum, suite) => sum + tookOf(suite), 0);

/** The journeys that ended so, a line each: their names and the beginning of what stopped them first. */
const endedAs = (status: 'unexpected' | 'flaky', { file, specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const reason = results.find(({ error }) => error)?.error?.message ?? 'no reason is told';
        return `tests/e2e/${file}: ${title}: ${stripVTControlCharacters(reason).replace(/\s+/g, ' ').slice(0, 300)}`;
      }),
  ),
  ...suites.flatMap((suite) => endedAs(status, suite)),
];

/** Makes the data of the products that journeys walk in, and answers where it lies. A product that finds none makes its own when it is
 *  started, and says what is wrong. */
export async function seedProducts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-browser-'));
  await chmod(folder, 0o755);
  if (process.platform === 'win32') return folder;
  const script = join(root as string, 'run/testing/seed-products.ts');
  const flags = [...(loadingFlags as string[]), script, folder, String(journeysAtOnce)];
  const code = (await run(process.execPath, flags)) as number;
  if (code !== 0) for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  return folder;
}

/** Journeys in a browser, against the product as it is started by people. */
export async function runBrowserTests(
  files: readonly string[],
  { all, memory, data }: { all: boolean; memory: Memory; data: string },
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-browser-'));
  const place = join(folder, 'report.json');
  const env = {
    PLUMBLINE_BROWSER: (await ensureBrowser()) as string,
    PLAYWRIGHT_JSON_OUTPUT_NAME: place,
    PLUMBLINE_BROWSER_DATA: data,
    ...(all && { PLUMBLINE_TEST_ALL: 'yes' }),
  };
  try {
    const code = (await run(
      process.execPath,
      [join(root as string, 'node_modules/playwright/cli.js'), 'test', '--reporter=list,json', ...files],
      { env },
    )) as number;
    const report = await readFile(place, 'utf8').catch(() => undefined);
    if (report === undefined) {
      // It has said above why.
      return { passed: 0, failed: 1, failures: ['The journeys ended before they began'] };
    }
    const { stats, suites } = JSON.parse(report) as Report;
    for (const line of suites.flatMap((suite) => endedAs('flaky', suite))) console.log(`SECOND TRY ${line}`);
    const taken = suites.map((suite): [string, number] => [`tests/e2e/${suite.file}`, tookOf(suite)]);
    Object.assign(memory, Object.fromEntries(taken));
    for (const [path, took] of taken.toSorted(([, one], [, other]) => other - one))
      console.log(`${path} (${besideBudget(path, took)})`);
    const failures = suites.flatMap((suite) => endedAs('unexpected', suite));
    if (code !== 0 && failures.length === 0) failures.push(`The journeys ended with ${code}`);
    return { passed: stats.expected + stats.flaky, failed: failures.length, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
