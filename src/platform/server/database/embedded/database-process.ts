import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What PostgreSQL writes about itself into its folder: line 1 its process, 4 its port, 8 whether it is ready. */
export interface DatabaseProcess {
  pid: number;
  port: number;
  ready: boolean;
}

const lockOf = (folder: string) => join(folder, 'postmaster.pid');

/** The PostgreSQL that runs on this folder, if one does. A lock file alone proves nothing: after kill -9 it stays. */
export async function findDatabaseProcess(folder: string): Promise<DatabaseProcess | undefined> {
  const lines = (await readFile(lockOf(folder), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await commandOf(pid)).includes(folder)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Forgets the lock of a dead server. A dead one that nobody reaped still has its number, and PostgreSQL believes it. */
export async function forgetDeadDatabase(folder: string): Promise<void> {
  if ((await findDatabaseProcess(folder)) === undefined) await rm(lockOf(folder), { force: true });
}

/** Asks it to end its connections and stop; says whether it did. */
export async function stopDatabaseProcess(folder: string, pid: number, patience = 10_000): Promise<boolean> {
  send(pid, 'SIGINT');
  for (let waited = 0; waited < patience; waited += 50) {
    if ((await findDatabaseProcess(folder)) === undefined) return true;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return false;
}

/** The command line of a process; empty for one that is gone, or dead and not yet reaped. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Whether a process with this number lives and was started by a command that names `part`. */
export const isRunning = async (pid: number, part: string): Promise<boolean> =>
  (await commandOf(pid)).includes(part);

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
