import type { ChildProcess } from 'node:child_process';
import { spreadText, spreadOf as spreadOfRatios } from '../compare/ratios.ts';
import { atEnd } from '../ends.ts';
import { spent } from '../floor/beside-floor.ts';
import { child, databaseCpu, end, load, usage } from '../measure.ts';
import type { Scenario } from '../scenarios.ts';

const rounds = 5;

export const verdict = (holds: boolean) => (holds ? 'holds ' : 'MISSED');

/** An organisation, what it is asked, and how many it has of what the calls are about. */
export interface GrownSide {
  slug: string;
  headers: Record<string, string>;
  size: number;
  scenarios: readonly Scenario[];
}

interface Measuring {
  server: { process: ChildProcess; first: { port: number } };
  postmaster: number;
  /** How long a look takes. */
  milliseconds: number;
  print: (line: string) => void;
}

interface Looks {
  order: Omit<Parameters<typeof load>[1], 'milliseconds' | 'connections'>;
  p50: number[];
  cpu: number[];
}

/** Every call of a larger organisation beside the same of a smaller one, in short looks that alternate: what the machine does besides
 *  weighs on both. */
export async function measureGrowth(
  { server, postmaster, milliseconds, print }: Measuring,
  smaller: GrownSide,
  larger: GrownSide,
): Promise<void> {
  const generator = await child('generator.mjs', []);
  atEnd(() => end(generator.process));
  const spending = async () => [await usage(server.process), await databaseCpu(postmaster)] as const;
  const looksAt = ({ slug, headers }: GrownSide, { method, path, bodies = [] }: Scenario): Looks => ({
    order: {
      port: server.first.port,
      method,
      path: `/org/${slug}${path}`,
      headers,
      bodies: bodies.map((body) => JSON.stringify(body)),
    },
    p50: [],
    cpu: [],
  });
  const look = async (side: Looks) => {
    const before = await spending();
    const figures = await load(generator.process, { ...side.order, connections: 1, milliseconds });
    const failed = Object.keys(figures.failures);
    if (failed.length > 0) throw new Error(`${side.order.path} answered ${failed.join(', ')}`);
    const { cpu, databaseCpu: database } = spent([...before], [...(await spending())], figures.requests);
    side.p50.push(figures.p50);
    side.cpu.push(cpu + database);
  };
  for (const [at, asked] of smaller.scenarios.entries()) {
    const one = looksAt(smaller, asked);
    const other = looksAt(larger, larger.scenarios[at] as Scenario);
    for (const side of [one, other]) {
      await look(side);
      Object.assign(side, { p50: [], cpu: [] });
    }
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 === 0 ? [one, other] : [other, one]) await look(side);
    const grown = (pick: 'p50' | 'cpu') =>
      spreadOfRatios(one[pick].map((value, round) => (other[pick][round] as number) / value));
    const [p50, cpu] = [grown('p50'), grown('cpu')];
    const most = asked.growth ?? Infinity;
    print(
      `${verdict(cpu.median <= most)}  growth of ${asked.name.padEnd(20)} ${smaller.size} to ${larger.size}: CPU ${spreadText(cpu)}, p50 ${spreadText(p50)} (goal at most ${most})`,
    );
  }
}
