import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '#platform/server/database/database.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { withProductDatabase } from '#app/product-database.ts';
import { until } from '#tests/world/waiting/until.ts';
import { secret } from '#tests/world/world.ts';

const root = join(import.meta.dirname, '../..');

/** What `npm start` does once everything is there: the server, and another one whenever it ends. */
const supervised = `import { serverFlags } from './run/server-flags.js';
import { supervise } from './run/supervise.js';
process.exitCode = await supervise(process.execPath, [...serverFlags, 'src/app/main.ts']);`;

/** The product in processes of its own, as people run it, on a free port of this machine. */
export interface Product {
  port: number;
  base: string;
  /** The administrator's address of its embedded PostgreSQL, until it is started again. */
  adminUrl: string;
  /** Work on the database as it runs now, as the product's own role. */
  inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Kills the server as the machine would, without a word. */
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  /** Until the server is ready, again. */
  untilReady(): Promise<void>;
  /** What the server itself holds, in bytes; the processes it starts for single works are apart. */
  resident(): Promise<number>;
  /** How often the server's process ended without having been killed here. */
  deaths(): number;
  /** Another server process on the same database, by itself. */
  another(): Promise<Another>;
  /** Ends the server and starts it with more settings. */
  restartWith(settings: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

export interface Another {
  port: number;
  /** Ends it as the machine would, without a word. */
  kill(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
};

/** Starts the product on an empty folder. The settings are those of the environment, for this run alone. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-siege-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let environment: Record<string, string> = {
    DATA_DIR: folder,
    SECRET_KEY: secret,
    PORT: String(port),
    DEMO: 'no',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  let keeper: ChildProcess | undefined;
  /** How often the keeper said that the server ended, and how often that was our doing. */
  let ends = 0;
  let kills = 0;

  const start = () => {
    keeper = spawn(process.execPath, ['--input-type=module', '--eval', supervised], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    keeper.stdout?.setEncoding('utf8').on('data', (lines: string) => {
      ends += lines.split('again_in_ms').length - 1;
    });
  };
  const isReady = () => isReadyAt(base);
  const pid = async () => Number(await readFile(join(folder, 'server.pid'), 'utf8').catch(() => 0));
  const untilReady = () => until(isReady);
  async function end(): Promise<void> {
    const gone = once(keeper as ChildProcess, 'exit');
    keeper?.kill('SIGTERM');
    await gone;
  }

  start();
  await untilReady();
  const adminUrl = await withProductDatabase(readConfig(environment), ({ url }) => Promise.resolve(url));
  return {
    port,
    base,
    adminUrl,
    inDatabase: (work) =>
      withProductDatabase(readConfig(environment), async ({ url }) => {
        const database = openDatabase({ connectionString: appUrl(url, secret), size: 2, secret });
        try {
          return await work(database);
        } finally {
          await database.close();
        }
      }),
    untilReady,
    async killServer() {
      kills++;
      process.kill(await pid(), 'SIGKILL');
      while (await isReady()) await pause(5);
    },
    async killDatabase() {
      const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      // Until the server has noticed, it may still answer that it is ready.
      await pause(100);
    },
    resident: async () => residentOf(await pid()),
    deaths: () => ends - kills,
    another: () =>
      startAnother({ ...environment, DATABASE_URL: adminUrl, DATA_DIR: join(folder, 'another') }),
    async restartWith(more) {
      environment = { ...environment, ...more };
      await end();
      start();
      await untilReady();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isReadyAt = (base: string): Promise<boolean> =>
  fetch(`${base}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Another server on a database, until it is killed. */
async function startAnother(settings: Record<string, string>): Promise<Another> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/app/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(() => isReadyAt(`http://127.0.0.1:${port}`));
  return {
    port,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function residentOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** The most that the server held while something was going on, in bytes. */
export async function mostResident(product: Product, during: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await product.resident());
      await pause(50);
    }
  })();
  try {
    await during();
  } finally {
    over.abort();
    await watching;
  }
  return most;
}
