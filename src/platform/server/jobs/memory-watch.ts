import { parentPort, workerData } from 'node:worker_threads';

/** Ends its process as soon as that takes more memory than it was given, whoever in it took it. */
const cap = Number(workerData) * 1024 * 1024;
function look(): void {
  if (process.memoryUsage.rss() > cap) process.kill(process.pid, 'SIGKILL');
}
look();
setInterval(look, 50);
parentPort?.postMessage('looked', []);
