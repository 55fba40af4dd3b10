// A process that runs test files one after the other, all against one server. The one who started it says which.
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { afterFile, afterProcess } from '#tests/world/after-hooks.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root } from '../packages.js';

/** What came of a file. */
export interface Outcome {
  passed: number;
  failed: number;
  milliseconds: number;
  /** What the file's tests are called, and why some failed. */
  report: string;
  /** The tests that failed, a line each: name and the beginning of the reason. */
  failures: string[];
}

/** The runner's own sums, which are told once for all files. */
const sums = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) .*\n/gm;

/** One line of a failed test, short enough to stand in a list. */
const inOneLine = (name: string, { message, cause }: { message: string; cause?: unknown }) =>
  `${name}: ${(cause instanceof Error ? cause.message : message).replace(/\s+/g, ' ').slice(0, 300)}`;

/** What nobody caught, whichever test it belongs to. */
let uncaught: unknown[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => void uncaught.push(error));

/** Only tests, or suites, whose names have this are run (tests/adding-a-record). */
const { PLUMBLINE_TEST_NAMED: named } = process.env;

async function runFile(file: string): Promise<Outcome> {
  const started = performance.now();
  uncaught = [];
  const path = join(root as string, file);
  const tests = run({
    files: [path],
    isolation: 'none',
    ...(named && { testNamePatterns: [new RegExp(named, 'i')] }),
  });
  let [passed, failed] = [0, 1];
  tests.on('test:summary', ({ counts, success }) => {
    passed = counts.passed;
    failed = counts.tests - counts.passed - counts.skipped - counts.todo || (success ? 0 : 1);
  });
  const failures: string[] = [];
  tests.on('test:fail', ({ name, details }) => {
    if (details.type !== 'suite') failures.push(inOneLine(name, details.error));
  });
  // A file in which nothing is declared is a test itself to the runner, and passes.
  let declared = 0;
  tests.on('test:enqueue', ({ name }) => void (declared += name === path ? 0 : 1));
  const report = text(tests.compose(new spec()));
  // The runner says itself what is wrong with a file that cannot be loaded.
  await import(pathToFileURL(path).href).catch(() => undefined);
  await new Promise((resume) => setImmediate(resume));
  // Node ends a tree of tests when the process has nothing left to do; a server that stays up for the next file has.
  process.emit('beforeExit', 0);
  const said = await report;
  await afterFile.end();
  const milliseconds = Math.round(performance.now() - started);
  for (const error of uncaught)
    failures.push(inOneLine('nobody catches', error instanceof Error ? error : new Error(String(error))));
  failed = Math.max(failed, failures.length);
  if (failed > 0 && failures.length === 0) failures.push('what failed is no test: see above');
  if (declared === 0)
    return {
      passed: 0,
      failed: 1,
      milliseconds,
      report: `✖ ${file} declares no test\n${said}`,
      failures: ['It declares no test'],
    };
  return { passed, failed, milliseconds, report: said.replaceAll(sums, ''), failures };
}

process.on('message', (file: string | undefined | null) => {
  const done =
    typeof file === 'string'
      ? runFile(file).then((outcome) => void process.send?.(outcome))
      : afterProcess.end().then(() => process.exit(0));
  done.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(1));
