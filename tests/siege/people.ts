// A process of its own: the people of an organisation that nobody attacks, at their day's work. Asked, it says how they fared.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { longestWait } from '#tests/world/waiting/until.ts';
import { spreadOf } from '../../bench/spread.ts';

export interface PeopleAtWork {
  port: number;
  slug: string;
  tokens: string[];
  /** A risk they look at. */
  risk: string;
}
export interface Fared {
  calls: number;
  /** Of the answers, in milliseconds. */
  p50: number;
  p95: number;
  /** Answers other than 200, and what came instead of an answer. */
  failures: Record<string, number>;
}

let took: number[] = [];
let failures: Record<string, number> = {};
const agent = new http.Agent({ keepAlive: true });

const call = (port: number, method: string, path: string, token: string, body?: string) =>
  new Promise<void>((resolve) => {
    const started = performance.now();
    const failed = (what: string) => {
      failures[what] = (failures[what] ?? 0) + 1;
      resolve();
    };
    const headers = {
      authorization: `token ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers, agent, timeout: longestWait },
      (reply) => {
        reply.resume();
        reply.once('end', () => {
          if (reply.statusCode !== 200) return failed(String(reply.statusCode));
          took.push(performance.now() - started);
          return resolve();
        });
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', (error) => failed((error as { code?: string }).code ?? error.message));
    request.end(body);
  });

/** Opens the register, a risk, the dashboard, and now and then raises a risk, with a breath between. */
async function work({ port, slug, risk }: PeopleAtWork, token: string, at: number): Promise<never> {
  await pause(at * 20);
  for (let n = at; ; n++) {
    const steps = [
      ['GET', '/risk/'],
      ['GET', `/risk/context/${risk}/`],
      ['GET', '/risk/dashboard/'],
      ['POST', '/risk/', JSON.stringify({ title: `Seen at work ${at} ${n}` })],
    ] as const;
    const [method, path, body] = steps[n % 10 === 0 ? 3 : n % 3] as (typeof steps)[number];
    await call(port, method, `/org/${slug}${path}`, token, body);
    await pause(300 + Math.random() * 200);
  }
}

process.on('message', (message: PeopleAtWork | 'fared' | 'forget') => {
  if (typeof message === 'object') {
    for (const [at, token] of message.tokens.entries()) void work(message, token, at);
    return;
  }
  if (message === 'fared') {
    const { p50, p95 } = spreadOf(took);
    process.send?.({ calls: took.length, p50, p95, failures } satisfies Fared);
  }
  took = [];
  failures = {};
});
process.send?.('ready');
