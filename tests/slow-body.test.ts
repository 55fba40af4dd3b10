import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { newWorld, theServer } from '#tests/world.ts';

suite('A request that arrives drop by drop', () => {
  test('ends with the time of its call, and so does its connection', { timeout: 60_000 }, async () => {
    const { slug } = await newWorld();
    const { app } = await theServer();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (part) => void (said += String(part))).on('error', () => undefined);
    socket.write(
      `POST /org/${slug}/user/login/ HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
    );
    const dripping = setInterval(() => socket.write(' '), 500);
    const started = performance.now();
    await once(socket, 'close');
    clearInterval(dripping);
    assert.match(said, /^HTTP\/1\.1 503 /);
    assert.ok(performance.now() - started < 40_000);
  });
});
