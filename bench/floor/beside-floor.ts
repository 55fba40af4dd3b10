import type { ChildProcess } from 'node:child_process';
import { captureStatements } from './capture.ts';
import { startFloor } from './statement-floor.ts';
import type { LeanFloor } from './lean-floor.ts';
import { databaseCpu, load, usage, type Usage } from '../measure.ts';
import type { Row } from './row.ts';
import type { Scenario } from '../scenarios.ts';

/** What runs while the bench measures. */
export interface Machine {
  server: { process: ChildProcess; first: { port: number } };
  generator: ChildProcess;
  postmaster: number;
  adminUrl: string;
  settings: Record<string, string>;
  leanFloor: LeanFloor;
}

interface Measured {
  slug: string;
  org: string;
  scenario: Scenario;
  headers: Record<string, string>;
  /** Of what there are how many, depends on the scenario: risks, or assessments. */
  size: number;
  milliseconds: number;
}

/** What the server and the database spent between two moments, for each of so many requests. */
export function spent(before: [Usage, number], after: [Usage, number], requests: number) {
  const per = (used: number) => used / Math.max(1, requests);
  return {
    cpu: per(after[0].cpu - before[0].cpu),
    databaseCpu: per(after[1] - before[1]),
    trips: (after[0].trips - before[0].trips) / Math.max(1, after[0].calls - before[0].calls),
    rss: after[0].rss,
  };
}

export const spending = async ({ server, postmaster }: Machine): Promise<[Usage, number]> => [
  await usage(server.process),
  await databaseCpu(postmaster),
];

/** A call over one connection and over ten, beside the bare server that replays its main statement, and beside the one that
 *  does the least. */
export async function besideFloor(
  machine: Machine,
  { slug, org, scenario, headers, size, milliseconds }: Measured,
): Promise<Row[]> {
  const { server, generator, adminUrl, settings, leanFloor } = machine;
  const path = `/org/${slug}${scenario.path}`;
  const bodies = (scenario.bodies ?? []).map((body) => JSON.stringify(body));
  const { method } = scenario;
  const captured = await captureStatements(adminUrl, settings, { slug, path, method, body: bodies[0] });
  const floor = await startFloor(adminUrl, org, new Map([['floor', captured]]));
  const lean = await leanFloor.start({
    reply: captured.reply,
    size: scenario.replies ?? size,
    ...(scenario.makes && { writes: 'insert' }),
  });
  const rows: Row[] = [];
  const warm = Math.max(100, milliseconds / 8);
  for (const connections of [1, 10]) {
    const order = { method, path, headers, bodies, connections, milliseconds };
    const { port } = server.first;
    await load(generator, { ...order, port, milliseconds: warm });
    const before = await spending(machine);
    const product = await load(generator, { ...order, port });
    const after = await spending(machine);
    const bareOrder = {
      ...order,
      port: floor.port,
      method: 'GET',
      path: '/floor',
      headers: {},
      bodies: [],
    };
    await load(generator, { ...bareOrder, milliseconds: warm });
    const bare = await load(generator, bareOrder);
    // The lean floor is sent what the product is: its body is read as well.
    const leanOrder = { ...order, port: lean.port };
    await load(generator, { ...leanOrder, milliseconds: warm });
    const least = await load(generator, leanOrder);
    rows.push({
      scenario: scenario.name,
      growth: scenario.growth,
      risks: size,
      connections,
      product,
      bare,
      lean: least,
      ...spent(before, after, product.requests),
    });
  }
  await Promise.all([floor.close(), lean.close()]);
  return rows;
}

/** A row as it is told while others are still being measured. */
export function lineOf({ scenario, risks, connections, product, bare, lean }: Row): string {
  const failures = (what: string, { failures: found }: Row['product']) =>
    Object.keys(found).length ? ` ${what} ${JSON.stringify(found)}` : '';
  return (
    `${scenario.padEnd(20)} ${String(risks).padStart(7)} x${connections}`.padEnd(34) +
    ` ${product.perSecond.toFixed(0).padStart(6)}/s p50 ${product.p50.toFixed(2)} p99 ${product.p99.toFixed(2)} ms` +
    `  own statement ${bare.perSecond.toFixed(0).padStart(6)}/s ratio ${(product.perSecond / bare.perSecond).toFixed(2)}` +
    `  lean ${lean.perSecond.toFixed(0).padStart(6)}/s ratio ${(product.perSecond / lean.perSecond).toFixed(2)}` +
    failures('failures', product) +
    failures('floor failures', bare) +
    failures('lean failures', lean)
  );
}
