import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root } from '../packages.js';
// @ts-expect-error plain JavaScript
import { workerFlags } from '../server-flags.js';
import { besideBudget, budgetOf, type Memory } from './budgets.ts';
import { isAlone, longestFirst, mostlyWaits } from './choose-files.ts';
import { patiently, waitForNothing } from './passing-database.ts';
import type { Outcome } from './test-worker.ts';

export interface Count {
  passed: number;
  failed: number;
  /** What failed, a line each, to be told once more at the end of everything. */
  failures: string[];
}

/** Two work through the files, each with one server for all of its own: as many as a small machine has cores. A third takes those that
 *  mostly wait, so that no core waits with them. */
const workers = 2;
/** A file that takes longer hangs, on however slow a machine. */
const longest = 3_600_000;
const program = join(import.meta.dirname, 'test-worker.ts');
const template = 'plumbline_template';

export interface TestDatabase {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** One PostgreSQL for the run; each test makes organisations of its own in it. An operator's own keeps its settings. With
 *  PLUMBLINE_TEST_HOMES there are as many, and organisations live there in turn. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-tests-'));
  await chmod(folder, 0o755);
  const given = process.env['TEST_DATABASE_URL'];
  const secret = randomBytes(24).toString('hex');
  const database = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedDatabase(folder, randomBytes(12).toString('hex'), console.log);
  const running = [database];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (!given) await waitForNothing(database.url);
    await migrateDatabase(database.url, secret);
    if (!given) await keepCopy(database.url);
    for (let number = 2; number <= Number(process.env['PLUMBLINE_TEST_HOMES'] ?? 1); number++) {
      const home = join(folder, `home-${number}`);
      await mkdir(home, { mode: 0o755 });
      const further = await startEmbeddedDatabase(home, randomBytes(12).toString('hex'), console.log);
      running.push(further);
      await waitForNothing(further.url);
      await migrateDatabase(further.url, secret);
      await keepCopy(further.url);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: {
      PLUMBLINE_TEST_DATABASE: patiently(database.url),
      PLUMBLINE_TEST_SECRET: secret,
      PLUMBLINE_TEST_OTHER_HOMES: running
        .slice(1)
        .map(({ url }, at) => `home-${at + 2}=${patiently(url)}`)
        .join(),
      ...(!given && { PLUMBLINE_TEST_TEMPLATE: template }),
    },
    stop,
  };
}

/** A copy is kept untouched. */
async function keepCopy(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const other = new URL(url);
  other.pathname = '/postgres';
  const aside = new pg.Client({ connectionString: other.href });
  await aside.connect();
  await aside.query(`create database ${template} template ${name}`);
  await aside.end();
}

interface Planned {
  path: string;
  weight: number;
  isAlone: boolean;
  waits: boolean;
}

/** What is known of the files before they run: how long they took, or take by their budget and size. */
const plan = (files: readonly string[], memory: Memory): Planned[] =>
  longestFirst(
    files.map((path) => {
      const source = readFileSync(join(root as string, path), 'utf8');
      const guess = source.length / 2 + (budgetOf(path) > budgetOf('') ? budgetOf(path) * 1000 : 0);
      return {
        path,
        weight: memory[path] ?? guess,
        isAlone: isAlone(source),
        waits: mostlyWaits(source),
      };
    }),
  );

/** Runs the files in shared processes, the longest first. */
export async function runServerTests(
  files: readonly string[],
  { environment, memory }: { environment: Record<string, string>; memory: Memory },
): Promise<Count> {
  const count: Count = { passed: 0, failed: 0, failures: [] };
  const work = async (...queues: Planned[][]) => {
    const shared = new Worker(environment);
    const next = () => queues.find(({ length }) => length > 0)?.shift();
    for (let file = next(); file !== undefined; file = next()) {
      const worker = file.isAlone ? new Worker(environment) : shared;
      const outcome = await worker.runs(file.path);
      if (worker !== shared) await worker.end();
      memory[file.path] = outcome.milliseconds;
      count.passed += outcome.passed;
      count.failed += outcome.failed;
      count.failures.push(...outcome.failures.map((failure) => `${file.path}: ${failure}`));
      console.log(
        `${file.path} (${besideBudget(file.path, outcome.milliseconds)})\n${outcome.report.trimEnd()}`,
      );
    }
    await shared.end();
  };
  const planned = plan(files, memory);
  const [waiting, busy] = [planned.filter(({ waits }) => waits), planned.filter(({ waits }) => !waits)];
  await Promise.all([work(waiting), ...Array.from({ length: workers }, () => work(busy, waiting))]);
  return count;
}

/** A process for tests, there once it is needed, and anew after one that broke. */
class Worker {
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  async runs(path: string): Promise<Outcome> {
    const child = (this.#child ??= fork(program, [], {
      env: { ...process.env, ...this.#environment, PLUMBLINE_TEST_WORKER: 'yes' },
      execArgv: workerFlags as string[],
    }));
    const started = performance.now();
    const outcome = await new Promise<Outcome | string>((resolve) => {
      const late = setTimeout(() => resolve(`took longer than ${longest / 1000} s`), longest);
      const ended = (code: number | null, signal: string | null) =>
        resolve(`its process ended with ${signal ?? code}`);
      child.once('exit', ended);
      child.once('message', (verdict) => {
        clearTimeout(late);
        child.off('exit', ended);
        resolve(verdict as Outcome);
      });
      child.send(path);
    });
    if (typeof outcome !== 'string') return outcome;
    child.kill('SIGKILL');
    this.#child = undefined;
    return {
      passed: 0,
      failed: 1,
      milliseconds: performance.now() - started,
      report: `✖ ${path} ${outcome}`,
      failures: [outcome],
    };
  }

  async end(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    child.send(null as never);
    await ended;
    clearTimeout(late);
  }
}
