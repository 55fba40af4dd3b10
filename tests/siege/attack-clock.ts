import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { forgotPassword } from '#features/identity/password/password.contract.ts';
import type { World } from '#tests/world/world.ts';
import { callerFrom, type Sent } from './http-call.ts';
import { ms, type Finding, type Siege } from './siege.ts';

const attack = 'What the time of an answer tells';
const rounds = 15;
const alike = 0.25;

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] as number;
const json = { 'content-type': 'application/json' };

/** Asks for what is there and for what is not, in turns, and holds the times of the answers beside each other: whether an account exists, or how
 *  much of a token is right, is not to be read from them. The people of this world have passwords of the product's own cost. */
export async function attackWithClock({ product }: Siege, world: World): Promise<Finding[]> {
  const call = callerFrom(product.port, { connections: 1 });
  const known: string[] = [];
  for (let at = 0; at < rounds; at++) known.push((await world.person('Staff')).email);
  const nobody = (round: number) => `nobody-${round}@${world.slug}.example`;
  const { token } = world.admin;
  const changedAt = (at: number) =>
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const posts = ({ path }: { path: string }, body: object): Sent => ({
    method: 'POST',
    path,
    headers: json,
    body: JSON.stringify(body),
  });
  const tries: Record<string, ((round: number) => Sent)[]> = {
    'signing in, as somebody and as nobody': [
      (round) => posts(signIn, { email: known[round], password: 'not the password' }),
      (round) => posts(signIn, { email: nobody(round), password: 'not the password' }),
    ],
    'a forgotten password, of somebody and of nobody': [
      (round) => posts(forgotPassword, { email: known[round] }),
      (round) => posts(forgotPassword, { email: nobody(round) }),
    ],
    'a token that is wrong at its end and at its beginning': [
      () => ({ method: 'GET', path: '/risk/', token: changedAt(token.length - 2) }),
      () => ({ method: 'GET', path: '/risk/', token: changedAt(Math.floor(token.length / 2)) }),
    ],
  };
  const findings: Finding[] = [];
  for (const [what, [one, other]] of Object.entries(tries) as [
    string,
    [(n: number) => Sent, (n: number) => Sent],
  ][]) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [at, sent] of [one, other].entries())
        times[at as 0 | 1].push((await call(world.slug, sent(round))).took);
    const [first, second] = [median(times[0]), median(times[1])];
    findings.push({
      attack,
      what,
      figure: ms(second),
      beside: `${ms(first)}, alike to a quarter`,
      holds: Math.abs(second / first - 1) < alike,
      isOfMachine: true,
    });
  }
  return findings;
}
