import { performance } from 'node:perf_hooks';
import { atEnd, untilEnd } from '../ends.ts';
import { benchFolder } from '../folder.ts';
import { measureGrowth, verdict, type GrownSide } from '../large/growth.ts';
import { child, end, type Figures } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import { prepare, secret } from '../prepare.ts';
import { postmasterOf, startProduct } from '../product.ts';
import { signIn } from '../read-sample-risk.ts';
import type { Scenario } from '../scenarios.ts';
import { measureRecomputing } from './recompute.ts';
import { linksOfRisk, tasksOfPlan, touched } from './treatment-load.ts';
import { prepareTreatment, type TreatedOrganisation } from './treatment-prepare.ts';

// npm run bench -- --treatment [--quick --only "tasks" --seconds 1]: lists of what treats risks in a small and in a large organisation,
// and how long a thousand risks take to follow a failed test, beside somebody who reads one of them.
const { quick, milliseconds, only } = options;
const print = (line: string) => console.log(line);
/** As many risks, plans and pieces of evidence; 50,000 links and 100,000 tasks in the larger one. */
const sizes = [100, 10_000];
const growth = 1.2;
const mostSeconds = 10;
const mostOfQuiet = 3;

/** A page has as many rows as the smaller organisation can fill: a longer one costs more in any organisation. */
const scenariosOf = ({ people }: TreatedOrganisation): Scenario[] => {
  const owner = people[3] as string;
  const pages = {
    controls: '/controls/?limit=20',
    'controls by owner': `/controls/?limit=2&owner=${owner}`,
    'controls by status': '/controls/?limit=10&status=degraded&ordering=next_test_on',
    plans: '/cip/?limit=20',
    'plans by owner': `/cip/?limit=2&owner=${owner}`,
    'open plans': '/cip/?limit=20&status=open',
    tasks: '/task/?limit=20',
    'open tasks': '/task/?limit=20&status=open',
    'my tasks': '/task/?limit=10&mine=1&status=open',
    evidence: '/evidence/?limit=20',
    'evidence by owner': `/evidence/?limit=2&owner=${owner}`,
    'evidence by status': '/evidence/?limit=20&status=submitted',
  };
  return Object.entries(pages)
    .filter(([name]) => name.includes(only))
    .map(([name, path]) => ({ name, method: 'GET', path, growth }));
};

await untilEnd(async () => {
  const folder = await benchFolder('bench-treatment');
  const settings = settingsFor(folder);
  const [few, many] = sizes as [number, number];
  print(
    `Preparing organisations with ${few} and ${many} controls; the larger has ${many * linksOfRisk} links and ${many * tasksOfPlan} tasks ...`,
  );
  const { database } = await prepare(folder, 0, 0, print, []);
  const [small, large] = (await prepareTreatment(folder, database.url, sizes)) as [
    TreatedOrganisation,
    TreatedOrganisation,
  ];
  const server = await startProduct({ adminUrl: database.url, secret, settings, works: true });
  atEnd(() => end(server.process));
  const started = performance.now();
  const sideOf = async (organisation: TreatedOrganisation): Promise<GrownSide> => {
    const token = await signIn(server.first.port, organisation.slug);
    const { slug, controls: size } = organisation;
    return { slug, size, headers: { authorization: `token ${token}` }, scenarios: scenariosOf(organisation) };
  };
  const postmaster = await postmasterOf(folder);
  await measureGrowth(
    { server, postmaster, milliseconds: milliseconds * 0.5, print },
    await sideOf(small),
    await sideOf(large),
  );
  if (only === '' || only === 'recompute') {
    const generator = await child('generator.mjs', []);
    atEnd(() => end(generator.process));
    const { seconds, quiet, busy } = await measureRecomputing(server, generator.process, database.url, large);
    const slowest = Math.max(...seconds);
    print(
      `${verdict(slowest <= mostSeconds)}  a failed test until ${touched} risks are computed anew: ${slowest.toFixed(2)} s, the slowest of ${seconds.length} (goal at most ${mostSeconds})`,
    );
    const ratio = busy.p99 / quiet.p99;
    print(
      `${verdict(ratio <= mostOfQuiet)}  another person's one-risk p99 meanwhile, of its quiet value: ${ratio.toFixed(2)} (goal at most ${mostOfQuiet})`,
    );
    const told = ({ requests, p50, p99, failures }: Figures) =>
      `${requests} requests, p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms, failures ${JSON.stringify(failures)}`;
    print(`        quiet: ${told(quiet)}; meanwhile: ${told(busy)}`);
  }
  print(`measured in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (quick) print('These were quick figures.');
});
