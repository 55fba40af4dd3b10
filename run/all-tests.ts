import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runTests } from 'node:test';
import { spec } from 'node:test/reporters';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { appPassword } from '#app/create-app.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { ensureBrowser } from './browser.js';
// @ts-expect-error plain JavaScript
import { root, run } from './packages.js';
// @ts-expect-error plain JavaScript
import { serverEnvironment } from './server-flags.js';

interface Count {
  passed: number;
  failed: number;
}

const patterns = process.argv.slice(2);
const wanted = (path: string) => patterns.length === 0 || patterns.some((pattern) => path.includes(pattern));
const found = (globs: string[]) => globSync(globs, { cwd: root }).filter(wanted).toSorted();
const step = async (name: string, script: string): Promise<Count> => {
  const failed = (await run(process.execPath, [script])) === 0 ? 0 : 1;
  if (failed) console.log(`FAILED ${name}`);
  return { passed: 1 - failed, failed };
};

/** Tests that speak to the whole server share one PostgreSQL; each makes organisations of its own in it. */
async function serverTests(files: string[]): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-tests-'));
  await chmod(folder, 0o755);
  const given = process.env['TEST_DATABASE_URL'];
  const database = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedDatabase(folder, randomBytes(12).toString('hex'), console.log);
  try {
    const secret = randomBytes(24).toString('hex');
    await migrateDatabase(database.url, appPassword(secret));
    Object.assign(process.env, { PLUMBLINE_TEST_DATABASE: database.url, PLUMBLINE_TEST_SECRET: secret });
    // What promises a time has the machine to itself.
    const [alone, together] = [true, false].map((timed) => files.filter((file) => timed === isTimed(file)));
    return added(await counted(together ?? []), await counted(alone ?? []));
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const isTimed = (file: string) => file.endsWith('tests/durability.test.ts');
const added = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

function counted(files: string[]): Promise<Count> {
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 0 });
  return new Promise((resolve, reject) => {
    const count = { passed: 0, failed: 0 };
    const tests = runTests({
      files: files.map((file) => join(root, file)),
      concurrency: 2,
      timeout: 300_000,
    });
    tests.on('test:summary', ({ file, counts, success }) => {
      if (file !== undefined) return;
      count.passed = counts.passed;
      count.failed = counts.tests - counts.passed - counts.skipped - counts.todo || (success ? 0 : 1);
    });
    tests
      .compose(new spec())
      .on('end', () => resolve(count))
      .on('error', reject)
      .pipe(process.stdout, { end: false });
  });
}

/** Journeys in a browser, against the product as it is started by people. */
async function browserTests(files: string[]): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-browser-'));
  const report = join(folder, 'report.json');
  const env = { PLUMBLINE_BROWSER: (await ensureBrowser()) as string, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  try {
    const code = (await run(
      process.execPath,
      [join(root, 'node_modules/playwright/cli.js'), 'test', '--reporter=list,json', ...files],
      { env },
    )) as number;
    const { stats } = JSON.parse(await readFile(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    // A journey that passed at the second try is told by name in the list above, and counted here.
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const counts: Count[] = [];
// The long ones first, so that both who work at them end together.
const serverFiles = [
  ...found(['tests/*.test.ts']),
  ...found(['src/**/*.test.ts', 'seeds/*.test.ts', 'bench/*.test.ts']),
];
const browserFiles = found(['tests/e2e/**/*.e2e.ts']);
// DATABASE_URL is the operator's; tests never touch it.
delete process.env['DATABASE_URL'];
// A hundred files load the server, each in a process of its own: the first one strips and compiles it for the others.
Object.assign(process.env, serverEnvironment);
if (patterns.length === 0) counts.push(await step('check', join(root, 'run/check.js')));
if (browserFiles.length > 0 || patterns.length === 0)
  counts.push(await step('web app', join(root, 'run/build-web.js')));
if (serverFiles.length > 0) counts.push(await serverTests(serverFiles));
if (browserFiles.length > 0) counts.push(await browserTests(browserFiles));
if (serverFiles.length + browserFiles.length === 0) {
  console.log(`No test file has ${patterns.join(' or ')} in its path.`);
  counts.push({ passed: 0, failed: 1 });
}

const sum = (part: keyof Count) => counts.reduce((all, count) => all + count[part], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
