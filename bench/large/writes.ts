import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { readSampleRisk, signIn } from '../read-sample-risk.ts';
import { spreadOf } from '../spread.ts';

/** Writes a second that autovacuum has to keep up with. */
const rate = 200;
/** A machine that cannot is not asked for more than this at once: it would refuse. */
const mostUnderWay = 20;

interface Table {
  name: string;
  bytes: number;
  dead: number;
  vacuums: number;
}

/** The tables with the most dead rows, and what all of them take. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_dead_tup::float8 as dead, autovacuum_count::int as vacuums
      from pg_stat_user_tables order by n_dead_tup desc, relname`,
  );
  return rows;
}

/** Risks are registered and changed, 200 times a second, in several organisations at once; then it is told what dead rows were
 *  left and what the tables have grown by. */
export async function writeSteadily(
  client: pg.Client,
  port: number,
  organisations: readonly { slug: string }[],
  { minutes, print }: { minutes: number; print: (line: string) => void },
): Promise<void> {
  const writers = await Promise.all(
    organisations.map(async ({ slug }) => {
      const headers = { authorization: `token ${await signIn(port, slug)}` };
      return { slug, headers, ...(await readSampleRisk(port, slug, headers)) };
    }),
  );
  const send = async (
    { slug, headers }: (typeof writers)[0],
    method: string,
    path: string,
    body: object,
  ): Promise<{ status: number; id: string; version: number }> => {
    const reply = await fetch(`http://127.0.0.1:${port}/org/${slug}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = (await reply.json()) as { data?: { id: string; version: number } };
    return { status: reply.status, id: data?.id ?? '', version: data?.version ?? 0 };
  };
  const before = await tablesOf(client);
  const took: number[] = [];
  const failures: Record<string, number> = {};
  const note = (status: number) => {
    if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
  };
  const timed = async (writer: (typeof writers)[0], nth: number) => {
    const from = performance.now();
    const made = await send(writer, 'POST', '/risk/', {
      title: `Made while measuring, number ${nth}`,
      department_id: writer.department,
      owner_id: writer.owner,
    });
    note(made.status);
    if (made.status !== 200) return;
    const changed = await send(writer, 'PATCH', `/risk/${made.id}/`, {
      title: `Changed while measuring, number ${nth}`,
      version: made.version,
    });
    note(changed.status);
    took.push((performance.now() - from) / 2);
  };
  const started = performance.now();
  const under = new Set<Promise<void>>();
  // A pair of writes each turn; a turn that is late is made up for.
  for (let nth = 0; performance.now() - started < minutes * 60_000; nth++) {
    const wait = (nth * 2000) / rate - (performance.now() - started);
    if (wait > 0) await pause(wait);
    while (under.size >= mostUnderWay) await Promise.race(under);
    const one: Promise<void> = timed(writers[nth % writers.length] as (typeof writers)[0], nth).finally(() =>
      under.delete(one),
    );
    under.add(one);
  }
  await Promise.all(under);
  const seconds = (performance.now() - started) / 1000;
  const { p50, p99 } = spreadOf(took);
  print(
    `writes: ${((took.length * 2) / seconds).toFixed(0)}/s for ${seconds.toFixed(0)} s of ${rate}/s wanted, p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms, failures ${JSON.stringify(failures)}`,
  );
  // Statistics are told with a delay.
  await pause(2000);
  const after = await tablesOf(client);
  const was = new Map(before.map((table) => [table.name, table]));
  for (const { name, bytes, dead, vacuums } of after.filter((table) => table.dead > 0).slice(0, 8)) {
    const earlier = was.get(name);
    print(
      `  ${name.padEnd(24)} ${dead} dead rows, ${vacuums - (earlier?.vacuums ?? 0)} autovacuums, ${((bytes - (earlier?.bytes ?? 0)) / 1e6).toFixed(1)} MB more`,
    );
  }
}
