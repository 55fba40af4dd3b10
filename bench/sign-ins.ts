import type { ChildProcess } from 'node:child_process';
import { hash, verify } from '@node-rs/argon2';
import { databaseCpu, load, usage } from './measure.ts';
import { password } from './prepare.ts';
import type { SignIns } from './report.ts';

const seconds = 2;
const people = 20;

/** Sign-ins per second of twenty people beside bare verifications at the same cost, two at a time, in turns: what else the
 *  machine does weighs on both. The processor time a sign-in takes says the same where that changes from turn to turn. */
export async function measureSignIns(
  server: { process: ChildProcess; first: { port: number } },
  generator: ChildProcess,
  postmaster: number,
  { slug, rounds }: { slug: string; rounds: number },
): Promise<SignIns> {
  const order = {
    port: server.first.port,
    method: 'POST',
    path: `/org/${slug}/user/login/`,
    headers: {},
    bodies: Array.from({ length: people }, (_, n) =>
      JSON.stringify({ email: `owner${n}@${slug}.example`, password }),
    ),
    connections: 8,
  };
  await load(generator, { ...order, milliseconds: 1000 });
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const found: SignIns = { ratios: [], cpu: 0, databaseCpu: 0, hashCpu: 0, failures: {} };
  let signedIn = 0;
  let hashes = 0;
  let before = await bare();
  for (let round = 0; round < rounds; round++) {
    const used = await usage(server.process);
    const databaseUsed = await databaseCpu(postmaster);
    const product = await load(generator, { ...order, milliseconds: seconds * 1000 });
    found.cpu += (await usage(server.process)).cpu - used.cpu;
    found.databaseCpu += (await databaseCpu(postmaster)) - databaseUsed;
    signedIn += product.requests;
    Object.assign(found.failures, product.failures);
    const after = await bare();
    found.ratios.push(product.perSecond / ((before + after) / 2));
    before = after;
  }
  return {
    ...found,
    cpu: found.cpu / signedIn,
    databaseCpu: found.databaseCpu / signedIn,
    hashCpu: found.hashCpu / hashes,
  };

  async function bare(): Promise<number> {
    const used = process.cpuUsage();
    const from = performance.now();
    let done = 0;
    await Promise.all(
      [1, 2].map(async () => {
        while (performance.now() < from + seconds * 1000) {
          await verify(stored, password);
          done++;
        }
      }),
    );
    const { user, system } = process.cpuUsage(used);
    found.hashCpu += user + system;
    hashes += done;
    return (done * 1000) / (performance.now() - from);
  }
}
