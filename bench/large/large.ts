import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { appPassword } from '#app/create-app.ts';
import { atEnd, untilEnd } from '../ends.ts';
import { spent } from '../floor/beside-floor.ts';
import { benchFolder } from '../folder.ts';
import { child, databaseCpu, end, load, usage } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import { prepare, secret, type Prepared } from '../prepare.ts';
import { postmasterOf, startProduct } from '../product.ts';
import { readSampleRisk, signIn } from '../read-sample-risk.ts';
import { scenarios, type Scenario } from '../scenarios.ts';
import { spreadText, spreadOf as spreadOfRatios } from '../compare/ratios.ts';
import { largeSizes } from './sizes.ts';
import { writeSteadily } from './writes.ts';

// npm run bench -- --large: what is said of a small and of a middling organisation, of a large one among many. What can be said
// behind it stands in options.ts; smaller numbers make a form of it that fits into a smaller machine.
const { total, organisationCount, largest, writeMinutes, milliseconds, only } = options;
const print = (line: string) => console.log(line);
const rounds = 5;
const mostBytes = 2200;
const mostSeconds = 10;

const verdict = (holds: boolean) => (holds ? 'holds ' : 'MISSED');

/** What the rows take on the disk, with their indexes, for each risk. */
async function printSize(client: pg.Client, risks: number): Promise<void> {
  const { rows } = await client.query<{ name: string; bytes: number; indexes: number }>(
    `select relname as name, pg_total_relation_size(relid)::float8 as bytes, pg_indexes_size(relid)::float8 as indexes
      from pg_stat_user_tables order by 2 desc`,
  );
  const own = (rows.find(({ name }) => name === 'risk')?.bytes ?? 0) / risks;
  const all = rows.reduce((sum, { bytes }) => sum + bytes, 0) / risks;
  print(
    `${verdict(own <= mostBytes)}  a risk on the disk, its indexes included: ${own.toFixed(0)} bytes (goal at most ${mostBytes}); with everything that follows from it: ${all.toFixed(0)}`,
  );
  for (const { name, bytes, indexes } of rows.slice(0, 6))
    print(
      `        ${name.padEnd(24)} ${(bytes / risks).toFixed(0).padStart(6)} bytes a risk, indexes ${(indexes / risks).toFixed(0)}`,
    );
}

interface Side {
  order: Omit<Parameters<typeof load>[1], 'milliseconds' | 'connections'>;
  p50: number[];
  cpu: number[];
}

async function sideOf(
  port: number,
  { slug, risks }: Prepared['organisations'][0],
): Promise<Map<string, Side & { growth: number | undefined }>> {
  const headers = { authorization: `token ${await signIn(port, slug)}` };
  const known = { ...(await readSampleRisk(port, slug, headers)), loaded: risks };
  const sideFor = ({ method, path, bodies = [], growth }: Scenario) => ({
    order: {
      port,
      method,
      path: `/org/${slug}${path}`,
      headers,
      bodies: bodies.map((body) => JSON.stringify(body)),
    },
    p50: [],
    cpu: [],
    growth,
  });
  return new Map(
    scenarios(known)
      .filter(({ name }) => name.includes(only))
      .map((scenario) => [scenario.name, sideFor(scenario)]),
  );
}

/** Every call of the largest organisation beside the same of one a tenth of it, in short looks that alternate. */
async function printGrowth(
  server: { process: ChildProcess; first: { port: number } },
  postmaster: number,
  [smaller, larger]: readonly Prepared['organisations'][0][],
): Promise<void> {
  const generator = await child('generator.mjs', []);
  atEnd(() => end(generator.process));
  const [few, many] = [
    await sideOf(server.first.port, smaller as Prepared['organisations'][0]),
    await sideOf(server.first.port, larger as Prepared['organisations'][0]),
  ];
  const spending = async () => [await usage(server.process), await databaseCpu(postmaster)] as const;
  const look = async (side: Side) => {
    const before = await spending();
    const figures = await load(generator.process, {
      ...side.order,
      connections: 1,
      milliseconds: milliseconds * 0.5,
    });
    const { cpu, databaseCpu: database } = spent([...before], [...(await spending())], figures.requests);
    side.p50.push(figures.p50);
    side.cpu.push(cpu + database);
  };
  for (const [name, one] of few) {
    const other = many.get(name) as Side;
    for (const side of [one, other]) {
      await look(side);
      Object.assign(side, { p50: [], cpu: [] });
    }
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 === 0 ? [one, other] : [other, one]) await look(side);
    const grown = (pick: 'p50' | 'cpu') =>
      spreadOfRatios(one[pick].map((value, round) => (other[pick][round] as number) / value));
    const [p50, cpu] = [grown('p50'), grown('cpu')];
    const most = one.growth ?? Infinity;
    print(
      `${verdict(cpu.median <= most)}  growth of ${name.padEnd(20)} ${smaller?.risks} to ${larger?.risks}: CPU ${spreadText(cpu)}, p50 ${spreadText(p50)} (goal at most ${most})`,
    );
  }
}

await untilEnd(async () => {
  const settings = settingsFor(await benchFolder('bench-large'));
  const folder = settings.DATA_DIR;
  const sizes = largeSizes(total, organisationCount, largest);
  const risks = sizes.reduce((sum, size) => sum + size, 0);
  print(`Preparing ${organisationCount} organisations with ${risks} risks, one of them with ${largest} ...`);
  const prepared = await prepare(folder, total, organisationCount, print, sizes);
  await prepared.database.stop();

  const from = performance.now();
  const database = await startEmbeddedDatabase(folder, 'bench', () => undefined);
  atEnd(database.stop);
  await migrateDatabase(database.url, appPassword(secret));
  const server = await startProduct({ adminUrl: database.url, secret, settings });
  atEnd(() => end(server.process));
  const [one] = prepared.organisations;
  await signIn(server.first.port, one?.slug ?? '');
  const seconds = (performance.now() - from) / 1000;
  print(
    `${verdict(seconds <= mostSeconds)}  a start, until somebody has signed in: ${seconds.toFixed(1)} s (goal at most ${mostSeconds})`,
  );

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  atEnd(() => client.end());
  await printSize(client, risks);
  await printGrowth(server, await postmasterOf(folder), prepared.organisations);
  if (writeMinutes > 0)
    await writeSteadily(client, server.first.port, prepared.organisations.slice(0, 10), {
      minutes: writeMinutes,
      print,
    });
});
