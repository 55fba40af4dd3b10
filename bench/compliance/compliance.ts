import { performance } from 'node:perf_hooks';
import { atEnd, untilEnd } from '../ends.ts';
import { benchFolder } from '../folder.ts';
import { measureGrowth, type GrownSide } from '../large/growth.ts';
import { end } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import { prepare, secret } from '../prepare.ts';
import { postmasterOf, startProduct } from '../product.ts';
import { signIn } from '../read-sample-risk.ts';
import type { Scenario } from '../scenarios.ts';
import { opened, prepareCompliance, type AssessedOrganisation } from './compliance-prepare.ts';

// npm run bench -- --compliance [--quick --only "dashboard" --seconds 1]: the dashboard of compliance with 2,000 assessments of 300 rows
// beside a hundredth of them, and how an assessment opens that asks 1,200 controls beside one that asks as many as ISO/IEC 27001.
const { quick, milliseconds, only } = options;
const print = (line: string) => console.log(line);
const sizes = quick ? [20, 400] : [20, 2000];

const asked = (pages: Record<string, string>, growth: number): Scenario[] =>
  Object.entries(pages)
    .filter(([name]) => name.includes(only))
    .map(([name, path]) => ({ name, method: 'GET', path, growth }));

const dashboards = asked(
  {
    dashboard: '/compliance/dashboard/',
    'dashboard of one': '/compliance/dashboard/?compliance_standard=pci_dss',
    list: '/compliance/?limit=20',
    'list of one': '/compliance/?limit=20&compliance_standard=pci_dss',
  },
  1.5,
);
const openings = (id: string) =>
  asked({ assessment: `/compliance/${id}/`, 'its controls': `/compliance/${id}/controls/?limit=20` }, 1.3);

await untilEnd(async () => {
  const folder = await benchFolder('bench-compliance');
  const settings = settingsFor(folder);
  print(`Preparing organisations with ${sizes.join(' and ')} assessments of 300 rows ...`);
  const { database } = await prepare(folder, 0, 0, print, []);
  const [small, large] = (await prepareCompliance(folder, database.url, sizes)) as [
    AssessedOrganisation,
    AssessedOrganisation,
  ];
  const server = await startProduct({ adminUrl: database.url, secret, settings, works: true });
  atEnd(() => end(server.process));
  const started = performance.now();
  const sideOf = async (
    { slug }: AssessedOrganisation,
    size: number,
    scenarios: readonly Scenario[],
  ): Promise<GrownSide> => {
    const token = await signIn(server.first.port, slug);
    return { slug, size, headers: { authorization: `token ${token}` }, scenarios };
  };
  const measuring = {
    server,
    postmaster: await postmasterOf(folder),
    milliseconds: milliseconds * 0.5,
    print,
  };
  await measureGrowth(
    measuring,
    await sideOf(small, small.assessments, dashboards),
    await sideOf(large, large.assessments, dashboards),
  );
  const [one, other] = await Promise.all(
    opened.map((size) => sideOf(large, size, openings(large.opened[size] as string))),
  );
  await measureGrowth(measuring, one as GrownSide, other as GrownSide);
  print(`measured in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (quick) print('These were quick figures.');
});
