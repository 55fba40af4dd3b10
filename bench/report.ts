import type { Maturity } from './maturity.ts';
import type { Row } from './row.ts';

export interface Exported {
  rowsPerSecond: number;
  bareRowsPerSecond: number;
  rssGrowth: number;
  quietP99: number;
  busyP99: number;
}

export interface SignIns {
  /** Of the bare hash's rate, turn by turn. */
  ratios: number[];
  /** Microseconds of processor time: of the server with the hash and of the database for a sign-in, and of a bare hash. */
  cpu: number;
  databaseCpu: number;
  hashCpu: number;
  failures: Record<string, number>;
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const two = (value: number) => value.toFixed(2);
const goal = (what: string, value: number, bound: number, atLeast: boolean, unit = '') => {
  const holds = atLeast ? value >= bound : value <= bound;
  console.log(
    `${holds ? 'holds ' : 'MISSED'}  ${what}: ${two(value)}${unit} (goal ${atLeast ? 'at least' : 'at most'} ${bound}${unit})`,
  );
};

/** Every row with all its figures. */
function table(of: 'risks' | 'assessments', rows: readonly Row[]): void {
  if (rows.length === 0) return;
  console.log(
    `\nscenario             ${of.slice(0, 6)}  conn  req/s   p50    p95    p99   | floor req/s  p50   p99  | ratio  cpu µs  db µs  trips`,
  );
  for (const { scenario, risks, connections, product, bare, cpu, databaseCpu, trips } of rows)
    console.log(
      `${scenario.padEnd(20)} ${String(risks).padStart(6)} ${String(connections).padStart(4)} ${product.perSecond.toFixed(0).padStart(7)} ${two(product.p50).padStart(6)} ${two(product.p95).padStart(6)} ${two(product.p99).padStart(7)} | ${bare.perSecond.toFixed(0).padStart(8)} ${two(bare.p50).padStart(7)} ${two(bare.p99).padStart(7)} | ${two(product.perSecond / bare.perSecond).padStart(5)} ${cpu.toFixed(0).padStart(6)} ${databaseCpu.toFixed(0).padStart(6)} ${two(trips).padStart(6)}`,
    );
}

/** A call is three trips to the database; which are more is told. */
function printTrips(rows: readonly Row[]): void {
  for (const trips of new Set(rows.map((row) => row.trips)))
    if (trips > 3.01)
      console.log(
        `more than 3 trips: ${rows
          .filter((row) => row.trips === trips)
          .map(({ scenario }) => scenario)
          .join(', ')} (${two(trips)})`,
      );
}

/** The figures, and beside each goal whether it holds. Ratios only: absolute times say more about the machine than about us. */
export function report({
  rows,
  exported,
  maturity,
  signIns,
  rss,
  peak,
  seconds,
}: {
  rows: Row[];
  exported: Exported | undefined;
  maturity: Maturity | undefined;
  signIns: SignIns | undefined;
  rss: number;
  peak: number;
  seconds: number;
}): void {
  table('risks', rows);
  console.log('');
  const find = (scenario: string, risks: number, connections: number) =>
    rows.find((row) => row.scenario === scenario && row.risks === risks && row.connections === connections);
  const first = find('first page', 10_000, 10);
  if (first !== undefined) {
    goal(
      "first page at 10k, 10 connections, of the floor's requests/s",
      first.product.perSecond / first.bare.perSecond,
      0.4,
      true,
    );
    goal(
      "first page at 10k, 10 connections, p99 beside the floor's",
      first.product.p99 / first.bare.p99,
      2.5,
      false,
    );
  }
  const single = find('one risk', 10_000, 10);
  if (single !== undefined)
    goal(
      "one risk at 10k, 10 connections, of the floor's requests/s",
      single.product.perSecond / single.bare.perSecond,
      0.25,
      true,
    );
  for (const row of rows.filter(({ risks, connections }) => risks === 100_000 && connections === 1)) {
    const small = find(row.scenario, 1_000, 1);
    if (small === undefined || row.growth === undefined) continue;
    goal(
      `growth of ${row.scenario}, 1k to 100k, p50`,
      row.product.p50 / small.product.p50,
      row.growth,
      false,
    );
    goal(
      `growth of ${row.scenario}, 1k to 100k, CPU`,
      (row.cpu + row.databaseCpu) / (small.cpu + small.databaseCpu),
      row.growth,
      false,
    );
  }
  printTrips(rows);
  if (exported !== undefined) {
    goal(
      'CSV export of 100k, of the bare rows/s',
      exported.rowsPerSecond / exported.bareRowsPerSecond,
      0.5,
      true,
    );
    goal('RSS growth while exporting', exported.rssGrowth / 1e6, 50, false, ' MB');
    goal(
      'one-risk p99 while exporting, beside its quiet value',
      exported.busyP99 / exported.quietP99,
      3,
      false,
    );
  }
  if (maturity !== undefined) reportMaturity(maturity);
  if (signIns !== undefined) reportSignIns(signIns);
  console.log(`server: RSS ${mb(rss)} at the end, peak ${mb(peak)}; measured in ${seconds.toFixed(0)} s`);
}

function reportSignIns({ ratios, cpu, databaseCpu, hashCpu, failures }: SignIns): void {
  const sorted = ratios.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const turns = `median of ${ratios.length} turns, ${two(least)} to ${two(most)}`;
  goal(`sign-ins, of the bare hashes/s on both cores (${turns})`, median, 0.6, true);
  const ms = (microseconds: number) => `${two(microseconds / 1000)} ms`;
  console.log(
    `        processor time of a sign-in: server ${ms(cpu)}, database ${ms(databaseCpu)}; of a bare hash: ${ms(hashCpu)}, ${two(hashCpu / (cpu + databaseCpu))} of it`,
  );
  if (Object.keys(failures).length > 0) console.log(`        failures ${JSON.stringify(failures)}`);
}

function reportMaturity({ rows, opening, largestSave, conflicts, lost }: Maturity): void {
  table('assessments', rows);
  console.log('');
  const largest = Math.max(...rows.map(({ risks }) => risks));
  for (const row of rows.filter(({ risks, connections }) => risks === largest && connections === 1)) {
    const few = rows.find(
      ({ scenario, risks, connections }) => scenario === row.scenario && risks < largest && connections === 1,
    );
    if (few === undefined || row.growth === undefined) continue;
    const step = `${row.scenario}, ${few.risks} to ${largest} assessments`;
    goal(`growth of ${step}, p50`, row.product.p50 / few.product.p50, row.growth, false);
    goal(
      `growth of ${step}, CPU`,
      (row.cpu + row.databaseCpu) / (few.cpu + few.databaseCpu),
      row.growth,
      false,
    );
  }
  printTrips(rows);
  goal('opening an assessment, over the wire', opening / 1000, 60, false, ' kB');
  goal('saving an answer, the request with its headers', largestSave / 1000, 2, false, ' kB');
  goal(`answers lost, of all that were saved (${conflicts} conflicts told)`, lost, 0, false);
}
