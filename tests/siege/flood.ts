// A process of its own: asks the same again and again, as often a second as it was told, and says what came back and when.
import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../../bench/spread.ts';
import { callerFrom } from './http-call.ts';

export interface Flood {
  port: number;
  slug: string;
  token: string;
  perSecond: number;
  seconds: number;
}
export interface Flooded {
  sent: number;
  statuses: Record<string, number>;
  /** Of the refusals, in milliseconds; nothing where there was none. */
  p95: number | null;
}

process.on('message', async ({ port, slug, token, perSecond, seconds }: Flood) => {
  const call = callerFrom(port, { connections: 100 });
  const statuses: Record<string, number> = {};
  const refused: number[] = [];
  const sent: Promise<void>[] = [];
  const ask = async () => {
    const { status, took } = await call(slug, { method: 'GET', path: '/risk/', token });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 429) refused.push(took);
  };
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (sent.length < due) sent.push(ask());
    await pause(5);
  }
  await Promise.all(sent);
  process.send?.({ sent: sent.length, statuses, p95: spreadOf(refused).p95 } satisfies Flooded);
});
process.send?.('ready');
