import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { after, suite, test } from 'node:test';
import fastify from 'fastify';
import { overloaded } from '#platform/contract/refusal.ts';
import { Refused } from '#platform/server/http/refuse.ts';
import { replyOf } from '#platform/server/http/request-facts.ts';

/** A handler at work, from its first line: its caller waits for `answer`. */
interface AtWork {
  gone: () => AbortSignal;
  answer: () => void;
}

const app = fastify();
const begun: ((work: AtWork) => void)[] = [];
app.get('/', (_, reply) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  begun.shift()?.({ gone: () => replyOf(reply, false).gone(), answer: () => resolve('here') });
  return promise;
});
await app.listen({ port: 0, host: '127.0.0.1' });
after(() => app.close());

/** Calls over a connection of its own, and waits until the handler began. */
async function calls() {
  const { promise, resolve } = Promise.withResolvers<AtWork>();
  begun.push(resolve);
  const meets = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [met] = (await meets) as [NodeJS.EventEmitter];
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const leave = async (how: 'end' | 'reset') => {
    // A reset is an error first.
    const closed = new Promise((resolve) => void met.once('close', resolve));
    if (how === 'end') socket.destroy();
    else socket.resetAndDestroy();
    await closed;
  };
  return { socket, leave, work: await promise };
}

suite('A handler learns that its caller has left', () => {
  for (const how of ['end', 'reset'] as const)
    test(`when the connection ${how === 'end' ? 'ends' : 'is reset'} while it works`, async () => {
      const { work, leave } = await calls();
      const signal = work.gone();
      assert.equal(signal.aborted, false);
      await leave(how);
      assert.equal(signal.aborted, true);
      assert.ok(signal.reason instanceof Refused, 'no defect');
      assert.equal(signal.reason.refusal.code, overloaded.code);
      work.answer();
    });

  test('when that was before it asked', async () => {
    const { work, leave } = await calls();
    await leave('end');
    assert.equal(work.gone().aborted, true);
    work.answer();
  });

  test('and not when the connection ends after the answer', async () => {
    const { socket, work, leave } = await calls();
    const signal = work.gone();
    work.answer();
    const [said] = (await once(socket, 'data')) as [Buffer];
    assert.match(String(said), /^HTTP\/1\.1 200 .*here$/s);
    await leave('end');
    assert.equal(signal.aborted, false);
  });
});
