import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, suite, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { until } from '#tests/world/waiting/until.ts';
import { limitConnections } from './connection-limits.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listening(
  limits: Partial<Parameters<typeof limitConnections>[1]>,
  answer: RequestListener = (_, response) => void response.end('here'),
) {
  const server = createServer(answer);
  limitConnections(server, { all: 1000, perAddress: 1000, proxies: [], ...limits });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** Connects from an address of this machine; all below 127 are. */
async function caller(server: Server, from: string, says = ''): Promise<Socket & { said: string }> {
  const { port } = server.address() as { port: number };
  // So that the server meets them in this order.
  const met = once(server, 'connection');
  const socket = Object.assign(connect({ port, host: '127.0.0.1', localAddress: from }), { said: '' });
  socket.on('error', () => undefined).on('data', (part) => void (socket.said += String(part)));
  ends.push(() => socket.destroy());
  await Promise.all([once(socket, 'connect'), met]);
  if (says !== '') socket.write(says);
  return socket;
}

async function callers(server: Server, from: readonly string[], says?: string) {
  const made = [];
  for (const one of from) made.push(await caller(server, one, says));
  return made;
}

const ask = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const areOpen = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => !destroyed);
const isAnswered = async (socket: Socket & { said: string }) => {
  await until(() => socket.said !== '' || socket.destroyed);
  return socket.said.startsWith('HTTP/1.1 200');
};
const [one, other] = ['127.0.0.1', '127.0.0.2'];
const ofOthers = (many: number) => Array.from({ length: many }, (_, at) => `127.0.1.${at + 1}`);

suite('Connections', { skip: process.platform !== 'linux' && 'this machine has one address' }, () => {
  test('of one address give way to its own: the longest silent first, and nobody else', async () => {
    const server = await listening({ perAddress: 3 });
    const elsewhere = await caller(server, other);
    const silent = await callers(server, Array<string>(5).fill(one));
    await until(() => silent[1]?.destroyed === true);
    assert.deepEqual(areOpen(silent), [false, false, true, true, true]);
    assert.ok(await isAnswered(await caller(server, one, ask)));
    elsewhere.write(ask);
    assert.ok(await isAnswered(elsewhere));
  });

  test('of all addresses give way together', async () => {
    const server = await listening({ all: 4 });
    const silent = await callers(server, ofOthers(6));
    await until(() => silent[1]?.destroyed === true);
    assert.deepEqual(areOpen(silent), [false, false, true, true, true, true]);
    assert.ok(await isAnswered(await caller(server, one, ask)));
  });

  test('that wait for an answer stay; whoever comes then is turned away', async () => {
    const answers: (() => void)[] = [];
    const server = await listening({ perAddress: 2 }, (_, response) => {
      answers.push(() => response.end('at last'));
    });
    const waiting = await callers(server, [one, one], ask);
    await until(() => answers.length === 2);
    const late = await caller(server, one, ask);
    await until(() => late.destroyed);
    assert.ok(late.destroyed);
    for (const answer of answers) answer();
    for (const socket of waiting) assert.ok(await isAnswered(socket));
  });

  test('whose body does not come are silent', async () => {
    let begun = 0;
    const server = await listening({ perAddress: 2 }, () => void begun++);
    const half = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nhalf';
    const unfinished = await callers(server, [one, one], half);
    await until(() => begun === 2);
    await caller(server, one);
    await until(() => unfinished[0]?.destroyed === true);
    assert.deepEqual(areOpen(unfinished), [false, true]);
  });

  test('of the proxy are not counted by their address, all others are', async () => {
    const server = await listening({ perAddress: 2, proxies: ['127.0.0.1/32'] });
    const ofProxy = await callers(server, Array<string>(5).fill(one));
    const direct = await callers(server, Array<string>(3).fill(other));
    await until(() => direct[0]?.destroyed === true);
    assert.deepEqual(areOpen(ofProxy), Array<boolean>(5).fill(true));
    assert.deepEqual(areOpen(direct), [false, true, true]);
  });

  test('behind a proxy that nobody named are not counted by their address at all', async () => {
    const server = await listening({ perAddress: 2, proxies: undefined });
    const silent = await callers(server, Array<string>(4).fill(one));
    await setTimeout(100);
    assert.deepEqual(areOpen(silent), Array<boolean>(4).fill(true));
  });
});
