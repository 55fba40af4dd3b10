import { readdir, readFile } from 'node:fs/promises';
import { postmasterOf } from '../product.ts';

/** The processes of the PostgreSQL on a folder, the one that started the others first. */
async function processesOf(folder: string): Promise<number[]> {
  const postmaster = await postmasterOf(folder);
  const found = [postmaster];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) === postmaster) found.push(Number(pid));
  }
  return found;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

/** As the machine would; it is started again by whoever started it. */
export const kill = async (folder: string): Promise<void> => send(await postmasterOf(folder), 'SIGKILL');

/** Stands still from one moment to the next, and says nothing to anybody. */
export async function freeze(folder: string): Promise<void> {
  for (const pid of await processesOf(folder)) send(pid, 'SIGSTOP');
}

export async function thaw(folder: string): Promise<void> {
  for (const pid of await processesOf(folder)) send(pid, 'SIGCONT');
}
