import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { readConfig } from '#platform/server/process/config.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { newWorld } from '#tests/world/world.ts';

const seconds = 2;
/** So many drops come for longer than a test may take. */
const length = 10_000;

suite('A request that arrives drop by drop', () => {
  test('ends with the time of its call, before all of it has come, and so does its connection', async () => {
    assert.equal(readConfig({}).limits.callSeconds, 20, 'as the README says');
    const { slug } = await newWorld();
    const { app } = await anotherServer({ LIMIT_CALL_SECONDS: String(seconds) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (part) => void (said += String(part))).on('error', () => undefined);
    socket.write(
      `POST /org/${slug}/user/login/ HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    let drops = 0;
    const dripping = setInterval(() => (drops++, socket.write(' ')), 200);
    await once(socket, 'close');
    clearInterval(dripping);
    assert.match(said, /^HTTP\/1\.1 503 /);
    assert.ok(drops < length);
  });
});
