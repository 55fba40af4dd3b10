import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How a connection is lost: the server says that it ends, it ends without a word, or the way to it breaks. */
export const losses = ['said', 'ended', 'broken'] as const;
export type Loss = (typeof losses)[number];

/** Stands between the product and its database, and cuts connections where it is told to. */
export interface CuttingProxy {
  /** The same database, by way of the proxy. */
  address: string;
  /** From now on each connection ends after that many messages of the server; `undefined` lets all pass. */
  cutAfter(messages: number | undefined, how?: Loss): void;
  /** Ends every open connection, and waits until the database has ended the work it was sent; the next call opens a new one. */
  forget(): Promise<void>;
  /** Messages with which the server greets a new connection, until it takes statements. */
  greeting(): number;
  /** Connections cut since the last call of `cutAfter`. */
  cuts(): number;
  close(): Promise<void>;
}

const readyForQuery = 'Z'.charCodeAt(0);
const text = (key: string, value: string) => `${key}${value}\0`;

/** What a server says before it ends: `terminating connection due to unexpected postmaster exit`. */
const lastWords = (() => {
  const fields = Buffer.from(
    `${text('S', 'FATAL')}${text('V', 'FATAL')}${text('C', '57P01')}${text('M', 'terminating connection')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

export async function startCuttingProxy(to: string): Promise<CuttingProxy> {
  const target = new URL(to);
  const open = new Map<Socket, Socket>();
  let limit = Infinity;
  let loss: Loss = 'said';
  let cut = 0;
  let greeting = 0;

  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    open.set(far, near);
    let passed = 0;
    let held = Buffer.alloc(0);
    let isLost = false;
    const lose = (before: Buffer) => {
      cut++;
      isLost = true;
      far.end();
      // In one piece with what came before, as it arrives where the reader was busy.
      if (loss === 'said') near.end(Buffer.concat([before, lastWords]));
      else if (loss === 'ended') near.end(before);
      else near.write(before, () => near.resetAndDestroy());
    };
    far.on('data', (part) => {
      if (isLost) return;
      held = Buffer.concat([held, part]);
      let at = 0;
      while (held.length - at >= 5 && held.length - at > held.readInt32BE(at + 1)) {
        const isReady = held[at] === readyForQuery;
        at += held.readInt32BE(at + 1) + 1;
        passed++;
        if (isReady) greeting ||= passed;
        if (passed === limit) return lose(held.subarray(0, at));
      }
      near.write(held.subarray(0, at));
      held = held.subarray(at);
    });
    near.on('data', (part) => void (far.writable && far.write(part)));
    near.on('error', () => undefined).on('close', () => far.end());
    far
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(far);
        near.destroy();
      });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const address = new URL(to);
  address.port = String((proxy.address() as { port: number }).port);
  return {
    address: address.href,
    cutAfter(messages, how = 'said') {
      limit = messages ?? Infinity;
      loss = how;
      cut = 0;
    },
    async forget() {
      const ended = [...open.keys()].map((far) => once(far, 'close'));
      for (const near of open.values()) near.destroy();
      await Promise.all(ended);
      await pause(5); // Until the product has noticed, too.
    },
    greeting: () => greeting,
    cuts: () => cut,
    close: () => new Promise((closed) => void proxy.close(() => closed())),
  };
}
