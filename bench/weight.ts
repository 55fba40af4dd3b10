import { chromium, type Request } from '@playwright/test';
import { watchCalls } from './frames/quiet-page.ts';
import { buildEmptyPage, buildWithEmptyRoute } from './weight/measuring-build.ts';
import { ownFiles } from './weight/own-files.ts';
import { emptyDocument } from './weight/empty-document.ts';
import { measureChanges } from './weight/page-changes.ts';
import { middle } from './spread.ts';
import { median, ratioSpread, spread } from './weight/medians.ts';
import { isDrawn, isPainted, readPaint } from './weight/paint.ts';
import { startPage, startProduct } from './weight/product.ts';
import {
  firstPicture,
  inTurns,
  keepSession,
  slowDown,
  withPage,
  type Painted,
} from './weight/visited-page.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { browserFlags, ensureBrowser } from '../run/browser.js';

// npm run bench:weight [-- --runs 9] [--home]: what the first visit costs, beside what the same libraries cost alone;
// with --home only that of the home page.
//  - Bytes are those of the bodies as they came over the wire (brotli). "Before a page's own" is all JavaScript that a signed-in visit
//    asks for before its content stands, but the files that, by the build's own lists, its screen and its screen's texts need or load
//    by themselves and the frame does not. What the frame loads later counts with the visit alone.
//  - Paint is taken at a quarter of the processor's speed, in turns with an empty page that loads the same libraries. The home page's
//    first picture is taken a hundred times beside that of a page of one line, in an order by chance: fewer do not tell it apart.
//  - A change of page runs from the click on an entry of the navigation until the next screen's content is painted, in one
//    app where every screen was open before, beside the change from the same screen to an empty one. What a
//    screen shows at once from answers it knows is its content: the matrix, the rows, the filled form.
const runsOf = (usual: number) =>
  Number(process.argv[process.argv.indexOf('--runs') + 1 || process.argv.length] ?? usual);
const runs = runsOf(9);
const slowdown = 4;
const dashboard = '/apps/dashboards/risk';
const person = { email: 'admin@meridian.example', password: 'harbour-lantern-42' };
const base = '/org/meridian';

interface Visit extends Painted {
  requests: number;
  /** Bytes of JavaScript as they came over the wire, without headers. */
  script: number;
  scripts: { address: string; bytes: number; early: boolean }[];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
let missed = 0;
function printValue(what: string, value: number, most: number, print: (value: number) => string): void {
  if (value > most) missed++;
  const share = most === 0 ? '' : `, ${((value / most) * 100).toFixed(0)}% of it`;
  console.log(
    `${value > most ? 'MISSED' : 'holds '}  ${what}: ${print(value)} (goal at most ${print(most)}${share})`,
  );
}

/** One cold visit until what matches `content` stands there; without it until content is painted. */
const visit = (
  address: string,
  content: string | undefined,
  { session, slow = 1 }: { session?: string; slow?: number } = {},
): Promise<Visit> =>
  withPage(
    browser,
    { content, session: session === undefined ? session : [session, base], slow },
    async (page) => {
      const finished: Promise<{ address: string; bytes: number; isScript: boolean; askedAt: number }>[] = [];
      const note = (request: Request) => {
        const sized = async () => ({
          address: new URL(request.url()).pathname,
          bytes: (await request.sizes()).responseBodySize,
          isScript: request.resourceType() === 'script',
          askedAt: request.timing().startTime,
        });
        finished.push(sized());
      };
      page.on('requestfinished', note);
      const isQuiet = watchCalls(page);
      await page.goto(address);
      await page.waitForFunction(content === undefined ? isPainted : isDrawn, undefined, { polling: 100 });
      await isQuiet();
      await page.waitForTimeout(500);
      // What the app asks for later is no part of the visit, and may not be there any more to be measured.
      page.off('requestfinished', note);
      // What the page's memory answered never went over the wire: its size is below nothing.
      const requests = (await Promise.all(finished)).filter(({ bytes }) => bytes >= 0);
      const paint = await page.evaluate(readPaint);
      const drawnAt = paint.drawn + (await page.evaluate(() => performance.timeOrigin));
      const scripts = requests
        .filter(({ isScript }) => isScript)
        .map(({ address, bytes, askedAt }) => ({ address, bytes, early: askedAt < drawnAt }));
      return {
        requests: requests.length,
        scripts,
        script: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
        paint,
      };
    },
  );

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}${base}/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { data } = (await reply.json()) as { data: [{ token: string }] };
  return data[0].token;
}

const times = (value: number) => value.toFixed(2);

/** Cold visits to a screen and to an empty page that loads the same libraries, at the slowed processor's speed. */
async function besideEmptyPage(address: string, content: string, { scripts }: Visit, session: string) {
  const empty = await startPage(await buildEmptyPage(scripts.map((one) => one.address)), 'empty.html');
  try {
    return await inTurns(
      {
        full: () => visit(address, content, { session, slow: slowdown }),
        bare: () => visit(`${empty.address}/`, emptyLine, { slow: slowdown }),
      },
      runs,
    );
  } finally {
    await empty.stop();
  }
}

/** An assessment of 153 questions, until the first of them can be answered. */
async function printQuestionnaire(session: string): Promise<void> {
  const reply = await fetch(`${product.address}${base}/maturity/assessment/`, {
    method: 'POST',
    headers: { authorization: `token ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      framework: 'cis',
      name: 'Opened while measuring',
      period: { from: '2026-01-01', to: '2026-06-30' },
    }),
  });
  const { data } = (await reply.json()) as { data: { id: string } };
  const address = `${product.address}/apps/assessment?assessment=${data.id}`;
  const cold = await visit(address, firstQuestion, { session });
  console.log(`assessment: ${kB(cold.script)} of JavaScript in ${cold.requests} requests`);
  const { full, bare } = await besideEmptyPage(address, firstQuestion, cold, session);
  const [usable, floor] = [median(full, 'drawn'), median(bare, 'drawn')];
  console.log(
    `Medians of ${full.length} visits at ${slowdown}x: first section usable ${usable.toFixed(0)} ms, ` +
      `LCP ${median(full, 'largest').toFixed(0)} ms (${full[0]?.paint.what}); empty page ${floor.toFixed(0)} ms`,
  );
  printValue('assessment, first section usable, times the empty page', usable / floor, 1.3, times);
  printValue('assessment, layout shift', median(full, 'shift'), 0.05, (value) => value.toFixed(3));
}

async function printChanges(session: string): Promise<void> {
  const app = await startPage(await buildWithEmptyRoute(), 'index.html', product.address);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(keepSession, [session, base] as const);
    await page.goto(`${app.address}${dashboard}`);
    const { to, toEmpty } = await measureChanges(page, runs, () => slowDown(page, slowdown));
    console.log(
      `Medians of ${toEmpty.length} changes to the empty screen at ${slowdown}x: ${middle(toEmpty).toFixed(0)} ms`,
    );
    for (const [name, took] of to)
      console.log(
        `          ${(middle(took) / middle(toEmpty)).toFixed(2)}  ${name}, ${middle(took).toFixed(0)} ms of ${took.length}`,
      );
    printValue(
      'change of page, times the empty screen',
      middle([...to.values()].flat()) / middle(toEmpty),
      1.5,
      times,
    );
    await context.close();
  } finally {
    await app.stop();
  }
}

/** The home page before anybody scrolls, beside a page of the same server that says one line. */
async function printHome(): Promise<void> {
  const empty = await emptyDocument();
  try {
    const addresses = { home: `${product.address}/home`, empty: `${empty.address}/` };
    const cold = await visit(addresses.home, undefined);
    printValue('/home before scrolling, JavaScript', cold.script, 100_000, kB);
    const { home: full, empty: bare } = await inTurns(
      {
        home: () => firstPicture(browser, addresses.home, slowdown),
        empty: () => firstPicture(browser, addresses.empty, slowdown),
      },
      runsOf(100),
    );
    const [largest, floor] = [median(full, 'largest'), median(bare, 'largest')];
    console.log(
      `Medians of ${full.length} visits at ${slowdown}x: /home LCP ${largest.toFixed(0)} ms (${spread(full)}, ${full[0]?.paint.what}); ` +
        `empty page ${floor.toFixed(0)} ms (${spread(bare)}); the ratio nine times in ten between ${ratioSpread(full, bare)}; ` +
        `first bytes after ${median(full, 'answered').toFixed(0)} and ${median(bare, 'answered').toFixed(0)} ms`,
    );
    printValue('/home LCP, times the empty page', largest / floor, 1.3, times);
    printValue('/home layout shift', median(full, 'shift'), 0.05, (value) => value.toFixed(3));
  } finally {
    await empty.stop();
  }
}

const signInForm = 'form button[type=submit]';
const emptyLine = 'main h1';
/** The matrix with its cells. */
const figures = '.risk-matrix-cells svg';
/** A level that can be chosen. */
const firstQuestion = '.assess-question .assess-level input:enabled';

const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) as string,
  args: browserFlags as string[],
});
const product = await startProduct();

/** The sign-in, and what a signed-in visit costs. */
async function printApp(): Promise<void> {
  const login = await visit(`${product.address}/login`, signInForm);
  printValue('/login, JavaScript', login.script, 130_000, kB);
  printValue('/login, requests', login.requests, 10, String);

  const session = await signIn(product.address);
  const address = `${product.address}${dashboard}`;
  const cold = await visit(address, figures, { session });
  printValue('dashboard, JavaScript', cold.script, 320_000, kB);
  const own = await ownFiles(dashboard);
  const before = cold.scripts.filter(({ address, early }) => early && !own.has(address));
  printValue(
    "JavaScript before a page's own",
    before.reduce((sum, { bytes }) => sum + bytes, 0),
    250_000,
    kB,
  );
  for (const { address, bytes } of cold.scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8))
    console.log(`          ${kB(bytes).padStart(9)}  ${address}`);

  const { full, bare } = await besideEmptyPage(address, figures, cold, session);
  const [largest, floor] = [median(full, 'largest'), median(bare, 'largest')];
  console.log(
    `Medians of ${full.length} visits at ${slowdown}x CPU slowdown: dashboard LCP ${largest.toFixed(0)} ms (${full[0]?.paint.what}), ` +
      `figures drawn ${median(full, 'drawn').toFixed(0)} ms; empty page LCP ${floor.toFixed(0)} ms, ${kB(bare[0]?.script ?? 0)} of libraries`,
  );
  printValue('dashboard LCP, times the empty page', largest / floor, 1.3, times);
  printValue('dashboard layout shift', median(full, 'shift'), 0.05, (value) => value.toFixed(3));
  const refused = Math.max(login.paint.refused, ...[cold, ...full].map(({ paint }) => paint.refused));
  printValue('refused by the policy', refused, 0, String);
  await printQuestionnaire(session);
  await printChanges(session);
}

try {
  await printHome();
  if (!process.argv.includes('--home')) await printApp();
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
