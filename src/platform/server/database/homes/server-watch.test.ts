import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { suite, test, type TestContext } from 'node:test';
import { until } from '#tests/world/waiting/until.ts';
import { watchServer, type WatchSettings } from './server-watch.ts';

const never = new Promise<undefined>(() => undefined);

/** Watches a server that answers once, and from then on as `ask` does. */
async function watched(t: TestContext, more: Pick<WatchSettings, 'ask'> & Partial<WatchSettings>) {
  const said: string[] = [];
  let asked = 0;
  const watch = watchServer({
    connectionStrings: [],
    onAway: (why) => said.push(why),
    giveUp: () => said.push('given up'),
    ...more,
    ask: (clients) => (asked++ === 0 ? Promise.resolve(undefined) : more.ask(clients)),
  });
  t.after(() => watch.stop());
  await watch.first;
  assert.equal(watch.wrong(), undefined);
  return { watch, said, asked: () => asked };
}

suite('A server that is looked after', () => {
  test('is taken for away once it has been silent for a while, and nobody is given up before it is sure', async (t) => {
    const { watch, said } = await watched(t, { ask: () => never });
    await until(() => said.length > 1);
    assert.deepEqual(said, ['it does not answer', 'given up']);
    assert.equal(watch.wrong(), 'it does not answer');
  });

  test('is there while it answers others, however late it comes to the question', async (t) => {
    let heard = 0;
    const { watch, said, asked } = await watched(t, { ask: () => never, received: () => heard++ });
    // The question is put again on another connection.
    await until(() => asked() > 2);
    assert.deepEqual([watch.wrong(), said], [undefined, []]);
  });

  test('is not blamed for what keeps this process busy', async (t) => {
    const { said, asked } = await watched(t, {
      async ask() {
        const answer = stat('.');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
        await answer;
        return undefined;
      },
    });
    await until(() => asked() > 2);
    assert.deepEqual(said, []);
  });

  test('is away at once when it says so, and there again with its next answer', async (t) => {
    let isThere = false;
    const { watch, said } = await watched(t, {
      ask: () => (isThere ? Promise.resolve(undefined) : Promise.reject(new Error('refused'))),
    });
    watch.suspect();
    await until(() => watch.wrong() !== undefined);
    assert.deepEqual(said, ['refused', 'given up']);
    isThere = true;
    await until(() => watch.wrong() === undefined);
  });
});
