/** Stands in for `node:test` where mutants are tried: keeps what a file declares, so that single tests of it run again and
 *  again in one process. Node's own runner starts a process for each file and runs a file once. */

type Work = (t: unknown) => unknown;
interface Suite {
  before: Work[];
  after: Work[];
  beforeEach: Work[];
  afterEach: Work[];
  entries: (Suite | Test)[];
}
interface Test {
  name: string;
  work: Work;
}

const empty = (): Suite => ({ before: [], after: [], beforeEach: [], afterEach: [], entries: [] });
let open: { suite: Suite; names: string[] } | undefined;
let waiting: Promise<unknown>[] = [];

/** Keeps what `load` declares. What is declared outside of it belongs to the process and is not kept: it ends with it. */
export async function collected(load: () => Promise<unknown>): Promise<Suite> {
  const suite = empty();
  open = { suite, names: [] };
  waiting = [];
  await load();
  await Promise.all(waiting);
  open = undefined;
  return suite;
}

type Given = [name: string, ...rest: unknown[]];
const workOf = (given: Given) => given.findLast((one) => typeof one === 'function') as Work | undefined;
const optionsOf = (given: Given) =>
  given.find((one) => typeof one === 'object') as { skip?: unknown } | undefined;

export function test(...given: Given): void {
  const work = workOf(given);
  if (open === undefined || work === undefined || optionsOf(given)?.skip) return;
  open.suite.entries.push({ name: [...open.names, given[0]].join(' > '), work });
}
export function suite(...given: Given): void {
  const work = workOf(given);
  if (open === undefined || work === undefined || optionsOf(given)?.skip) return;
  const outer = open;
  const inner = { suite: empty(), names: [...outer.names, given[0]] };
  outer.suite.entries.push(inner.suite);
  open = inner;
  const done = work(undefined);
  open = outer;
  if (done instanceof Promise) waiting.push(done);
}
export { test as it, suite as describe };
export { mock } from 'node:test';
export default test;

const hook = (kind: 'before' | 'after' | 'beforeEach' | 'afterEach') => (work: Work) =>
  void open?.suite[kind].push(work);
export const before = hook('before');
export const after = hook('after');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');

export interface Outcome {
  name: string;
  milliseconds: number;
  error?: unknown;
}

interface Run {
  wanted(name: string): boolean;
  begins(name: string): void;
  ended(outcome: Outcome): 'go on' | 'stop';
  timeout(name: string): number;
}

export class TimedOut extends Error {}

const within = async (milliseconds: number, work: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`took more than ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([Promise.resolve().then(work), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs the wanted tests of what was collected, one after the other, with what stands before and after them. */
export async function runTests(all: Suite, run: Run): Promise<void> {
  const wanted = (suite: Suite): boolean =>
    suite.entries.some((entry) => ('entries' in entry ? wanted(entry) : run.wanted(entry.name)));
  let stopped = false;

  async function runTest({ name, work }: Test, around: readonly Suite[]) {
    const began = performance.now();
    const afterwards: Work[] = [];
    const t = {
      name,
      diagnostic: () => undefined,
      after: (one: Work) => void afterwards.push(one),
      test: (...given: Given) => Promise.resolve(workOf(given)?.(t)),
    };
    run.begins(name);
    let error: unknown;
    try {
      await within(run.timeout(name), async () => {
        for (const { beforeEach: each } of around) for (const one of each) await one(t);
        await work(t);
      });
    } catch (failure) {
      error = failure ?? new Error('failed');
    }
    for (const one of [...afterwards, ...around.flatMap(({ afterEach: each }) => each)]) await one(t);
    const outcome: Outcome = { name, milliseconds: performance.now() - began };
    if (error !== undefined) outcome.error = error;
    stopped ||= run.ended(outcome) === 'stop';
  }

  async function runSuite(suite: Suite, around: readonly Suite[]) {
    if (!wanted(suite)) return;
    for (const one of suite.before) await one(undefined);
    for (const entry of suite.entries) {
      if (stopped) break;
      if ('entries' in entry) await runSuite(entry, [...around, entry]);
      else if (run.wanted(entry.name)) await runTest(entry, around);
    }
    for (const one of suite.after) await one(undefined);
  }
  await runSuite(all, [all]);
}
