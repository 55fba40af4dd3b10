import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Fared, PeopleAtWork } from './people.ts';
import { mostResident, type Product } from '#tests/world/product.ts';

/** One line of the table: a figure, what it stands beside, and whether it holds. */
export interface Finding {
  attack: string;
  what: string;
  figure: string;
  /** The quiet value, or what was promised. */
  beside: string;
  holds: boolean;
  /** It is a time or a size of this machine: told and judged where nothing else runs, and by no test. */
  isOfMachine?: boolean;
}

/** What every attack is given. */
export interface Siege {
  product: Product;
  /** The organisation that is attacked from: its people's tokens by type. */
  attacker: { slug: string; admin: string; user: string };
  people: People;
  /** How the people fared while nobody attacked. */
  quiet: Fared;
  /** Whether it is the short form that the tests run. */
  short: boolean;
}

export interface People {
  /** How they fared while something was going on. */
  during(work: () => Promise<unknown>): Promise<Fared>;
  stop(): Promise<void>;
}

/** Sets the people to work, in a process of their own. */
export async function setToWork(order: PeopleAtWork): Promise<People> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'people.ts'), { execArgv: [] });
  await once(child, 'message');
  child.send(order);
  return {
    async during(work) {
      child.send('forget');
      await work();
      child.send('fared');
      const [fared] = (await once(child, 'message')) as [Fared];
      return fared;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** Gives an order to an attacker in a process of its own, a file of this folder, and answers what it found. In life attackers have
 *  machines of their own: what they need to make and send, they do not take from the product and its people. */
export async function orderAttack<Order extends object, Found>(file: string, order: Order): Promise<Found> {
  const attacker = fork(join(import.meta.dirname, file), { execArgv: [] });
  setPriority(attacker.pid ?? 0, constants.priority.PRIORITY_LOW);
  await once(attacker, 'message');
  attacker.send(order);
  const [found] = (await once(attacker, 'message')) as [Found];
  attacker.kill();
  return found;
}

export const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** How the people fared, beside how they fare when it is quiet: the 95th of 100 at most so many times slower, nothing failed. */
function besideQuiet(attack: string, { quiet }: Siege, fared: Fared, most: number): Finding[] {
  const failed = Object.entries(fared.failures).map(([what, times]) => `${times} x ${what}`);
  return [
    {
      attack,
      what: `others' p95 over ${fared.calls} calls`,
      figure: ms(fared.p95),
      beside: `${ms(quiet.p95)} quiet, at most ${most} times`,
      holds: fared.calls > 0 && fared.p95 <= most * quiet.p95,
      isOfMachine: true,
    },
    {
      attack,
      what: "others' failures",
      figure: failed.join(', ') || 'none',
      beside: 'none',
      holds: failed.length === 0,
    },
  ];
}

/** The server is the one that was there before. */
const livedOn = (attack: string, product: Product, before: number): Finding => ({
  attack,
  what: 'deaths of the server',
  figure: String(product.deaths() - before),
  beside: '0',
  holds: product.deaths() === before,
});

const mostHeld = 300_000_000;

/** What the server held, beside what it may. */
const held = (attack: string, most: number): Finding => ({
  attack,
  what: 'the most the server held',
  figure: megabytes(most),
  beside: `at most ${megabytes(mostHeld)}`,
  holds: most <= mostHeld,
  isOfMachine: true,
});

/** Attacks while the people work, and says how the product stood it: whether it lived, what it held, and how the people fared, at
 *  most so many times slower than when it is quiet. */
export async function withstood(
  attack: string,
  siege: Siege,
  times: number,
  work: () => Promise<unknown>,
): Promise<Finding[]> {
  const { product, people } = siege;
  const before = product.deaths();
  let most = 0;
  const fared = await people.during(async () => {
    most = await mostResident(product, work);
  });
  return [livedOn(attack, product, before), held(attack, most), ...besideQuiet(attack, siege, fared, times)];
}
