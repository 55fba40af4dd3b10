import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { WorkerTask, WorkerReply } from './worker.ts';

/** Processes that each hold the whole server and answer one question after the other; one that was spoiled is replaced. */
export class WorkerPool {
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();

  /** Starts a process; `deleted` is missing in it from its first moment. */
  async #start(deleted?: string): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'worker.ts'), {
      env: { ...process.env, ...(deleted !== undefined && { PLUMBLINE_DELETED: deleted }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#all.add(child);
    child.once('exit', () => this.#all.delete(child));
    await this.#next(child);
    return child;
  }

  #next(child: ChildProcess): Promise<WorkerReply | undefined> {
    return new Promise((resolve) => {
      const ended = () => resolve(undefined);
      child.once('exit', ended);
      child.once('message', (reply: WorkerReply) => {
        child.off('exit', ended);
        resolve(reply);
      });
    });
  }

  /** Nothing when the process ended over the question. */
  async ask(task: WorkerTask, deleted?: string): Promise<WorkerReply | undefined> {
    const child = (deleted === undefined ? this.#idle.pop() : undefined) ?? (await this.#start(deleted));
    if (!child.connected) return undefined;
    child.send(task);
    const reply = await this.#next(child);
    if (deleted !== undefined || reply === undefined || ('spoiled' in reply && reply.spoiled)) child.kill();
    else this.#idle.push(child);
    return reply;
  }

  stop(): void {
    for (const child of this.#all) child.kill();
  }
}

/** Does something with each of many, so many at once. */
export async function eachOf<T>(
  many: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...many];
  const one = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
