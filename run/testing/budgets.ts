import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root } from '../packages.js';

/** What is known of a file from earlier runs on this machine. It lies outside git: a fresh clone knows nothing. */
interface Remembered {
  milliseconds: number;
  /** How often in a row it took longer than it may. */
  over: number;
}
export type Memory = Record<string, Remembered>;

const place = join(root as string, 'node_modules/.cache/plumbline-tests/durations.json');
/** How many times in a row are too many: once is a busy machine. */
const patience = 3;

export function readMemory(): Memory {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Memory;
  } catch {
    return {};
  }
}

export function keepMemory(memory: Memory): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(memory, undefined, 1));
}

interface Budgets {
  /** Seconds for a file that speaks to the server, or to nobody. */
  test: number;
  /** Seconds for a file of journeys in the browser. */
  journey: number;
  /** Files that may take longer, and why. */
  exceptions: { file: string; seconds: number; why: string }[];
}

const budgets = JSON.parse(readFileSync(join(root as string, 'tests/budgets.json'), 'utf8')) as Budgets;

/** How many seconds a file may take. Exceptions are named by file name, wherever the file lies. */
export const budgetOf = (path: string): number =>
  budgets.exceptions.find(({ file }) => path === file || path.endsWith(`/${file}`))?.seconds ??
  (path.endsWith('.e2e.ts') ? budgets.journey : budgets.test);

/** Notes how long a file took. Answers what there is to say of it, and whether it was too long too often. While the machine
 *  works at something else besides, nothing is held against the file. */
export function judge(
  memory: Memory,
  path: string,
  milliseconds: number,
  { budget = budgetOf(path), busy = loadavg()[0] ?? 0, cores = availableParallelism() } = {},
): { said: string; tooOften: boolean } {
  const exceeded = milliseconds > budget * 1000;
  const before = memory[path]?.over ?? 0;
  const over = !exceeded ? 0 : busy > 3 * cores ? before : before + 1;
  memory[path] = { milliseconds, over };
  const took = `${(milliseconds / 1000).toFixed(1)} s of ${budget} s`;
  if (!exceeded) return { said: took, tooOften: false };
  return { said: `${took}, OVER ITS BUDGET ${over} times in a row`, tooOften: over >= patience };
}
