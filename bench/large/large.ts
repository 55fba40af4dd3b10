import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { atEnd, untilEnd } from '../ends.ts';
import { benchFolder } from '../folder.ts';
import { end } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import { prepare, secret, type Prepared } from '../prepare.ts';
import { postmasterOf, startProduct } from '../product.ts';
import { readSampleRisk, signIn } from '../read-sample-risk.ts';
import { scenarios } from '../scenarios.ts';
import { measureGrowth, verdict } from './growth.ts';
import { measureSearches } from './searches.ts';
import { largeSizes } from './sizes.ts';
import { writeSteadily } from './writes.ts';

// npm run bench -- --large: what is said of a small and of a middling organisation, of a large one among many. What can be said
// behind it stands in options.ts; smaller numbers make a form of it that fits into a smaller machine.
const { total, organisationCount, largest, writeMinutes, milliseconds, only } = options;
const print = (line: string) => console.log(line);
const mostBytes = 2200;
const mostSeconds = 10;

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

/** Every call of the largest organisation beside the same of one a tenth of it. */
async function printGrowth(
  server: { process: ChildProcess; first: { port: number } },
  postmaster: number,
  [smaller, larger]: readonly Prepared['organisations'][0][],
): Promise<void> {
  const sideOf = async ({ slug, risks }: Prepared['organisations'][0]) => {
    const { port } = server.first;
    const headers = { authorization: `token ${await signIn(port, slug)}` };
    const known = { ...(await readSampleRisk(port, slug, headers)), loaded: risks };
    const asked = scenarios(known).filter(({ name }) => name.includes(only));
    return { slug, headers, size: risks, scenarios: asked };
  };
  const large = await sideOf(larger as Prepared['organisations'][0]);
  await measureSearches(server.first.port, large, print);
  await measureGrowth(
    { server, postmaster, milliseconds: milliseconds * 0.5, print },
    await sideOf(smaller as Prepared['organisations'][0]),
    large,
  );
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
  await migrateDatabase(database.url, secret);
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
