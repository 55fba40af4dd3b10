import { performance } from 'node:perf_hooks';
import { besideFloor, lineOf } from './floor/beside-floor.ts';
import { endCapture } from './floor/capture.ts';
import { atEnd, untilEnd } from './ends.ts';
import { measureExport } from './export.ts';
import { measureImport } from './import.ts';
import { measureMaturity } from './maturity/maturity.ts';
import { benchFolder } from './folder.ts';
import { openLeanFloor } from './floor/lean-floor.ts';
import { child, end, usage } from './measure.ts';
import { options, settingsFor } from './options.ts';
import { prepare, secret } from './prepare.ts';
import { memoryAfterStart, postmasterOf, startProduct } from './product.ts';
import { readSampleRisk, signIn } from './read-sample-risk.ts';
import { measureSignIns } from './sign-ins.ts';
import { report } from './report.ts';
import type { Row } from './floor/row.ts';
import { scenarios, type Scenario } from './scenarios.ts';

// npm run bench: what can be said behind it stands in options.ts.
const { quick, total, assessments, organisationCount, milliseconds, only } = options;
const print = (line: string) => console.log(line);
/** Whether a part of the bench is measured: all are, where none is asked for. */
const wants = (part: string) => only === '' || only === part;

await untilEnd(async () => {
  const settings = settingsFor(await benchFolder(quick ? 'bench-quick' : 'bench'));
  if (quick) print('Quick: fewer rows and shorter looks. Figures to work by, and none to publish.');
  print(
    `Settings: ${Object.entries(settings)
      .map((pair) => pair.join('='))
      .join(' ')}`,
  );
  print(`Preparing ${organisationCount} organisations with ${total} risks ...`);
  const { database, organisations } = await prepare(settings.DATA_DIR, total, organisationCount, print);
  const postmaster = await postmasterOf(settings.DATA_DIR);

  const order = { adminUrl: database.url, secret, settings };
  const server = await startProduct(order);
  atEnd(() => end(server.process));
  atEnd(endCapture);
  const idle = wants('memory') ? memoryAfterStart(order) : undefined;
  const started = performance.now();
  const generator = await child<unknown>('generator.mjs', [], {});
  atEnd(() => end(generator.process));
  const rows: Row[] = [];
  const leanFloor = await openLeanFloor(database.url);
  atEnd(leanFloor.close);
  const machine = {
    server,
    generator: generator.process,
    postmaster,
    adminUrl: database.url,
    settings,
    leanFloor,
  };

  for (const [at, { slug, org, risks }] of organisations.slice(0, 3).entries()) {
    const headers = { authorization: `token ${await signIn(server.first.port, slug)}` };
    const known = { ...(await readSampleRisk(server.first.port, slug, headers)), loaded: risks };
    const isLeftOut = ({ name, hasMiddleGoal }: Scenario) =>
      !name.includes(only) || (quick && only === '' && at === 1 && hasMiddleGoal === undefined);
    for (const scenario of scenarios(known).filter((one) => !isLeftOut(one))) {
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

  const exported = wants('export')
    ? await measureExport(server, generator.process, database.url, organisations[2], secret)
    : undefined;
  const imported = wants('import') ? await measureImport(server, organisations[0]?.slug) : undefined;
  const maturity = wants('maturity')
    ? await measureMaturity(machine, {
        folder: settings.DATA_DIR,
        most: assessments,
        milliseconds,
        say: print,
      })
    : undefined;
  const signIns = wants('sign-in')
    ? await measureSignIns(server, generator.process, postmaster, {
        slug: organisations[0]?.slug ?? '',
        rounds: quick ? 2 : 5,
      })
    : undefined;
  const last = await usage(server.process);
  const afterStart = await idle;
  report({
    rows,
    exported,
    imported,
    maturity,
    signIns,
    memory: { afterStart, peak: last.peak, atEnd: last.rss },
    seconds: (performance.now() - started) / 1000,
  });
  if (quick) print('These were quick figures.');
});
