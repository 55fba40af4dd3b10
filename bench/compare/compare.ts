import type { ChildProcess } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, untilEnd } from '../ends.ts';
import { spent } from '../floor/beside-floor.ts';
import { child, databaseCpu, end, load, usage, type Figures, type Usage } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import type * as Preparing from '../prepare.ts';
import { postmasterOf, startProduct } from '../product.ts';
import { readSampleRisk, signIn } from '../read-sample-risk.ts';
import { scenarios, type Scenario } from '../scenarios.ts';
import { checkOut } from './other-build.ts';
import { ratiosOf, spreadText, verdictOf } from './ratios.ts';

// npm run bench -- --compare main: the files as they lie here and those of a commit, in turns, each on a database of its own
// that its own loader filled.
const root = join(import.meta.dirname, '../..');
const { total, organisationCount, only, quick } = options;
const rounds = quick ? 5 : 11;
/** Many short looks in turns say more than a few long ones: the machine is another from minute to minute. */
const milliseconds = options.milliseconds * 0.6;

interface Side {
  port: number;
  organisations: Preparing.Prepared['organisations'];
  spending(): Promise<[Usage, number]>;
}

async function startSide(build: string, folder: string): Promise<Side> {
  await mkdir(folder);
  await chmod(folder, 0o755);
  const { prepare, secret } = (await import(join(build, 'bench/prepare.ts'))) as typeof Preparing;
  const { database, organisations } = await prepare(folder, total, organisationCount, () => undefined);
  // The other build's own list of what to end is another than ours.
  atEnd(database.stop);
  const settings = settingsFor(folder);
  const server = await startProduct({ adminUrl: database.url, secret, settings }, build);
  atEnd(() => end(server.process));
  const postmaster = await postmasterOf(folder);
  return {
    port: server.first.port,
    organisations,
    spending: async () => [await usage(server.process), await databaseCpu(postmaster)],
  };
}

/** What one side is asked: the same scenario, of its own organisation. */
interface Asked {
  side: Side;
  order: Omit<Parameters<typeof load>[1], 'milliseconds' | 'connections'>;
  took: Figures[];
  cpu: number;
}

async function askedOf(side: Side, at: number): Promise<Map<string, Asked>> {
  const { slug, risks } = side.organisations[at] as Side['organisations'][0];
  const headers = { authorization: `token ${await signIn(side.port, slug)}` };
  const known = { ...(await readSampleRisk(side.port, slug, headers)), loaded: risks };
  const orderOf = ({ method, path, bodies = [] }: Scenario) => ({
    port: side.port,
    method,
    path: `/org/${slug}${path}`,
    headers,
    bodies: bodies.map((body) => JSON.stringify(body)),
  });
  return new Map(
    scenarios(known)
      .filter(({ name }) => name.includes(only))
      .map((scenario) => [scenario.name, { side, order: orderOf(scenario), took: [], cpu: 0 }]),
  );
}

await untilEnd(async () => {
  const build = await checkOut(options.compare);
  atEnd(build.remove);
  console.log(`Comparing the files here with ${build.title}: each loads ${total} risks ...`);
  const here = await startSide(root, join(build.data, 'here'));
  const there = await startSide(build.folder, join(build.data, 'there'));
  const generator = await child('generator.mjs', []);
  atEnd(() => end(generator.process));
  console.log(
    `${rounds} rounds in turns; each ratio is here by there: the middle, the lowest and the highest round`,
  );
  console.log(
    'scenario                risks conn   req/s: here there  ratio of req/s           ratio of p50             CPU',
  );
  for (const at of here.organisations.keys().take(3)) {
    const [ours, theirs] = [await askedOf(here, at), await askedOf(there, at)];
    for (const [name, one] of ours)
      for (const connections of [1, 10])
        console.log(
          `${name.padEnd(20)} ${String(here.organisations[at]?.risks).padStart(8)} ${String(connections).padStart(4)}       ` +
            (await compared(generator.process, connections, one, theirs.get(name) as Asked)),
        );
  }
});

async function look(generator: ChildProcess, connections: number, asked: Asked): Promise<void> {
  const before = await asked.side.spending();
  const figures = await load(generator, { ...asked.order, connections, milliseconds });
  const { cpu, databaseCpu: database } = spent(before, await asked.side.spending(), 1);
  asked.took.push(figures);
  asked.cpu += cpu + database;
}

async function compared(
  generator: ChildProcess,
  connections: number,
  here: Asked,
  there: Asked,
): Promise<string> {
  for (const asked of [here, there]) {
    await look(generator, connections, asked);
    Object.assign(asked, { took: [], cpu: 0 });
  }
  for (let round = 0; round < rounds; round++)
    for (const asked of round % 2 === 0 ? [here, there] : [there, here])
      await look(generator, connections, asked);
  const ratios = (pick: (figures: Figures) => number) =>
    ratiosOf(here.took.map((figures, round) => [pick(figures), pick(there.took[round] as Figures)]));
  const requests = ({ took }: Asked) => took.reduce((sum, figures) => sum + figures.requests, 0);
  const perSecond = ({ took }: Asked) =>
    (took.reduce((sum, figures) => sum + figures.perSecond, 0) / took.length).toFixed(0).padStart(6);
  const cpu = here.cpu / requests(here) / (there.cpu / requests(there));
  const rates = ratios((figures) => figures.perSecond);
  const failed = [here, there].map(({ took }) => took.flatMap(({ failures }) => Object.keys(failures)));
  return (
    `${perSecond(here)} ${perSecond(there)}  ${spreadText(rates).padEnd(24)} ` +
    `${spreadText(ratios((figures) => figures.p50)).padEnd(24)} ${cpu.toFixed(2)}  ${verdictOf(rates)}` +
    (failed.flat().length > 0 ? `  failures here ${failed[0]?.join()} there ${failed[1]?.join()}` : '')
  );
}
