import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { browserFlags, ensureBrowser } from '../../run/browser.js';
import { atEnd, untilEnd } from '../ends.ts';
import { watchCalls } from './quiet-page.ts';
import { longestFrame, recordFrames } from './recorded-frames.ts';
import { startRegister } from './register.ts';
import { standStill } from './still-page.ts';
import { address, steps, type Step } from './steps.ts';
import { middle } from '../spread.ts';
import { inputMark, kinds, tasksOf, type Task } from './trace.ts';

// npm run bench:frames [-- --rounds 3 --rows 50 --only owner,date --keep folder]: people at work in a register of 20,000 risks, at
// 1440 pixels and a quarter of the processor's speed.
//  - A task is what the browser's main thread does in one go, a frame is what passes from one picture to the next. Both are
//    the longest from the first input of a step until the page has come to rest.
//  - The floor is the same page without any script: what a click and new rows cost the browser alone.
//  - `--keep` leaves the traces in a folder, with the stacks of the scripts; they open in the browser's own tools.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const parts = values.only.split(',');
const isWanted = ({ name }: Step) => parts.some((part) => name.includes(part));
const risks = 20_000;
const slowdown = 4;
const goal = 50;
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8.execute',
  'toplevel',
  ...(values.keep === undefined ? [] : ['disabled-by-default-v8.cpu_profiler']),
];

interface Watched {
  page: Page;
  /** Waits until nothing is being read. */
  rest: () => Promise<void>;
}

interface Look {
  task: Task;
  /** Milliseconds. */
  frame: number;
}

async function look(browser: Browser, { page, rest }: Watched, step: Step, keep?: string): Promise<Look> {
  const act = await step.prepare(page);
  await page.evaluate(recordFrames, inputMark);
  await browser.startTracing(page, { categories });
  // What watches the stacks starts with the first script it meets.
  await page.evaluate(() => performance.now());
  await page.waitForTimeout(300);
  await act();
  await page.waitForTimeout(500);
  await page.waitForFunction(step.isDone, undefined, { polling: 200 });
  await rest();
  await page.waitForTimeout(400);
  const trace = await browser.stopTracing();
  if (keep !== undefined) await writeFile(keep, trace);
  const [task] = tasksOf(trace);
  if (task === undefined) throw new Error(`nothing happened: ${step.name}`);
  return { task, frame: await page.evaluate(longestFrame) };
}

const ms = (value: number) => `${value.toFixed(0).padStart(4)} ms`;

/** The middle and the worst of all looks, and what the one in the middle went into. */
function printLooks(name: string, looks: readonly Look[]): boolean {
  const tasks = looks.map(({ task }) => task).toSorted((a, b) => a.took - b.took);
  const task = tasks[tasks.length >> 1];
  const [took, frame] = [middle(tasks.map((one) => one.took)), middle(looks.map((one) => one.frame))];
  const holds = Math.max(took, frame) <= goal;
  const parts = kinds
    .map((kind) => [kind, task?.parts[kind] ?? 0] as const)
    .filter(([, part]) => part >= 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, part]) => `${kind} ${part.toFixed(0)}`);
  console.log(
    `${holds ? 'holds ' : 'MISSED'}  ${name.padEnd(26)} task ${ms(took)} (worst ${ms(tasks.at(-1)?.took ?? 0)}), ` +
      `frame ${ms(frame)} (worst ${ms(Math.max(...looks.map((one) => one.frame)))})  ${task?.by}: ${parts.join(', ')}`,
  );
  return holds;
}

await untilEnd(async () => {
  const register = await startRegister(risks);
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser()) as string,
    args: browserFlags as string[],
  });
  atEnd(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, register.session);
  const page = await context.newPage();
  const work = { page, rest: watchCalls(page) };
  // A page that is held back keeps a processor busy also while it rests: one at a time is.
  const held = async (one: Page) => {
    const session = await context.newCDPSession(one);
    return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  if (values.keep !== undefined) await mkdir(values.keep, { recursive: true });

  const looks = new Map<string, Look[]>();
  const lookAt = async (seen: Watched, step: Step, round: number) => {
    const keep =
      values.keep === undefined
        ? undefined
        : join(values.keep, `${step.name.replaceAll(/\W+/g, '-')}-${round}.json`);
    const found = await look(browser, seen, step, keep);
    // The first round warms the scripts, as an hour of work does.
    if (round > 0) looks.set(step.name, [...(looks.get(step.name) ?? []), found]);
  };
  await page.goto(`${register.address}${address}&limit=${values.rows}`);
  await page.waitForSelector('.data-table[aria-busy=false] tbody tr');
  await work.rest();
  await page.waitForTimeout(2000);
  const still = await standStill(page);
  const floor = { page: still.page, rest: watchCalls(still.page) };
  const [holdWork, holdFloor] = [await held(page), await held(still.page)];
  for (let round = 0; round <= Number(values.rounds); round++) {
    await holdWork(1);
    await holdFloor(slowdown);
    await still.page.bringToFront();
    for (const step of still.steps.filter(isWanted)) await lookAt(floor, step, round);
    await holdFloor(1);
    await page.bringToFront();
    await page.goto(`${register.address}${address}&limit=${values.rows}`);
    await page.waitForSelector('.data-table[aria-busy=false] tbody tr');
    await work.rest();
    await page.waitForTimeout(1000);
    await holdWork(slowdown);
    for (const step of steps.filter(isWanted)) await lookAt(work, step, round);
  }
  console.log(
    `A register of ${risks} risks, ${values.rows} rows at once, ${slowdown}x slower, ${values.rounds} rounds; goal ${goal} ms:`,
  );
  let missed = 0;
  for (const [name, all] of looks) if (!printLooks(name, all)) missed++;
  if (missed > 0) console.log(`${missed} of ${looks.size} steps take longer than ${goal} ms.`);
});
