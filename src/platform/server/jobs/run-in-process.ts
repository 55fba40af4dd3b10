import { fork, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** The work took longer, or more memory, than it was given. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
}

/** What one piece of work may take. */
export interface WorkCap {
  /** Of work, by its own processor time: where the machine has more to do it comes last, and a file is no worse for that. */
  seconds: number;
  /** Of all its process, native code included. */
  megabytes: number;
  /** More options for its Node: tests begin on another machine with them. */
  nodeOptions?: readonly string[];
}

/** What has not come after so many times its seconds on the clock waits for something, and is ended too. */
const longestWait = 20;

/** What this process was given so that it finds our files without their types (run/load-modules.js). */
const asWeLoad = () => process.execArgv.filter((flag) => /^--(import|disable-warning)=/.test(flag));

/** Gives one job to a process that ends with it: `file` answers it with `answerJob`. What reads or makes somebody's file may break,
 *  loop or fill its memory: it takes nobody with it. `files` are open files that the process gets from descriptor 4 on. Whoever does
 *  not want it any more says so by `signal`: the process is killed, and the signal's reason thrown. Throws TooMuchWork beyond the cap. */
export function runInProcess<Job, Done>(
  file: URL,
  job: Job,
  { seconds, megabytes, nodeOptions = [] }: WorkCap,
  files: readonly number[] = [],
  signal?: AbortSignal,
): Promise<Done> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const worker = fork(file, {
    // No address, no secret: code that is taken over finds nothing here. Windows loads no library without its folder.
    env: { SystemRoot: process.env['SystemRoot'] },
    execArgv: [...asWeLoad(), `--max-old-space-size=${megabytes}`, ...nodeOptions],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...files] satisfies StdioOptions,
  });
  // Where there is not enough for all, calls come first.
  if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  const unwanted = Promise.withResolvers<never>();
  const leave = () => unwanted.reject(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const work = new Promise<Done>((resolve, reject) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), longestWait * seconds * 1000);
    worker.once('message', (answer: Answer<Done>) => {
      if ('done' in answer) resolve(answer.done);
      else reject(new Error(answer.failure));
    });
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(timer));
    // Its end may be noticed before its answer is read, where other processes end at the same time: it closes after both.
    worker.once('close', (code, signal) => {
      // Killed by its clock, by its own watch, or by the machine; or out of JavaScript's memory, which aborts.
      reject(signal === null ? new Error(`the process of a job ended with ${code}`) : new TooMuchWork());
    });
    // A process that ended before it was told says so by its end.
    worker.send({ job, cap: { seconds, megabytes } } satisfies Given<Job>, () => undefined);
  });
  return Promise.race([work, unwanted.promise]).finally(() => {
    signal?.removeEventListener('abort', leave);
    worker.kill('SIGKILL');
  });
}

/** What a process is sent. */
export interface Given<Job> {
  job: Job;
  cap: Pick<WorkCap, 'seconds' | 'megabytes'>;
}

/** What it answers: `failure` is a defect. */
export type Answer<Done> = { done: Done } | { failure: string };
