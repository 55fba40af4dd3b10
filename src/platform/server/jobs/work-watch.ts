import { parentPort, workerData } from 'node:worker_threads';
import type { Given } from './run-in-process.ts';

/** Ends its process as soon as that takes more memory, or works longer, than it was given, whoever in it does. */
const { megabytes, seconds } = workerData as Given<unknown>['cap'];
function look(): void {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024 || user + system > seconds * 1_000_000)
    process.kill(process.pid, 'SIGKILL');
}
look();
setInterval(look, 50);
parentPort?.postMessage('looked', []);
