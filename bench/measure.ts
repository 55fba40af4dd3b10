import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

export interface Usage {
  cpu: number;
  trips: number;
  calls: number;
  rss: number;
  peak: number;
}

export interface Figures {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: Record<string, number>;
}

/** Starts a script of the bench, or the one at an absolute path, in a process of its own and waits for its first message. */
export async function child<T>(
  script: string,
  execArgv: string[],
  env: Record<string, string> = {},
): Promise<{ process: ChildProcess; first: T }> {
  const started = fork(resolve(import.meta.dirname, script), {
    execArgv,
    env: { ...process.env, ...env },
    // JSON knows no NaN, which is how long requests took where none was answered.
    serialization: 'advanced',
  });
  const first = await answer<T>(started);
  return { process: started, first };
}

/** Ends a script of the bench, and waits until it let go of what it held. */
export async function end(started: ChildProcess): Promise<void> {
  // Ctrl-C reaches it as well.
  if (started.exitCode !== null || started.signalCode !== null) return;
  const gone = once(started, 'exit');
  started.kill();
  await gone;
}

export const answer = <T>(from: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(error);
    from.once('error', failed);
    from.once('message', (message) => {
      from.off('error', failed);
      resolve(message as T);
    });
  });

export async function usage(server: ChildProcess): Promise<Usage> {
  const loadReport = answer<Usage>(server);
  server.send('usage');
  return loadReport;
}

export interface Load {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  bodies: string[];
  connections: number;
  milliseconds: number;
  /** Goes on until so many were sent. */
  atLeast?: number;
  /** Milliseconds that each connection waits between an answer and its next request. */
  think?: number;
}

/** Sends one request again and again for a while. */
export async function load(generator: ChildProcess, order: Load): Promise<Figures> {
  const loadReport = answer<Figures>(generator);
  generator.send(order);
  return loadReport;
}

const ticksPerSecond = 100;

/** Processor time in microseconds that PostgreSQL and its children have used: what the database spends on a request. */
export async function databaseCpu(postmaster: number): Promise<number> {
  let ticks = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(pid) === postmaster)
      ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
    else if (Number(fields[1]) === postmaster) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks * 1e6) / ticksPerSecond;
}
