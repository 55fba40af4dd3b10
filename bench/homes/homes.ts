import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { moveOrganisation } from '#platform/server/database/homes/move/move-organisation.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { openProductHomes } from '#app/create-app.ts';
import { ratiosOf, spreadOf, spreadText } from '../compare/ratios.ts';
import { atEnd, untilEnd } from '../ends.ts';
import { child, end, load, type Figures, type Load } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import { fill, owners, prepareOrganisation, secret } from '../prepare.ts';
import { startProduct } from '../product.ts';
import { readSampleRisk, signIn } from '../read-sample-risk.ts';
import { scenarios, type Scenario } from '../scenarios.ts';
import { freeze, kill, thaw } from './server-processes.ts';

// npm run bench -- --homes: what two homes carry beside one, what people feel whose organisation moves, and what those of one home feel when
// the other is killed or freezes. Looks are short, and each has its counterpart right beside it: the machine is another from minute to minute.
const rounds = options.quick ? 8 : 24;
const milliseconds = 1500;
const risks = 10_000;
const homes = [firstHome, 'b'] as const;
type Home = (typeof homes)[number];

async function folderOf(place: string, name: string): Promise<string> {
  const folder = join(place, name);
  await mkdir(folder);
  await chmod(folder, 0o755);
  return folder;
}

/** Two servers; two organisations of the same rows live on the first, and one on the other. */
async function prepareHomes(place: string) {
  const folders = {} as Record<Home, string>;
  const urls = {} as Record<Home, string>;
  for (const home of homes) {
    folders[home] = await folderOf(place, home);
    const database = await startEmbeddedDatabase(folders[home], 'bench', () => undefined);
    atEnd(database.stop);
    await migrateDatabase(database.url, secret);
    urls[home] = database.url;
  }
  const settings = { ...settingsFor(await folderOf(place, 'product')), HOMES: `b=${urls.b}` };
  const app = openProductHomes(readConfig(settings), { adminUrl: urls.first, secret });
  await app.asked();
  const slugs: string[] = [];
  for (const home of [firstHome, firstHome, 'b'] as const) {
    const slug = `bench-${slugs.length}`;
    const made = await prepareOrganisation(app, urls.first, { slug, people: owners, home });
    await fill(urls[home], made, risks);
    slugs.push(slug);
  }
  await app.close();
  return { folders, urls, settings, slugs };
}

type Order = Omit<Load, 'milliseconds' | 'connections'>;

async function orderFor(port: number, slug: string, name: string): Promise<Order> {
  const headers = { authorization: `token ${await signIn(port, slug)}` };
  const known = { ...(await readSampleRisk(port, slug, headers)), loaded: risks };
  const found = scenarios(known).find((one) => one.name === name) as Scenario;
  const { method, path, bodies = [] } = found;
  return {
    port,
    method,
    path: `/org/${slug}${path}`,
    headers,
    bodies: bodies.map((body) => JSON.stringify(body)),
  };
}

/** Two organisations asked at once: both on the first home, and one on each. */
async function compareLoads(port: number, generators: readonly ChildProcess[], slugs: readonly string[]) {
  console.log(`\nTwo organisations asked at once, both on one home and on one each; ${rounds} rounds`);
  for (const name of ['first page', 'dashboard', 'create']) {
    const orders = await Promise.all(slugs.map((slug) => orderFor(port, slug, name)));
    const look = async (pair: readonly [number, number]): Promise<number> => {
      const figures = await Promise.all(
        pair.map((at, which) =>
          load(generators[which] as ChildProcess, {
            ...(orders[at] as Order),
            connections: 5,
            milliseconds: milliseconds / 3,
          }),
        ),
      );
      return figures.reduce((sum, { perSecond }) => sum + perSecond, 0);
    };
    const [together, apart] = [[0, 1] as const, [0, 2] as const];
    for (const pair of [together, apart]) await look(pair);
    const pairs: [number, number][] = [];
    for (let round = 0; round < rounds; round++) {
      const first = round % 2 === 0 ? apart : together;
      const one = await look(first);
      const other = await look(first === apart ? together : apart);
      pairs.push(first === apart ? [one, other] : [other, one]);
    }
    const mean = (at: 0 | 1) => (pairs.reduce((sum, pair) => sum + pair[at], 0) / rounds).toFixed(0);
    console.log(
      `${name.padEnd(12)} two homes ${mean(0)} req/s, one home ${mean(1)}: ${spreadText(ratiosOf(pairs))}`,
    );
  }
}

const statusOf = async ({ port, path, headers }: Order): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;

/** Milliseconds from now until calls are refused at once, within 50 ms of being asked. */
async function untilRefusedAtOnce(order: Order): Promise<number> {
  const began = performance.now();
  const noticed: number[] = [];
  const ask = async () => {
    const asked = performance.now();
    const status = await statusOf(order);
    const answered = performance.now();
    if (status === 503 && answered - asked < 50) noticed.push(answered - began);
  };
  while (noticed.length === 0 && performance.now() - began < 10_000) {
    // Those that were asked before wait, and nobody waits for them here.
    void ask().catch(() => undefined);
    await pause(25);
  }
  return noticed[0] ?? Number.NaN;
}

async function untilServed(order: Order): Promise<number> {
  const began = performance.now();
  while ((await statusOf(order)) !== 200) await pause(20);
  return performance.now() - began;
}

/** What the people of the first home feel while the other is killed or frozen, beside what they feel while it is there. */
async function endOtherHome(
  port: number,
  generators: readonly ChildProcess[],
  slugs: readonly string[],
  folder: string,
) {
  const [ours, theirs] = (await Promise.all(
    [slugs[0], slugs[2]].map((slug) => orderFor(port, slug as string, 'first page')),
  )) as [Order, Order];
  const paced = { connections: 4, milliseconds, think: 20 };
  const look = async (meanwhile: () => Promise<unknown>): Promise<Figures> => {
    const [figures] = await Promise.all([
      load(generators[0] as ChildProcess, { ...ours, ...paced }),
      load(generators[1] as ChildProcess, { ...theirs, ...paced }),
      pause(100).then(meanwhile),
    ]);
    return figures;
  };
  const ends = {
    'killed with -9': { begin: () => kill(folder), after: async () => undefined },
    frozen: { begin: () => freeze(folder), after: () => thaw(folder) },
    'left alone': { begin: async () => undefined, after: async () => undefined },
  };
  console.log(
    `\nThe other home under load; the calls of the first, ${rounds} rounds beside the same with both there`,
  );
  for (const [name, { begin, after }] of Object.entries(ends)) {
    const pairs: { of: Figures; beside: Figures }[] = [];
    const noticed: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const looks: Record<string, () => Promise<Figures>> = {
        beside: () => look(async () => undefined),
        of: async () => {
          const figures = await look(async () => {
            await begin();
            if (name !== 'left alone') noticed.push(await untilRefusedAtOnce(theirs));
          });
          await after();
          if (name !== 'left alone') again.push(await untilServed(theirs));
          return figures;
        },
      };
      const order = round % 2 === 0 ? ['of', 'beside'] : ['beside', 'of'];
      const found: Record<string, Figures> = {};
      for (const which of order) found[which] = await (looks[which] as () => Promise<Figures>)();
      pairs.push(found as never);
    }
    const ratio = (pick: (figures: Figures) => number) =>
      spreadText(ratiosOf(pairs.map(({ of, beside }) => [pick(of), pick(beside)])));
    const failed = pairs.flatMap(({ of }) => Object.keys(of.failures));
    console.log(
      `${name.padEnd(15)} p50 ${ratio(({ p50 }) => p50)}, p95 ${ratio(({ p95 }) => p95)}` +
        (failed.length > 0 ? `, failures ${failed.join()}` : ''),
    );
    if (noticed.length > 0)
      console.log(
        `${''.padEnd(15)} refused within 50 ms after ${spreadText(spreadOf(noticed))} ms, served again ${spreadText(spreadOf(again))} ms after it was there`,
      );
  }
}

/** Moves an organisation there and back while its people write, and holds their calls beside those with no move under way. */
async function moveBesideWrites(
  port: number,
  generator: ChildProcess,
  slug: string,
  urls: Readonly<Record<Home, string>>,
) {
  const order = { ...(await orderFor(port, slug, 'create')), connections: 3, think: 40 };
  const look = (time: number) => load(generator, { ...order, milliseconds: time });
  const known = homes.map((name) => ({ name, url: urls[name] }));
  const stops: number[] = [];
  const print = (line: string) => {
    const stop = /writes stood still for ([\d.]+) s/.exec(line)?.[1];
    if (stop !== undefined) stops.push(Number(stop) * 1000);
  };
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds / 4; round++)
    for (const to of [firstHome, 'b'] as const) {
      const quiet = await look(milliseconds);
      const [moving] = await Promise.all([
        look(2 * milliseconds),
        pause(100).then(() => moveOrganisation({ homes: known, slug, to, print, secret })),
      ]);
      pairs.push([moving.p95, quiet.p95]);
    }
  console.log(
    `\nAn organisation of ${risks} risks that moves while three people write, ${pairs.length} moves`,
  );
  console.log(
    `p95 of the writes ${spreadText(ratiosOf(pairs))} of its quiet value, writes stood still for ${spreadText(spreadOf(stops))} ms`,
  );
}

await untilEnd(async () => {
  const place = await mkdtemp(join(tmpdir(), 'plumbline-homes-'));
  await chmod(place, 0o755);
  atEnd(() => rm(place, { recursive: true, force: true }));
  console.log(`Preparing two homes with three organisations of ${risks} risks ...`);
  const { folders, urls, settings, slugs } = await prepareHomes(place);
  const server = await startProduct({ adminUrl: urls.first, secret, settings });
  atEnd(() => end(server.process));
  const generators: ChildProcess[] = [];
  for (let n = 0; n < 2; n++) {
    const generator = await child('generator.mjs', []);
    atEnd(() => end(generator.process));
    generators.push(generator.process);
  }
  const { port } = server.first;
  await untilServed(await orderFor(port, slugs[2] as string, 'first page'));
  if (options.only === '' || options.only === 'loads') await compareLoads(port, generators, slugs);
  if (options.only === '' || options.only === 'moves')
    await moveBesideWrites(port, generators[0] as ChildProcess, slugs[2] as string, urls);
  if (options.only === '' || options.only === 'ends') await endOtherHome(port, generators, slugs, folders.b);
});
