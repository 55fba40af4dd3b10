import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { appUrl } from '#platform/server/database/migrate.ts';
import { entering } from '#platform/server/database/context/begin.ts';
import { contextSigner } from '#platform/server/database/context/signed-context.ts';
import { readSampleRisk, signIn } from './read-sample-risk.ts';
import { load, usage } from './measure.ts';
import { options } from './options.ts';
import type { Exported } from './report.ts';

interface Server {
  process: ChildProcess;
  first: { port: number };
}

/** Fewer say little about the slowest of a hundred. */
const reads = options.quick ? 500 : 2000;

/** Exports a large register as CSV, beside the bare query streamed in batches, and then while another person reads one risk. */
export async function measureExport(
  server: Server,
  generator: ChildProcess,
  adminUrl: string,
  organisation: { slug: string; org: string } | undefined,
  secret: string,
): Promise<Exported | undefined> {
  if (organisation === undefined) return undefined;
  const { slug, org } = organisation;
  const { port } = server.first;
  const headers = { authorization: `token ${await signIn(port, slug)}` };
  const another = { authorization: `token ${await signIn(port, slug, 'owner0')}` };
  const { count } = await readSampleRisk(port, slug, headers);
  const { risk } = await readSampleRisk(port, slug, another);
  const read = {
    port,
    method: 'GET',
    path: `/org/${slug}/risk/context/${risk.id}/`,
    headers: another,
    bodies: [],
    connections: 1,
    milliseconds: 3000,
    atLeast: reads,
  };
  const exportAll = async () => {
    const started = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port}/org/${slug}/risk/export/?format=csv`, { headers });
    if (reply.status !== 200 || reply.body === null) throw new Error(`the export answered ${reply.status}`);
    let bytes = 0;
    for await (const part of reply.body) bytes += (part as Uint8Array).length;
    return { seconds: (performance.now() - started) / 1000, bytes };
  };
  await exportAll();
  const quiet = await load(generator, read);
  const before = await usage(server.process);
  let growth = 0;
  const watching = setInterval(
    () => void usage(server.process).then(({ rss }) => (growth = Math.max(growth, rss - before.rss))),
    100,
  );
  const alone = await exportAll();
  clearInterval(watching);
  const bare = await bareStream(adminUrl, org, secret);
  const beside = { reading: true, exports: 0 };
  const reader = load(generator, read).finally(() => (beside.reading = false));
  for (; beside.reading; beside.exports++) await exportAll();
  return {
    risks: count,
    rowsPerSecond: count / alone.seconds,
    bareRowsPerSecond: bare,
    rssGrowth: growth,
    quiet,
    busy: await reader,
    exports: beside.exports,
  };
}

/** Rows per second of the export's columns read in batches by a cursor, and thrown away. */
async function bareStream(adminUrl: string, org: string, secret: string): Promise<number> {
  const client = new pg.Client({ connectionString: appUrl(adminUrl, secret) });
  await client.connect();
  await client.query('begin read only');
  await client.query(entering(contextSigner(secret).sign(org)));
  await client.query({
    text: `declare bare no scroll cursor for select r.*, c.name as category, p.email as owner, r.department_sort as department
      from risk r left join risk_category c on c.org_id = r.org_id and c.id = r.category_id left join person p on p.org_id = r.org_id and p.id = r.owner_id
      where r.org_id = '${org}' and r.deleted_at is null order by r.ref_sort, r.id`,
  });
  const started = performance.now();
  let rows = 0;
  for (;;) {
    const batch = await client.query('fetch 1000 from bare');
    rows += batch.rows.length;
    if (batch.rows.length === 0) break;
  }
  const perSecond = (rows * 1000) / (performance.now() - started);
  await client.query('commit');
  await client.end();
  return perSecond;
}
