import { spreadOf, spreadText } from './compare/ratios.ts';
import type { Maturity } from './maturity/maturity.ts';
import type { Figures } from './measure.ts';
import type { Row } from './floor/row.ts';

export interface Exported {
  risks: number;
  rowsPerSecond: number;
  bareRowsPerSecond: number;
  rssGrowth: number;
  /** Another person's reads of one risk: alone, and beside one export after the other. */
  quiet: Figures;
  busy: Figures;
  /** How many exports ran beside them, the last one perhaps not to its end. */
  exports: number;
}

/** Seconds that a register of so many rows took. */
export interface Imported {
  rows: number;
  reading: number;
  checking: number;
  writing: number;
  takingBack: number;
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

/** Bytes that the server's process holds. */
export interface Memory {
  afterStart: number | undefined;
  peak: number;
  atEnd: number;
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const two = (value: number) => value.toFixed(2);
const goal = (what: string, value: number, bound: number, atLeast: boolean, unit = '') => {
  const holds = atLeast ? value >= bound : value <= bound;
  console.log(
    `${holds ? 'holds ' : 'MISSED'}  ${what}: ${two(value)}${unit} (goal ${atLeast ? 'at least' : 'at most'} ${bound}${unit})`,
  );
};

/** Every row with all its figures, and what its requests per second are of those of both floors. */
function table(of: 'risks' | 'assessments', rows: readonly Row[]): void {
  if (rows.length === 0) return;
  console.log(
    `\n${' '.repeat(32)}| the product                            | its own statement      | the lean floor         |`,
  );
  console.log(
    `scenario             ${of.slice(0, 6)} conn|    req/s     p50     p95     p99      | req/s     p99   ratio  | req/s     p99   ratio  | cpu µs  db µs  trips`,
  );
  const cell = (value: number, digits = 2, width = 8) => value.toFixed(digits).padStart(width);
  for (const { scenario, risks, connections, product, bare, lean, cpu, databaseCpu, trips } of rows) {
    const floor = ({ perSecond, p99 }: Figures) =>
      `${cell(perSecond, 0, 6)}${cell(p99)}${cell(product.perSecond / perSecond)}  `;
    console.log(
      `${scenario.padEnd(20)} ${String(risks).padStart(6)} ${String(connections).padStart(4)}| ${cell(product.perSecond, 0)}${cell(product.p50)}${cell(product.p95)}${cell(product.p99)}      |${floor(bare)}|${floor(lean)}|${cell(cpu, 0, 7)}${cell(databaseCpu, 0, 7)}${cell(trips, 2, 7)}`,
    );
  }
  const ratios = spreadOf(rows.map(({ product, lean }) => product.perSecond / lean.perSecond));
  console.log(`of the lean floor's requests/s, over these rows: ${spreadText(ratios)}`);
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
  imported,
  maturity,
  signIns,
  memory,
  seconds,
}: {
  rows: Row[];
  exported: Exported | undefined;
  imported: Imported | undefined;
  maturity: Maturity | undefined;
  signIns: SignIns | undefined;
  memory: Memory;
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
      `CSV export of ${exported.risks} risks, of the bare rows/s`,
      exported.rowsPerSecond / exported.bareRowsPerSecond,
      0.5,
      true,
    );
    goal('RSS growth while exporting', exported.rssGrowth / 1e6, 50, false, ' MB');
    const { quiet, busy, exports } = exported;
    goal(
      "another person's one-risk p99 beside an export, of its quiet value",
      busy.p99 / quiet.p99,
      3,
      false,
    );
    const told = ({ requests, p50, p99 }: Figures) =>
      `${requests} requests, p50 ${two(p50)}, p99 ${two(p99)} ms`;
    for (const [when, { failures }] of Object.entries({ quiet, busy }))
      if (Object.keys(failures).length > 0)
        console.log(`        failures, ${when}: ${JSON.stringify(failures)}`);
    console.log(`        quiet: ${told(quiet)}; beside ${exports} exports: ${told(busy)}`);
  }
  if (imported !== undefined) reportImport(imported);
  if (maturity !== undefined) reportMaturity(maturity);
  if (signIns !== undefined) reportSignIns(signIns);
  const { afterStart, peak, atEnd } = memory;
  if (afterStart !== undefined) console.log(`memory of the server, 60 s after a start: ${mb(afterStart)}`);
  console.log(`memory of the server under all of this: peak ${mb(peak)}, at the end ${mb(atEnd)}`);
  console.log(`measured in ${seconds.toFixed(0)} s`);
}

function reportImport({ rows, reading, checking, writing, takingBack }: Imported): void {
  goal(
    `an import of ${rows} rows taken back, of the time that it was written in`,
    takingBack / writing,
    0.75,
    false,
  );
  const told = Object.entries({
    read: reading,
    checked: checking,
    written: writing,
    'taken back': takingBack,
  });
  console.log(`        ${told.map(([what, seconds]) => `${what} in ${two(seconds)} s`).join(', ')}`);
}

function reportSignIns({ ratios, cpu, databaseCpu, hashCpu, failures }: SignIns): void {
  const { median, low, high } = spreadOf(ratios);
  const turns = `median of ${ratios.length} turns, ${two(low)} to ${two(high)}`;
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
