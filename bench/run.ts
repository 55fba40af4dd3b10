import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { besideFloor, lineOf } from './beside-floor.ts';
import { endCapture } from './capture.ts';
import { measureExport } from './export.ts';
import { measureMaturity } from './maturity.ts';
import { child, end, usage } from './measure.ts';
import { prepare, secret } from './prepare.ts';
import { readSampleRisk, signIn } from './read-sample-risk.ts';
import { measureSignIns } from './sign-ins.ts';
import { report } from './report.ts';
import type { Row } from './row.ts';
import { scenarios } from './scenarios.ts';

// npm run bench [-- --quick --risks 1000000 --organisations 100 --assessments 2000 --seconds 2 --only "first page"]
const option = (name: string, otherwise: string) =>
  process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length] ?? otherwise;
// About three minutes, for people at work: the three sizes that are measured stay, with less around them and shorter looks.
const quick = process.argv.includes('--quick');
const total = Number(option('risks', quick ? '120000' : '1000000'));
const assessments = Number(option('assessments', quick ? '300' : '2000'));
const organisationCount = Number(option('organisations', quick ? '10' : '100'));
const milliseconds = Number(option('seconds', quick ? '0.5' : '2')) * 1000;
const only = option('only', '');
const print = (line: string) => console.log(line);

// The operator's own settings: the limits are real, and raised.
const settings = {
  LOG_LEVEL: 'silent',
  DATA_DIR: process.env['BENCH_DATA_DIR'] ?? (quick ? '.data/bench-quick' : '.data/bench'),
  LIMIT_PERSON_PER_MINUTE: '100000000',
  LIMIT_ORGANISATION_PER_MINUTE: '100000000',
  LIMIT_HEAVY_PER_MINUTE: '100000000',
  LIMIT_SIGN_IN_FAILURES: '100000000',
  LIMIT_NETWORK_FAILURES: '100000000',
};
if (quick) print('Quick: fewer rows and shorter looks. Figures to work by, and none to publish.');
print(
  `Settings: ${Object.entries(settings)
    .map((pair) => pair.join('='))
    .join(' ')}`,
);
print(`Preparing ${organisationCount} organisations with ${total} risks ...`);
const { database, organisations } = await prepare(settings.DATA_DIR, total, organisationCount, print);
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
const machine = { server, generator: generator.process, postmaster, adminUrl: database.url, settings };

for (const { slug, org, risks } of organisations.filter((_, at) => at < 3)) {
  const headers = { authorization: `token ${await signIn(server.first.port, slug)}` };
  const known = { ...(await readSampleRisk(server.first.port, slug, headers)), loaded: risks };
  for (const scenario of scenarios(known).filter(({ name }) => name.includes(only))) {
    for (const row of await besideFloor(machine, {
      slug,
      org,
      scenario,
      headers,
      size: risks,
      milliseconds,
    })) {
      rows.push(row);
      print(lineOf(row));
    }
  }
}

const exported =
  only === '' || only === 'export'
    ? await measureExport(server, generator.process, database.url, organisations[2], secret)
    : undefined;
const maturity =
  only === '' || only === 'maturity'
    ? await measureMaturity(machine, {
        folder: settings.DATA_DIR,
        most: assessments,
        milliseconds,
        say: print,
      })
    : undefined;
const signIns =
  only === '' || only === 'sign-in'
    ? await measureSignIns(server, generator.process, postmaster, {
        slug: organisations[0]?.slug ?? '',
        rounds: quick ? 2 : 5,
      })
    : undefined;
const last = await usage(server.process);
report({
  rows,
  exported,
  maturity,
  signIns,
  rss: last.rss,
  peak: last.peak,
  seconds: (performance.now() - started) / 1000,
});
if (quick) print('These were quick figures.');
await Promise.all([end(generator.process), end(server.process), endCapture()]);
await database.stop();
process.exit(0);
