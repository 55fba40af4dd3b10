import { Worker } from 'node:worker_threads';

/** The work took longer, or more memory, than it was given. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
}

/** Gives one job to a worker that ends with it; throws TooMuchWork beyond the cap. */
export function runInWorker<Job, Done>(
  file: URL,
  job: Job,
  cap: { seconds: number; megabytes: number },
): Promise<Done> {
  const worker = new Worker(file, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: cap.megabytes },
    // Nothing of the server's settings is needed in there.
    env: {},
    execArgv: [],
  });
  return new Promise<Done>((resolve, reject) => {
    const tooMuch = () => reject(new TooMuchWork());
    const timer = setTimeout(tooMuch, cap.seconds * 1000);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the worker ended without an answer'));
    });
  }).finally(() => void worker.terminate());
}
