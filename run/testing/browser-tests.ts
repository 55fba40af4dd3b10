import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { ensureBrowser } from '../browser.js';
// @ts-expect-error plain JavaScript
import { root, run } from '../packages.js';
import { judge, type Memory } from './budgets.ts';
import type { Count } from './server-tests.ts';

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

/** How long the journeys of a file took one after the other, those that were tried twice counted once. */
const tookOf = ({ specs, suites = [] }: Suite): number =>
  specs.flatMap(({ tests }) => tests).reduce((sum, { results }) => sum + (results.at(-1)?.duration ?? 0), 0) +
  suites.reduce((sum, suite) => sum + tookOf(suite), 0);

/** Journeys in a browser, against the product as it is started by people. */
export async function runBrowserTests(
  files: readonly string[],
  { all, memory }: { all: boolean; memory: Memory },
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-browser-'));
  const place = join(folder, 'report.json');
  const env = {
    PLUMBLINE_BROWSER: (await ensureBrowser()) as string,
    PLAYWRIGHT_JSON_OUTPUT_NAME: place,
    ...(all && { PLUMBLINE_TEST_ALL: 'yes' }),
  };
  try {
    const code = (await run(
      process.execPath,
      [join(root as string, 'node_modules/playwright/cli.js'), 'test', '--reporter=list,json', ...files],
      { env },
    )) as number;
    const report = await readFile(place, 'utf8').catch(() => undefined);
    if (report === undefined) return { passed: 0, failed: 1 }; // It ended before it began, and has said why.
    const { stats, suites } = JSON.parse(report) as Report;
    // A journey that passed at the second try is told by name in the list above, and counted here.
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try`);
    const tooLong = suites
      .map((suite) => ({ path: `tests/e2e/${suite.file}`, took: tookOf(suite) }))
      .toSorted((one, other) => other.took - one.took)
      .filter(({ path, took }) => {
        const { said: verdict, tooOften } = judge(memory, path, took);
        console.log(`${path} (${verdict})`);
        return tooOften && !all;
      });
    const failed = stats.unexpected || (code === 0 ? 0 : 1);
    return { passed: stats.expected + stats.flaky, failed: failed + tooLong.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
