import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { runningLimits } from '#platform/server/limits/running.ts';
import { until } from '#tests/world/waiting/until.ts';
import { eventStreams } from './event-stream.ts';

const claims = { sub: 'somebody', org: 'somewhere' } as never;

suite('A stream of events', () => {
  test('keeps for a slow reader the newest of each kind and thing, and nothing else', async () => {
    const streams = eventStreams({
      running: runningLimits({ all: 1, organisation: 1, person: 1, retryAfter: 1 }),
    });
    let send: ((event: unknown) => void) | undefined;
    let asked = 0;
    const app = fastify();
    app.get('/', (_, reply) =>
      streams.send(reply, {
        claims,
        events: (sends) => {
          send = sends;
          return () => undefined;
        },
        check: (event) => event,
        stillThere: () => Promise.resolve(asked++),
      }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
    reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await until(() => send !== undefined);
    // More than a connection takes that nobody reads.
    send?.({ event: 'board', id: 'long', text: 'x'.repeat(30_000_000) });
    await until(() => asked === 1);
    for (let n = 1; n <= 1000; n++) {
      send?.({ unread: n });
      for (const id of ['one', 'other']) send?.({ event: 'board', id, n });
    }
    let text = '';
    reader.on('data', (part) => (text = (text + String(part)).slice(-2000))).resume();
    await until(() => text.includes('"n":1000'));
    const told = text.match(/(?:event: \w+\n)?data: .*/g)?.filter((one) => !one.includes('xxx'));
    assert.deepEqual(told, [
      'data: {"unread":1000}',
      'event: board\ndata: {"id":"one","n":1000}',
      'event: board\ndata: {"id":"other","n":1000}',
    ]);
    reader.destroy();
    streams.close();
    await app.close();
  });
});
