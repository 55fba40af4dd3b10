import { Worker } from 'node:worker_threads';
import type { Answer, Given } from './run-in-process.ts';

/** Does the one job this process is started for; then the process ends. */
export function answerJob<Job, Done>(work: (job: Job) => Promise<Done>): void {
  process.once('message', async ({ job, cap }: Given<Job>) => {
    // Native code blocks its thread and knows no cap: another one looks, and ends the process.
    const watch = new Worker(new URL('./work-watch.ts', import.meta.url), { workerData: cap });
    await new Promise((resolve) => watch.once('message', resolve));
    const answer: Answer<Done> = await work(job).then(
      (done) => ({ done }),
      (error: unknown) => ({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    process.send?.(answer, () => process.exit());
  });
}
