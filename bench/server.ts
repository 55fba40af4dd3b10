import { readConfig } from '#platform/server/process/config.ts';
import { createApp } from '#app/create-app.ts';
import type { ProductOrder } from './product.ts';

// The product in a process of its own, as it is run; it tells what it used when asked.
const { adminUrl, secret, settings, works } = JSON.parse(process.env['BENCH_SERVER'] ?? '{}') as ProductOrder;

let trips = 0;
let calls = 0;
const { app, queue, startWorking } = await createApp({
  config: readConfig(settings),
  adminUrl,
  secret,
  replyChecks: 'some',
  onTrips: (count) => {
    trips += count;
    calls++;
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
if (works) {
  await queue.open();
  startWorking();
}
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100).unref();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, trips, calls, rss: process.memoryUsage.rss(), peak });
});
process.send?.({ port: (app.server.address() as { port: number }).port });
// A bench that was killed leaves no server behind.
process.on('disconnect', () => process.exit());
