import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { load, type Figures } from '../measure.ts';
import { readSampleRisk, signIn } from '../read-sample-risk.ts';
import { touched } from './treatment-load.ts';
import type { TreatedOrganisation } from './treatment-prepare.ts';

interface Recomputed {
  /** Seconds from the approval of each failed test until all its risks were computed anew. */
  seconds: number[];
  quiet: Figures;
  busy: Figures;
}

/** Fewer say little about the slowest of a hundred. */
const reads = 2000;

interface Reply {
  id: string;
  version: number;
}

/** A control that protects a thousand risks fails its test, and passes the next one, again and again, while another person reads one of
 *  those risks. */
export async function measureRecomputing(
  server: { first: { port: number } },
  generator: ChildProcess,
  adminUrl: string,
  { slug, org, admin, people }: TreatedOrganisation,
): Promise<Recomputed> {
  const { port } = server.first;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const tokens = {
    tester: await signIn(port, slug),
    reviewer: await signIn(port, slug, 'owner0'),
    reader: await signIn(port, slug, 'owner1'),
  };
  const send = async (who: keyof typeof tokens, path: string, body: object): Promise<Reply> => {
    const reply = await fetch(`http://127.0.0.1:${port}/org/${slug}${path}`, {
      method: 'POST',
      headers: { authorization: `token ${tokens[who]}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data, code } = (await reply.json()) as { data: Reply; code?: string };
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${code}`);
    return data;
  };
  const {
    rows: [control],
  } = await client.query<{ id: string }>(
    'select id from control where org_id = $1 order by ref_sort desc limit 1',
    [org],
  );
  const day = new Date().toISOString().slice(0, 10);
  /** Seconds from the moment on which the result counts until it does for each risk. */
  const tested = async (result: 'pass' | 'fail'): Promise<number> => {
    const planned = await send('tester', `/controls/${control?.id}/test/`, {
      method: 'inspection',
      procedure: 'Looked at everything',
      tester_id: admin,
      reviewer_id: people[0],
      planned_on: day,
    });
    const path = `/controls/test/${planned.id}`;
    const begun = await send('tester', `${path}/start/`, { version: planned.version });
    const said = { result, done_on: day, ...(result === 'fail' && { exceptions: 'It was not done.' }) };
    const { version } = await send('tester', `${path}/submit/`, { version: begun.version, ...said });
    const from = performance.now();
    await send('reviewer', `${path}/approve/`, { version });
    while ((await countWith(result)) < touched) await pause(20);
    return (performance.now() - from) / 1000;
  };
  const countWith = async (result: string): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from risk r join risk_control l on l.org_id = r.org_id and l.risk_id = r.id
        where r.org_id = $1 and l.control_id = $2 and exists (select from jsonb_array_elements(r.residual_explanation -> 'controls') e
          where e ->> 'control_id' = $2::text and e ->> 'result' = $3)`,
      [org, control?.id, result],
    );
    return rows[0]?.n ?? 0;
  };
  const headers = { authorization: `token ${tokens.reader}` };
  const { risk } = await readSampleRisk(port, slug, headers);
  const read = {
    port,
    method: 'GET',
    path: `/org/${slug}/risk/${risk.id}/`,
    headers,
    bodies: [],
    connections: 1,
    milliseconds: 3000,
    atLeast: reads,
  };
  const seconds = [await tested('fail')];
  await tested('pass');
  const quiet = await load(generator, read);
  const beside = { reading: true };
  const reader = load(generator, read).finally(() => (beside.reading = false));
  while (beside.reading) {
    seconds.push(await tested('fail'));
    await tested('pass');
  }
  await client.end();
  return { seconds, quiet, busy: await reader };
}
