import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root } from '../packages.js';

/** Milliseconds that each file took the last time on this machine. They lie outside git: a fresh clone knows none. */
export type Memory = Record<string, number>;

const place = join(root as string, 'node_modules/.cache/plumbline-tests/milliseconds.json');

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
  /** Files that take longer, and why. */
  exceptions: { file: string; seconds: number; why: string }[];
}

const budgets = JSON.parse(readFileSync(join(root as string, 'tests/budgets.json'), 'utf8')) as Budgets;

/** How many seconds a file is to take. Exceptions are named by file name, wherever the file lies. */
export const budgetOf = (path: string): number =>
  budgets.exceptions.find(({ file }) => path === file || path.endsWith(`/${file}`))?.seconds ??
  (path.endsWith('.e2e.ts') ? budgets.journey : budgets.test);

/** How long a file took, beside its budget. It is told, and fails nothing: what is slow may be the machine. */
export function besideBudget(path: string, milliseconds: number): string {
  const budget = budgetOf(path);
  const took = `${(milliseconds / 1000).toFixed(1)} s of ${budget} s`;
  return milliseconds > budget * 1000 ? `${took}, over its budget` : took;
}
