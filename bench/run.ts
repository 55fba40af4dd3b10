import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { appUrl } from '#platform/server/migrate.ts';
import { appPassword } from '#app/create-app.ts';
import { captureStatements, endCapture } from './capture.ts';
import { measureExport } from './export.ts';
import { startFloor } from './floor.ts';
import { child, databaseCpu, end, load, usage, type Figures } from './measure.ts';
import { prepare, secret } from './prepare.ts';
import { know, signIn } from './know.ts';
import { measureSignIns } from './sign-ins.ts';
import { report, type Row } from './report.ts';
import { scenarios } from './scenarios.ts';

// npm run bench [-- --risks 1000000 --organisations 100 --seconds 2 --only "first page"]
const option = (name: string, otherwise: string) =>
  process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length] ?? otherwise;
const total = Number(option('risks', '1000000'));
const organisationCount = Number(option('organisations', '100'));
const milliseconds = Number(option('seconds', '2')) * 1000;
const only = option('only', '');
const say = (line: string) => console.log(line);

// The operator's own settings: the limits are real, and raised.
const settings = {
  LOG_LEVEL: 'silent',
  DATA_DIR: process.env['BENCH_DATA_DIR'] ?? '.data/bench',
  LIMIT_PERSON_PER_MINUTE: '100000000',
  LIMIT_ORGANISATION_PER_MINUTE: '100000000',
  LIMIT_HEAVY_PER_MINUTE: '100000000',
  LIMIT_SIGN_IN_FAILURES: '100000000',
  LIMIT_NETWORK_FAILURES: '100000000',
};
say(
  `Settings: ${Object.entries(settings)
    .map((pair) => pair.join('='))
    .join(' ')}`,
);
say(`Preparing ${organisationCount} organisations with ${total} risks ...`);
const { database, organisations } = await prepare(settings.DATA_DIR, total, organisationCount, say);
const postmaster = Number(
  (await readFile(join(settings.DATA_DIR, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
);

const { serverFlags } = (await import('../run/server-flags.js' as string)) as { serverFlags: string[] };
const server = await child<{ port: number }>('server.ts', serverFlags, {
  BENCH_SERVER: JSON.stringify({ adminUrl: database.url, secret, settings }),
});
const started = performance.now();
const generator = await child<unknown>('generator.mjs', [], {});
const rows: Row[] = [];

for (const { slug, org, risks } of organisations.filter((_, at) => at < 3)) {
  const headers = { authorization: `token ${await signIn(server.first.port, slug)}` };
  const known = { ...(await know(server.first.port, slug, headers)), loaded: risks };
  for (const scenario of scenarios(known).filter(({ name }) => name.includes(only))) {
    const path = `/org/${slug}${scenario.path}`;
    const bodies = (scenario.bodies ?? []).map((body) => JSON.stringify(body));
    const captured = await captureStatements(database.url, settings, {
      slug,
      path,
      method: scenario.method,
      body: bodies[0],
    });
    const floor = await startFloor(
      appUrl(database.url, appPassword(secret)),
      org,
      new Map([['floor', captured]]),
    );
    for (const connections of [1, 10]) {
      const order = { method: scenario.method, path, headers, bodies, connections, milliseconds };
      await load(generator.process, { ...order, port: server.first.port, milliseconds: 300 });
      const before = await usage(server.process);
      const databaseBefore = await databaseCpu(postmaster);
      const product = await load(generator.process, { ...order, port: server.first.port });
      const after = await usage(server.process);
      const databaseAfter = await databaseCpu(postmaster);
      await load(generator.process, {
        ...order,
        port: floor.port,
        method: 'GET',
        path: '/floor',
        bodies: [],
        milliseconds: 200,
      });
      const bare = await load(generator.process, {
        ...order,
        port: floor.port,
        method: 'GET',
        path: '/floor',
        headers: {},
        bodies: [],
      });
      const per = (used: number) => used / Math.max(1, product.requests);
      rows.push({
        scenario: scenario.name,
        growth: scenario.growth,
        risks,
        connections,
        product,
        bare,
        cpu: per(after.cpu - before.cpu),
        databaseCpu: per(databaseAfter - databaseBefore),
        trips: (after.trips - before.trips) / Math.max(1, after.calls - before.calls),
        rss: after.rss,
      });
      say(line(scenario.name, risks, connections, product, bare));
    }
    await floor.close();
  }
}

const exported =
  only === '' || only === 'export'
    ? await measureExport(server, generator.process, database.url, organisations[2], secret)
    : undefined;
const signIns =
  only === '' || only === 'sign-in'
    ? await measureSignIns(server, generator.process, postmaster, organisations[0]?.slug ?? '')
    : undefined;
const last = await usage(server.process);
report({
  rows,
  exported,
  signIns,
  rss: last.rss,
  peak: last.peak,
  seconds: (performance.now() - started) / 1000,
});
await Promise.all([end(generator.process), end(server.process), endCapture()]);
await database.stop();
process.exit(0);

function line(name: string, risks: number, connections: number, product: Figures, bare: Figures) {
  return (
    `${name.padEnd(20)} ${String(risks).padStart(7)} x${connections}`.padEnd(34) +
    ` ${product.perSecond.toFixed(0).padStart(6)}/s p50 ${product.p50.toFixed(2)} p99 ${product.p99.toFixed(2)} ms  floor ${bare.perSecond.toFixed(0).padStart(6)}/s p99 ${bare.p99.toFixed(2)}  ratio ${(product.perSecond / bare.perSecond).toFixed(2)}${Object.keys(product.failures).length ? ` failures ${JSON.stringify(product.failures)}` : ''}${Object.keys(bare.failures).length ? ` floor failures ${JSON.stringify(bare.failures)}` : ''}`
  );
}
