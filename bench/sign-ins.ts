import type { ChildProcess } from 'node:child_process';
import { hash, verify } from '@node-rs/argon2';
import { load } from './measure.ts';
import { password } from './prepare.ts';
import type { SignIns } from './report.ts';

const seconds = 4;

/** Sign-ins per second beside bare verifications at the same cost, two at a time. */
export async function measureSignIns(
  server: { first: { port: number } },
  generator: ChildProcess,
  slug: string,
): Promise<SignIns> {
  const body = JSON.stringify({ email: `admin@${slug}.example`, password });
  const order = {
    port: server.first.port,
    method: 'POST',
    path: `/org/${slug}/user/login/`,
    headers: {},
    bodies: [body],
    connections: 8,
  };
  await load(generator, { ...order, milliseconds: 500 });
  const product = await load(generator, { ...order, milliseconds: seconds * 1000 });
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  let hashes = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    [1, 2].map(async () => {
      while (performance.now() < until) {
        await verify(stored, password);
        hashes++;
      }
    }),
  );
  return { perSecond: product.perSecond, hashesPerSecond: hashes / seconds };
}
